import {formatMoney, toMinorUnits, toMoney} from '~/core/money';
import type {DiscountRow} from './cart-view';
import type {ShopCart, ShopCartLine} from './shop-cart';

type Allocation = ShopCart['discountAllocations'][number];

/** What an allocation is called when it comes from no code but from an offer of the shop. */
const OFFER_LABEL = 'Discount';

/** @returns what each code takes off one line. */
export const lineDiscounts = (line: ShopCartLine): readonly DiscountRow[] =>
  toRows(sumByLabel(line.discountAllocations), line.cost.totalAmount.currencyCode);

/**
 * Lists what each code takes off a cart. The shop reports a discount on the lines it is spread over and may repeat it
 * for the whole cart, so the rows are checked against the two totals: a shopper who adds them up must arrive at the
 * total. Where neither reading fits, the whole difference is one row.
 */
export function cartDiscounts(cart: ShopCart): readonly DiscountRow[] {
  const {subtotalAmount, totalAmount} = cart.cost;
  const differenceMinor = toMinorUnits(subtotalAmount) - toMinorUnits(totalAmount);
  if (differenceMinor <= 0) return [];
  const ofLines = cart.lines.nodes.flatMap((line): Allocation[] => line.discountAllocations);
  const readings = [ofLines, cart.discountAllocations, [...ofLines, ...cart.discountAllocations]].map(sumByLabel);
  const fitting = readings.find((sums) => total(sums) === differenceMinor) ?? new Map([[OFFER_LABEL, differenceMinor]]);
  return toRows(fitting, totalAmount.currencyCode);
}

function sumByLabel(allocations: readonly Allocation[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const allocation of allocations) {
    const label = ('code' in allocation && allocation.code) || OFFER_LABEL;
    sums.set(label, (sums.get(label) ?? 0) + toMinorUnits(allocation.discountedAmount));
  }
  return sums;
}

const total = (sums: ReadonlyMap<string, number>): number => [...sums.values()].reduce((sum, minor) => sum + minor, 0);

const toRows = (sums: ReadonlyMap<string, number>, currencyCode: string): readonly DiscountRow[] =>
  [...sums]
    .filter(([, minor]) => minor > 0)
    .map(([label, minor]) => ({label, amount: formatMoney(toMoney(minor, currencyCode))}));
