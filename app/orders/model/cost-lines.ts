export type CostKind =
  | 'subtotal'
  | 'discount'
  | 'shipping'
  | 'duties'
  | 'fees'
  | 'tip'
  | 'tax'
  | 'refund'
  | 'adjustment';

/** One cost of an order; negative for a discount and a refund. */
export interface CostLine {
  readonly kind: CostKind;
  readonly minor: number;
  /** The promo code of a discount. */
  readonly code: string | null;
}

/** Amounts of an order, in minor units. */
interface Costs {
  readonly subtotal_minor: number;
  readonly discount_minor: number;
  readonly shipping_minor: number;
  readonly duties_minor: number;
  readonly fees_minor: number;
  readonly tip_minor: number;
  readonly tax_minor: number;
  readonly taxes_included: boolean;
  readonly total_minor: number;
}

interface Discount {
  readonly code: string | null;
  readonly amount_minor: number;
}

/**
 * Lists the costs of an order. The lines always add up to its total: what is missing was refunded, as far as there are
 * refunds, and the rest becomes an adjustment. Included taxes have no line.
 * @param discounts the discounts by code; a remainder of the total discount becomes a line without a code
 * @param refundedMinor all refunds; those of items are in the other lines, because the total has only the items that are left
 */
export function toCostLines(costs: Costs, discounts: readonly Discount[] = [], refundedMinor = 0): readonly CostLine[] {
  const line = (kind: CostKind, minor: number, code: string | null = null): CostLine => ({kind, minor, code});
  const otherMinor = discounts.reduce(
    (remainingMinor, {amount_minor}) => remainingMinor - amount_minor,
    costs.discount_minor,
  );
  const extras = [
    ...discounts.map(({code, amount_minor}) => line('discount', -amount_minor, code)),
    line('discount', -Math.max(0, otherMinor)),
    line('duties', costs.duties_minor),
    line('fees', costs.fees_minor),
    line('tip', costs.tip_minor),
  ].filter(({minor}) => minor !== 0);
  const lines = [
    line('subtotal', costs.subtotal_minor),
    ...extras.filter(({kind}) => kind === 'discount'),
    line('shipping', costs.shipping_minor),
    ...extras.filter(({kind}) => kind !== 'discount'),
    ...(costs.taxes_included ? [] : [line('tax', costs.tax_minor)]),
  ];
  const missingMinor = lines.reduce((remainingMinor, {minor}) => remainingMinor - minor, costs.total_minor);
  const refundMinor = Math.max(missingMinor, -Math.max(0, refundedMinor));
  const ending =
    missingMinor < 0
      ? [line('refund', refundMinor), line('adjustment', missingMinor - refundMinor)]
      : [line('adjustment', missingMinor)];
  return [...lines, ...ending.filter(({minor}) => minor !== 0)];
}
