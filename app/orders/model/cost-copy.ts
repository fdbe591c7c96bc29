import {maskedGiftCard} from '~/core/masked-gift-card';
import type {CostKind, CostLine} from './cost-lines';

export const COST_COPY: Readonly<Record<CostKind | 'total' | 'net' | 'includedTax', string>> = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  duties: 'Duties',
  fees: 'Additional fees',
  tip: 'Tip',
  tax: 'Tax',
  refund: 'Refunded',
  adjustment: 'Adjustments',
  total: 'Total',
  net: 'Total after refunds',
  includedTax: 'Tax (included)',
};

/** Names a cost, a discount with its code: `Discount (FUSION15)`. */
export const costName = ({kind, code}: Pick<CostLine, 'kind' | 'code'>): string =>
  code === null ? COST_COPY[kind] : `${COST_COPY[kind]} (${code})`;

export const giftCardPaymentName = (lastCharacters: string): string =>
  `Paid by gift card ${maskedGiftCard(lastCharacters)}`;
