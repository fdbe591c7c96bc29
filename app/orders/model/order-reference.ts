const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const SHOPIFY_ORDER_ID = /^gid:\/\/shopify\/Order\/[1-9]\d{0,19}$/;
const DIGITS = /^#?([1-9]\d{0,19})$/;
/** Merchants choose what is around the number. */
const NAME = /^(?=.*\d)[^\p{Cc}\p{Cs}]{2,255}$/u;

/** A reference to an order: by its id, by Shopify's id, by its name, or by digits that may be Shopify's id or the number. */
export type OrderReference =
  | {readonly kind: 'id'; readonly id: string}
  | {readonly kind: 'shop-id'; readonly shopifyOrderId: string}
  | {readonly kind: 'name'; readonly orderNumber: string}
  | {readonly kind: 'number'; readonly orderNumber: string; readonly shopifyOrderId: string};

/** Returns the path of an order's page, by either id or by its number. */
export const orderPath = (id: string): string => `/order/${encodeURIComponent(id)}`;

/** Returns the path of the page that shows a guest their order, by the secret of the link. */
export const guestOrderPath = (token: string): string => `/order/guest/${token}`;

/** Parses the reference in a URL; returns null for any other text, which then needs no query. */
export function parseOrderReference(text: string): OrderReference | null {
  if (UUID.test(text)) return {kind: 'id', id: text.toLowerCase()};
  if (SHOPIFY_ORDER_ID.test(text)) return {kind: 'shop-id', shopifyOrderId: text};
  const digits = DIGITS.exec(text)?.[1];
  if (digits) return {kind: 'number', orderNumber: `#${digits}`, shopifyOrderId: `gid://shopify/Order/${digits}`};
  return NAME.test(text) ? {kind: 'name', orderNumber: text} : null;
}
