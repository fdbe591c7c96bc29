/** What a merchant may grant to the tokens of a storefront, beyond products and carts; no storefront has all by itself. */
export const STOREFRONT_SCOPES = [
  'unauthenticated_read_content',
  'unauthenticated_read_metaobjects',
  'unauthenticated_read_product_inventory',
  'unauthenticated_read_product_tags',
] as const;

/** The name of such a grant, as the platform writes it. */
export type StorefrontScope = (typeof STOREFRONT_SCOPES)[number];
