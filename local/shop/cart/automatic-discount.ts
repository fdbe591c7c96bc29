import type {SeedAutomaticDiscount} from '../../seed/seed-discount';
import {goodsDiscountMinor, isRunning, type PromoEvaluation, type PromoResult} from './promo-codes';

interface Goods {
  readonly subtotalMinor: number;
  readonly now: Date;
}

/** Returns the automatic discount that takes off the most, or undefined if none applies. */
function bestOf(discounts: readonly SeedAutomaticDiscount[], {subtotalMinor, now}: Goods) {
  const applicable = discounts.filter(
    (discount) => isRunning(discount, now) && subtotalMinor > 0 && subtotalMinor >= (discount.minimumMinor ?? 0),
  );
  return applicable.reduce<SeedAutomaticDiscount | undefined>((best, next) => {
    const isBetter =
      !best || goodsDiscountMinor(next.takes, subtotalMinor) > goodsDiscountMinor(best.takes, subtotalMinor);
    return isBetter ? next : best;
  }, undefined);
}

/** Codes and automatic discounts of a cart, of which one takes something off the goods. */
export interface DiscountEvaluation extends PromoEvaluation {
  readonly automatic: SeedAutomaticDiscount | undefined;
}

/** Adds automatic discounts to the codes of a cart: of both, the one that takes off more applies, as neither combines with the other. */
export function applyAutomaticDiscount(
  evaluation: PromoEvaluation,
  discounts: readonly SeedAutomaticDiscount[],
  goods: Goods,
): DiscountEvaluation {
  const automatic = bestOf(discounts, goods);
  const {orderPromo, verdicts} = evaluation;
  if (!automatic) return {...evaluation, automatic};
  const {subtotalMinor} = goods;
  const ofCode = orderPromo ? goodsDiscountMinor(orderPromo.discount.takes, subtotalMinor) : 0;
  if (ofCode >= goodsDiscountMinor(automatic.takes, subtotalMinor)) return {...evaluation, automatic: undefined};
  const outdone = verdicts.map((verdict): PromoResult =>
    verdict === orderPromo ? {kind: 'refused', code: verdict.code, reason: 'outdone'} : verdict,
  );
  return {...evaluation, verdicts: outdone, orderPromo: undefined, automatic};
}
