/** The scopes that a merchant may grant to Storefront API tokens beyond products and carts; none is granted by default. */
export const STOREFRONT_SCOPES = [
  'unauthenticated_read_content',
  'unauthenticated_read_metaobjects',
  'unauthenticated_read_product_inventory',
  'unauthenticated_read_product_tags',
  'unauthenticated_read_selling_plans',
] as const;

export type StorefrontScope = (typeof STOREFRONT_SCOPES)[number];
