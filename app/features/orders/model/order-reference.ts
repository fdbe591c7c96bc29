const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const SHOP_ORDER = /^(?:gid:\/\/shopify\/Order\/)?([1-9]\d{0,19})$/;

/** Which order an address means: by our own id, or by the shop's. */
export type OrderReference =
  {readonly kind: 'id'; readonly id: string} | {readonly kind: 'shop-id'; readonly shopifyOrderId: string};

/** @returns the page of an order, by whichever of its ids */
export const orderPath = (id: string): string => `/order/${encodeURIComponent(id)}`;

/** @returns null for what can be no order's id, so that nobody is asked */
export function parseOrderReference(text: string): OrderReference | null {
  if (UUID.test(text)) return {kind: 'id', id: text.toLowerCase()};
  const number = SHOP_ORDER.exec(text)?.[1];
  return number ? {kind: 'shop-id', shopifyOrderId: `gid://shopify/Order/${number}`} : null;
}
