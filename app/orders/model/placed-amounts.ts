import type {PricedRow} from './order-row';

type Amounts = Pick<
  PricedRow,
  | 'subtotal_minor'
  | 'discount_minor'
  | 'shipping_minor'
  | 'duties_minor'
  | 'fees_minor'
  | 'tip_minor'
  | 'tax_minor'
  | 'taxes_included'
  | 'total_minor'
> & {
  readonly items: readonly Pick<PricedRow['items'][number], 'removed_quantity' | 'price_minor'>[];
  readonly discounts?: readonly {readonly code: string | null; readonly amount_minor: number}[];
};

/**
 * Returns an order of which money was paid back and nothing else was changed with the amounts of the checkout, as `toAmounts`
 * stores them. Rows that were stored before it did so have the amounts after the refund: less is missing in their total than
 * the removed items cost. All other orders are returned unchanged.
 * @param refundedMinor all refunds
 */
export function withPlacedAmounts<Row extends Amounts>(row: Row, refundedMinor: number): Row {
  const {subtotal_minor: subtotal, discount_minor: discount, total_minor: total, discounts} = row;
  const added = row.shipping_minor + row.duties_minor + row.fees_minor + row.tip_minor;
  const extra = added + (row.taxes_included ? 0 : row.tax_minor);
  if (refundedMinor === 0 || subtotal - discount + extra >= total) return row;
  const removed = row.items.reduce((sum, item) => sum + item.price_minor * item.removed_quantity, 0);
  // What is missing then is the discount on the items that are kept.
  const keptDiscount = Math.max(0, subtotal + removed - discount + extra - refundedMinor - total);
  const [only, ...others] = discounts ?? [];
  return {
    ...row,
    subtotal_minor: subtotal + removed,
    discount_minor: discount + keptDiscount,
    total_minor: total + refundedMinor,
    ...(only && others.length === 0 && {discounts: [{...only, amount_minor: only.amount_minor + keptDiscount}]}),
  };
}
