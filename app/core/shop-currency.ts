/** The currency of the shop, whose texts and prices assume it. Amounts in another one are never added to it. */
export const SHOP_CURRENCY = 'USD';
