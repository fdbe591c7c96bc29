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
  readonly items: readonly Pick<
    PricedRow['items'][number],
    'quantity' | 'removed_quantity' | 'price_minor' | 'total_minor'
  >[];
  readonly discounts?: readonly {readonly code: string | null; readonly amount_minor: number}[];
};

/**
 * Shows the items of an order as ordered if less was paid back than those cost that Shopify removed: the customer keeps
 * what was shipped, and got some money back. Without this the difference would be an unexplained adjustment.
 * An order that already has the amounts of the checkout (`toAmounts`) is returned unchanged.
 * @param refundedMinor all refunds
 */
export function withKeptItems<Row extends Amounts>(row: Row, refundedMinor: number): Row {
  const {subtotal_minor: subtotal, discount_minor: discount, total_minor: total, discounts} = row;
  const added = row.shipping_minor + row.duties_minor + row.fees_minor + row.tip_minor;
  const extra = added + (row.taxes_included ? 0 : row.tax_minor);
  if (refundedMinor === 0 || subtotal - discount + extra >= total) return row;
  const items = row.items.map((item) => ({
    ...item,
    quantity: item.quantity + item.removed_quantity,
    removed_quantity: 0,
    total_minor: item.removed_quantity > 0 ? null : item.total_minor,
  }));
  const removed = row.items.reduce((sum, item) => sum + item.price_minor * item.removed_quantity, 0);
  // What is missing then is the discount on the items that are kept.
  const keptDiscount = Math.max(0, subtotal + removed - discount + extra - refundedMinor - total);
  const [only, ...others] = discounts ?? [];
  return {
    ...row,
    items,
    subtotal_minor: subtotal + removed,
    discount_minor: discount + keptDiscount,
    ...(only && others.length === 0 && {discounts: [{...only, amount_minor: only.amount_minor + keptDiscount}]}),
  };
}
