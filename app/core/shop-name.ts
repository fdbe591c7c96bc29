/** What the shop is called while it cannot be asked. */
export const BUILT_IN_SHOP_NAME = 'Fusion Tiffin';
