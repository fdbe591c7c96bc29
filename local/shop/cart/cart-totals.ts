import type {SeedAutomaticDiscount} from '../../seed/seed-discount';
import {applyAutomaticDiscount, lineAmountMinor, type DiscountEvaluation, type PricedLine} from './automatic-discount';
import {evaluatePromoCodes, type PromoContext} from './promo-codes';

/** What a cart costs before shipping. All amounts are in cents. */
export interface CartTotals extends DiscountEvaluation {
  readonly subtotalMinor: number;
  /** The sum of `allocationsMinor`. */
  readonly discountMinor: number;
  readonly totalMinor: number;
}

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
  const subtotalMinor = lines.reduce((sum, line) => sum + lineAmountMinor(line), 0);
  const {automaticDiscounts = [], now} = promo;
  const codes = evaluatePromoCodes({...promo, subtotalMinor});
  const evaluation = applyAutomaticDiscount(codes, automaticDiscounts, {lines, now});
  const discountMinor = evaluation.allocationsMinor.reduce((sum, minor) => sum + minor, 0);
  return {...evaluation, subtotalMinor, discountMinor, totalMinor: subtotalMinor - discountMinor};
}
