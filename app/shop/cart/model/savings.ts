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
 * Returns what the shopper saves with reduced prices and discounts together, all as Shopify reports them.
 * @param totalMinor the total before gift cards
 * @returns null without a reduced price: the rows of the discounts already say what these take off
 */
export function toSaved(cart: ShopCart, totalMinor: number): string | null {
  const reducedMinor = cart.lines.nodes.reduce((sum, line) => sum + reductionMinor(line), 0);
  if (reducedMinor === 0) return null;
  const {subtotalAmount} = cart.cost;
  const discountMinor = Math.max(0, toMinorUnits(subtotalAmount) - totalMinor);
  return formatMoney(toMoney(reducedMinor + discountMinor, subtotalAmount.currencyCode));
}

function reductionMinor(line: ShopCartLine): number {
  const before = unitPriceBefore(line);
  return before ? (toMinorUnits(before) - toMinorUnits(line.cost.amountPerQuantity)) * line.quantity : 0;
}
