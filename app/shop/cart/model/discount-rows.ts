import {formatMoney, toMinorUnits} from '~/core/money';
import {toMoney} from '~/core/to-money';
import type {DiscountRow} from './cart-view';
import type {ShopCart, ShopCartLine} from './shop-cart';

type Allocation = ShopCart['discountAllocations'][number];

/** Label of an automatic discount, which has no code. */
const OFFER_LABEL = 'Discount';

export const lineDiscounts = (line: ShopCartLine): readonly DiscountRow[] =>
  toRows(sumByLabel(line.discountAllocations), line.cost.totalAmount.currencyCode);

/**
 * Lists the discounts of a cart. Shopify may report one discount on both its lines and the cart, so this picks the
 * allocations that add up to subtotal minus total. If none do, one row shows the whole difference.
 * @param totalMinor the total before gift cards
 */
export function cartDiscounts(cart: ShopCart, totalMinor: number): readonly DiscountRow[] {
  const {subtotalAmount, totalAmount} = cart.cost;
  const differenceMinor = toMinorUnits(subtotalAmount) - totalMinor;
  if (differenceMinor <= 0) return [];
  const matching =
    toCandidates(cart).find((sums) => total(sums) === differenceMinor) ?? new Map([[OFFER_LABEL, differenceMinor]]);
  return toRows(matching, totalAmount.currencyCode);
}

/** Returns the sums of the allocations of the lines, of the cart, and of both: one of them is the discount of the cart. */
export const allocationSums = (cart: ShopCart): readonly number[] => toCandidates(cart).map(total);

function toCandidates({lines, discountAllocations}: ShopCart): readonly ReadonlyMap<string, number>[] {
  const ofLines = lines.nodes.flatMap((line): Allocation[] => line.discountAllocations);
  return [ofLines, discountAllocations, [...ofLines, ...discountAllocations]].map(sumByLabel);
}

/** Returns the codes whose discounts the cart and its lines have, as the merchant spells them. */
export const allocatedCodes = (cart: ShopCart): readonly string[] =>
  [...cart.lines.nodes, cart]
    .flatMap(({discountAllocations}): readonly Allocation[] => discountAllocations)
    .flatMap((allocation) => ('code' in allocation ? [allocation.code] : []));

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
