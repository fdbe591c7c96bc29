import type {CostKind} from './cost-lines';

export const COST_COPY: Readonly<Record<CostKind | 'total' | 'includedTax', string>> = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  duties: 'Duties',
  fees: 'Additional fees',
  tip: 'Tip',
  tax: 'Tax',
  adjustment: 'Adjustments',
  total: 'Total',
  includedTax: 'Tax (included)',
};

/** Names a payment by gift card; only the last characters of its code are known. */
export const giftCardPaymentName = (lastCharacters: string): string =>
  `Paid by gift card •••• ${lastCharacters.toUpperCase()}`;
