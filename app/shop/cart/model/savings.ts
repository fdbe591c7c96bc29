import {formatMoney, isReduced, toMinorUnits, type Money} from '~/core/money';
import {toMoney} from '~/core/to-money';
import {priceWithoutPlan} from './line-plans';
import type {ShopCart, ShopCartLine} from './shop-cart';

/** Returns what one piece cost before: without its plan, or as the merchant compares it; null if that is not more. */
export function unitPriceBefore(line: ShopCartLine): Money | null {
  const {amountPerQuantity, compareAtAmountPerQuantity} = line.cost;
  const before = priceWithoutPlan(line) ?? compareAtAmountPerQuantity;
  return before && isReduced(amountPerQuantity, before) ? before : null;
}

/**
 * Returns what the shopper saves with reduced prices and discounts together, from the costs that Shopify reports.
 * @param totalMinor the total before gift cards
 * @returns null if the rows of the cart's discounts already say all of it
 */
export function toSaved({lines, cost: {subtotalAmount}}: ShopCart, totalMinor: number): string | null {
  const beforeMinor = sum(lines.nodes.map((line) => toMinorUnits(line.cost.subtotalAmount) + reductionMinor(line)));
  const savedMinor = beforeMinor - totalMinor;
  const shownMinor = Math.max(0, toMinorUnits(subtotalAmount) - totalMinor);
  return savedMinor > shownMinor ? formatMoney(toMoney(savedMinor, subtotalAmount.currencyCode)) : null;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, minor) => total + minor, 0);

function reductionMinor(line: ShopCartLine): number {
  const before = unitPriceBefore(line);
  return before ? (toMinorUnits(before) - toMinorUnits(line.cost.amountPerQuantity)) * line.quantity : 0;
}
