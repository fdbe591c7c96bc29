export interface RefundChoice {
  /** Without lines of which nothing is refunded. */
  readonly quantities: readonly ChosenQuantity[];
  readonly isShipping: boolean;
  /** Whether the items go back in stock. */
  readonly isRestocking: boolean;
}

/** How many items of a line are refunded. */
interface ChosenQuantity {
  /** Shopify's id of the line. */
  readonly lineItemId: string;
  readonly quantity: number;
}

/** The checkbox that refunds the shipping. */
export const SHIPPING_FIELD = 'shipping';
/** The checkbox that puts the items back in stock. */
export const RESTOCK_FIELD = 'restock';
export const AMOUNT_FIELD = 'amount';
/** The field with the reason, which staff alone see. */
export const REASON_FIELD = 'reason';
export const MAX_REASON_LENGTH = 255;
/** The field with the amount that Shopify suggested. */
export const SUGGESTED_FIELD = 'suggested';
/** The field with the ids of the refunds that the page showed. */
export const SEEN_FIELD = 'seenRefunds';

const LINE = 'gid://shopify/LineItem/';
const QUANTITY = /^line-([1-9]\d{0,19})$/;
const COUNT = /^\d{1,6}$/;

/** Returns the name of the field with the quantity of a line. */
export const lineField = (lineItemId: string): string => `line-${lineItemId.slice(LINE.length)}`;
/** Returns the name of the field with how many of a line could be refunded when the form was rendered. */
export const refundableField = (lineItemId: string): string => `refundable-${lineItemId.slice(LINE.length)}`;

/** Parses a choice from a query or a form. What is no number counts as none. */
export function parseChoice(fields: URLSearchParams | FormData): RefundChoice {
  const quantities = [...new Set(fields.keys())].flatMap((name): ChosenQuantity[] => {
    const number = QUANTITY.exec(name)?.[1];
    const quantity = toCount(fields.get(name));
    return number && quantity > 0 ? [{lineItemId: LINE + number, quantity}] : [];
  });
  return {quantities, isShipping: fields.has(SHIPPING_FIELD), isRestocking: fields.has(RESTOCK_FIELD)};
}

const toCount = (text: FormDataEntryValue | null): number =>
  typeof text === 'string' && COUNT.test(text.trim()) ? Number(text) : 0;

/** Parses how many of each chosen line could be refunded when the form was rendered, by Shopify's id. */
export const parseRefundable = (form: FormData, {quantities}: RefundChoice): ReadonlyMap<string, number> =>
  new Map(quantities.map(({lineItemId}) => [lineItemId, toCount(form.get(refundableField(lineItemId)))]));

export const isEmptyChoice = ({quantities, isShipping}: RefundChoice): boolean =>
  quantities.length === 0 && !isShipping;
