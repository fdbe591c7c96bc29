import {allocateDiscount} from './allocate-discount';
import type {SeedAutomaticDiscount} from '../../seed/seed-discount';
import {applyAutomaticDiscount, type DiscountEvaluation} from './automatic-discount';
import {evaluatePromoCodes, goodsDiscountMinor, type PromoContext} from './promo-codes';

/** The amounts of a cart line; `quantity` is 0 if it sold out. */
export interface PricedLine {
  readonly unitMinor: number;
  readonly quantity: number;
}

/** What a cart costs before shipping. All amounts are in cents. */
export interface CartTotals extends DiscountEvaluation {
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly totalMinor: number;
  /** The discount of the goods per line, in the order of the lines; sums to `discountMinor`. */
  readonly allocationsMinor: readonly number[];
}

/** Returns the amount of a line before discounts, in cents. */
export const lineAmountMinor = ({unitMinor, quantity}: PricedLine): number => unitMinor * quantity;

/**
 * Computes the totals of a cart.
 *
 * @param lines - the deliverable lines with their unit prices
 * @param promo - the codes of the cart and the facts that decide whether they apply
 * @returns subtotal, discount and total in whole cents; the total is never below zero
 */
export function totalCart(
  lines: readonly PricedLine[],
  promo: Omit<PromoContext, 'subtotalMinor'> & {readonly automaticDiscounts?: readonly SeedAutomaticDiscount[]},
): CartTotals {
  const lineAmountsMinor = lines.map(lineAmountMinor);
  const subtotalMinor = lineAmountsMinor.reduce((sum, amount) => sum + amount, 0);
  const {automaticDiscounts = [], now} = promo;
  const codes = evaluatePromoCodes({...promo, subtotalMinor});
  const evaluation = applyAutomaticDiscount(codes, automaticDiscounts, {subtotalMinor, now});
  const applied = evaluation.automatic ?? evaluation.orderPromo?.discount;
  const discountMinor = applied ? goodsDiscountMinor(applied.takes, subtotalMinor) : 0;
  return {
    ...evaluation,
    subtotalMinor,
    discountMinor,
    totalMinor: subtotalMinor - discountMinor,
    allocationsMinor: allocateDiscount(discountMinor, lineAmountsMinor),
  };
}
