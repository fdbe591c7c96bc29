const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const SHOP_ORDER = /^gid:\/\/shopify\/Order\/[1-9]\d{0,19}$/;
const DIGITS = /^#?([1-9]\d{0,19})$/;

/** Which order an address means: by our own id, by the shop's, or by digits that may be the shop's id or the number. */
export type OrderReference =
  | {readonly kind: 'id'; readonly id: string}
  | {readonly kind: 'shop-id'; readonly shopifyOrderId: string}
  | {readonly kind: 'number'; readonly orderNumber: string; readonly shopifyOrderId: string};

/** @returns the page of an order, by whichever of its ids or by its number */
export const orderPath = (id: string): string => `/order/${encodeURIComponent(id)}`;

/** @returns null for what can be no order's id, so that nobody is asked */
export function parseOrderReference(text: string): OrderReference | null {
  if (UUID.test(text)) return {kind: 'id', id: text.toLowerCase()};
  if (SHOP_ORDER.test(text)) return {kind: 'shop-id', shopifyOrderId: text};
  const digits = DIGITS.exec(text)?.[1];
  return digits ? {kind: 'number', orderNumber: `#${digits}`, shopifyOrderId: `gid://shopify/Order/${digits}`} : null;
}
