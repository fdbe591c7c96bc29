/** The name of the shop while Shopify is unreachable. */
export const BUILT_IN_SHOP_NAME = 'Fusion Tiffin';
