import type {SeedDiscount} from '../../seed/seed-discount';

/** Why a code does not apply. `outdone`: another code of the same kind has a larger discount, and only one per kind applies. */
export type PromoRefusal = 'unknown' | 'inactive' | 'already-used' | 'used-up' | 'empty-cart' | 'outdone';

/** The result for one code of a cart; `code` is as the shopper entered it. */
export type PromoResult =
  | {readonly kind: 'applied'; readonly code: string; readonly discount: SeedDiscount}
  | {readonly kind: 'refused'; readonly code: string; readonly reason: PromoRefusal};

/** A code that applies, with the text that was entered. */
export type AppliedPromo = Extract<PromoResult, {kind: 'applied'}>;

export interface PromoContext {
  readonly codes: readonly string[];
  readonly discounts: readonly SeedDiscount[];
  readonly subtotalMinor: number;
  readonly now: Date;
  /** Whether the buyer, if known, has used this code before. */
  readonly hasUsed: (discount: SeedDiscount) => boolean;
  /** Whether anyone has used this code before. */
  readonly isRedeemed: (discount: SeedDiscount) => boolean;
}

/** Codes match regardless of case and surrounding spaces; they are stored as entered. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

/** Returns the codes without empty and repeated ones, as entered and in the same order. */
export function distinctCodes(codes: readonly string[]): string[] {
  const byNormal = new Map<string, string>();
  for (const code of codes) {
    const normal = normalizeCode(code);
    if (normal && !byNormal.has(normal)) byNormal.set(normal, code);
  }
  return [...byNormal.values()];
}

/** Returns the discount in cents on goods of this amount, at most the amount; 0 for a shipping code. */
export function goodsDiscountMinor(takes: SeedDiscount['takes'], subtotalMinor: number): number {
  switch (takes.kind) {
    case 'percentage':
      return Math.min(subtotalMinor, Math.round((subtotalMinor * takes.percent) / 100));
    case 'amount':
      return Math.min(subtotalMinor, takes.amountMinor);
    case 'shipping':
      return 0;
  }
}

/** Returns whether a discount has begun and has not ended. */
export function isRunning(discount: Pick<SeedDiscount, 'endsAt' | 'startsAt'>, now: Date): boolean {
  const hasStarted = !discount.startsAt || now >= new Date(discount.startsAt);
  return hasStarted && (!discount.endsAt || now < new Date(discount.endsAt));
}

function evaluateCode(code: string, question: PromoContext): PromoResult {
  const refuse = (reason: PromoRefusal): PromoResult => ({kind: 'refused', code, reason});
  const discount = question.discounts.find((each) => normalizeCode(each.code) === normalizeCode(code));
  if (!discount) return refuse('unknown');
  if (!isRunning(discount, question.now)) return refuse('inactive');
  if (discount.usableOnce && question.isRedeemed(discount)) return refuse('used-up');
  if (question.subtotalMinor === 0) return refuse('empty-cart');
  if (discount.oncePerCustomer && question.hasUsed(discount)) return refuse('already-used');
  return {kind: 'applied', code, discount};
}

const worthMinor = ({discount: {takes}}: AppliedPromo, subtotalMinor: number): number =>
  takes.kind === 'shipping' ? takes.upToMinor : goodsDiscountMinor(takes, subtotalMinor);

function bestOf(
  verdicts: readonly PromoResult[],
  subtotalMinor: number,
  ofShipping: boolean,
): AppliedPromo | undefined {
  return verdicts
    .filter((verdict) => verdict.kind === 'applied')
    .filter(({discount}) => (discount.takes.kind === 'shipping') === ofShipping)
    .reduce<AppliedPromo | undefined>((best, next) => {
      const isBetter = !best || worthMinor(next, subtotalMinor) > worthMinor(best, subtotalMinor);
      return isBetter ? next : best;
    }, undefined);
}

/** The best combination of codes, and a result for every code. */
export interface PromoEvaluation {
  readonly verdicts: readonly PromoResult[];
  readonly orderPromo: AppliedPromo | undefined;
  readonly shippingPromo: AppliedPromo | undefined;
}

/**
 * Selects the best combination for the shopper: one code for the goods and one for the shipping.
 * Of two equal discounts, the code that was entered first applies.
 *
 * @param question - the entered codes, the goods and the current time
 * @returns the codes that apply, and why each of the others does not
 */
export function evaluatePromoCodes(question: PromoContext): PromoEvaluation {
  const alone = question.codes.map((code) => evaluateCode(code, question));
  const orderPromo = bestOf(alone, question.subtotalMinor, false);
  const shippingPromo = bestOf(alone, question.subtotalMinor, true);
  const verdicts = alone.map((verdict): PromoResult => {
    if (verdict.kind === 'refused' || verdict === orderPromo || verdict === shippingPromo) return verdict;
    return {kind: 'refused', code: verdict.code, reason: 'outdone'};
  });
  return {verdicts, orderPromo, shippingPromo};
}
