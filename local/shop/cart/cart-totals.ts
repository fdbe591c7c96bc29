import {allocateDiscount} from './allocate-discount';
import {goodsDiscountMinor, evaluatePromoCodes, type PromoEvaluation, type PromoContext} from './promo-codes';

/** A line as far as money is concerned; `quantity` is 0 when it sold out. */
export interface PricedLine {
  readonly unitMinor: number;
  readonly quantity: number;
}

/** What a cart costs before shipping. Every amount is in cents. */
export interface CartTotals extends PromoEvaluation {
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly totalMinor: number;
  /** What the order code takes off each line, in the order of the lines; sums to `discountMinor`. */
  readonly allocationsMinor: readonly number[];
}

/** Returns what a line costs before discounts, in cents. */
export const lineAmountMinor = ({unitMinor, quantity}: PricedLine): number => unitMinor * quantity;

/**
 * Adds a cart up.
 *
 * @param lines - the lines with their unit prices, as they can be delivered now
 * @param promo - the codes on the cart and what decides whether they count
 * @returns subtotal, discount and total in whole cents; the total is never below zero
 */
export function totalCart(lines: readonly PricedLine[], promo: Omit<PromoContext, 'subtotalMinor'>): CartTotals {
  const lineAmountsMinor = lines.map(lineAmountMinor);
  const subtotalMinor = lineAmountsMinor.reduce((sum, amount) => sum + amount, 0);
  const judgement = evaluatePromoCodes({...promo, subtotalMinor});
  const discountMinor = judgement.orderPromo
    ? goodsDiscountMinor(judgement.orderPromo.discount.takes, subtotalMinor)
    : 0;
  return {
    ...judgement,
    subtotalMinor,
    discountMinor,
    totalMinor: subtotalMinor - discountMinor,
    allocationsMinor: allocateDiscount(discountMinor, lineAmountsMinor),
  };
}
