import type {CostKind} from './cost-lines';

/** The labels of the costs of an order. */
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
