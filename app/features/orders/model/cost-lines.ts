/** What the amount of a line is for. */
export type CostKind = 'subtotal' | 'discount' | 'shipping' | 'duties' | 'fees' | 'tip' | 'tax' | 'adjustment';

/** A line of what an order costs; negative for what was taken off. */
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
 * Lists what an order costs: the lines add up to its total, whatever Shopify says. Taxes that the prices include are no
 * line of their own.
 * @param discounts what was taken off, one by one; what is missing to the whole discount becomes one line more
 */
export function toCostLines(costs: Costs, discounts: readonly Discount[] = []): readonly CostLine[] {
  const line = (kind: CostKind, minor: number, code: string | null = null): CostLine => ({kind, minor, code});
  const otherMinor = discounts.reduce((leftMinor, {amount_minor}) => leftMinor - amount_minor, costs.discount_minor);
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
  const missingMinor = lines.reduce((leftMinor, {minor}) => leftMinor - minor, costs.total_minor);
  return missingMinor === 0 ? lines : [...lines, line('adjustment', missingMinor)];
}
