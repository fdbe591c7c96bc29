import type {SeedAutomaticDiscount} from '../../seed/seed-discount';
import {allocateDiscount} from './allocate-discount';
import {goodsDiscountMinor, isRunning, type PromoEvaluation, type PromoResult} from './promo-codes';

/** The amounts of a cart line; `quantity` is 0 if it sold out. */
export interface PricedLine {
  readonly unitMinor: number;
  readonly quantity: number;
  /** Handle of the product; absent for a line that no discount of products takes off, such as one of a subscription. */
  readonly discountedAs?: string;
}

interface Goods {
  readonly lines: readonly PricedLine[];
  readonly now: Date;
}

/** A discount that applies, with what it takes off each line, in cents. */
interface Applicable {
  readonly discount: SeedAutomaticDiscount;
  readonly totalMinor: number;
  readonly allocationsMinor: readonly number[];
}

/** Returns the amount of a line before discounts, in cents. */
export const lineAmountMinor = ({unitMinor, quantity}: PricedLine): number => unitMinor * quantity;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function toApplicable(discount: SeedAutomaticDiscount, {lines, now}: Goods): readonly Applicable[] {
  const {products, minimumMinor = 0, takes} = discount;
  const isDiscounted = ({discountedAs = ''}: PricedLine) => !products || products.handles.includes(discountedAs);
  const amountsMinor = lines.map((line) => (isDiscounted(line) ? lineAmountMinor(line) : 0));
  const quantity = sum(lines.filter(isDiscounted).map((line) => line.quantity));
  const goodsMinor = sum(amountsMinor);
  const isReached = goodsMinor > 0 && goodsMinor >= minimumMinor && quantity >= (products?.minimumQuantity ?? 0);
  if (!isReached || !isRunning(discount, now)) return [];
  const totalMinor = goodsDiscountMinor(takes, goodsMinor);
  return [{discount, totalMinor, allocationsMinor: allocateDiscount(totalMinor, amountsMinor)}];
}

/** Returns the automatic discount that takes off the most, or undefined if none applies. */
function bestOf(discounts: readonly SeedAutomaticDiscount[], goods: Goods): Applicable | undefined {
  const applicable = discounts.flatMap((discount) => toApplicable(discount, goods));
  return applicable.reduce<Applicable | undefined>(
    (best, next) => (!best || next.totalMinor > best.totalMinor ? next : best),
    undefined,
  );
}

/** Codes and automatic discounts of a cart, of which one takes something off the goods. */
export interface DiscountEvaluation extends PromoEvaluation {
  readonly automatic: SeedAutomaticDiscount | undefined;
  /** The discount of the goods per line, in the order of the lines, in cents. */
  readonly allocationsMinor: readonly number[];
}

/** Adds automatic discounts to the codes of a cart: of both, the one that takes off more applies, as neither combines with the other. */
export function applyAutomaticDiscount(
  evaluation: PromoEvaluation,
  discounts: readonly SeedAutomaticDiscount[],
  goods: Goods,
): DiscountEvaluation {
  const best = bestOf(discounts, goods);
  const {orderPromo, verdicts} = evaluation;
  const amountsMinor = goods.lines.map(lineAmountMinor);
  const ofCode = orderPromo ? goodsDiscountMinor(orderPromo.discount.takes, sum(amountsMinor)) : 0;
  if (!best || ofCode >= best.totalMinor)
    return {...evaluation, automatic: undefined, allocationsMinor: allocateDiscount(ofCode, amountsMinor)};
  const outdone = verdicts.map((verdict): PromoResult =>
    verdict === orderPromo ? {kind: 'refused', code: verdict.code, reason: 'outdone'} : verdict,
  );
  const {discount: automatic, allocationsMinor} = best;
  return {...evaluation, verdicts: outdone, orderPromo: undefined, automatic, allocationsMinor};
}
