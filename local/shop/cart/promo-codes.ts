import type {SeedDiscount} from '../../seed/types';

/** Why a code takes nothing off this cart. `outdone`: another code of the same kind takes off more, and only one of a kind counts. */
export type PromoRefusal = 'unknown' | 'inactive' | 'already-used' | 'empty-cart' | 'outdone';

/** What became of one code of a cart; `code` is as the shopper typed it. */
export type PromoResult =
  | {readonly kind: 'applied'; readonly code: string; readonly discount: SeedDiscount}
  | {readonly kind: 'refused'; readonly code: string; readonly reason: PromoRefusal};

/** A code that counts, with the words it was typed in. */
export type AppliedPromo = Extract<PromoResult, {kind: 'applied'}>;

/** What decides whether a code counts. */
export interface PromoContext {
  readonly codes: readonly string[];
  readonly discounts: readonly SeedDiscount[];
  readonly subtotalMinor: number;
  readonly now: Date;
  /** Whether the buyer, as far as they are known, has used this code before. */
  readonly hasUsed: (discount: SeedDiscount) => boolean;
}

/** Codes are compared without regard to case and to blanks around them; they are kept and shown as typed. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

/** Returns the codes without blank ones and without repetitions, as typed and in the order typed. */
export function distinctCodes(codes: readonly string[]): string[] {
  const byNormal = new Map<string, string>();
  for (const code of codes) {
    const normal = normalizeCode(code);
    if (normal && !byNormal.has(normal)) byNormal.set(normal, code);
  }
  return [...byNormal.values()];
}

/** Returns cents that a code takes off goods of this worth, never more than their worth; nothing for a shipping code. */
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

function isRunning(discount: SeedDiscount, now: Date): boolean {
  const hasStarted = !discount.startsAt || now >= new Date(discount.startsAt);
  return hasStarted && (!discount.endsAt || now < new Date(discount.endsAt));
}

function judgeAlone(code: string, question: PromoContext): PromoResult {
  const refuse = (reason: PromoRefusal): PromoResult => ({kind: 'refused', code, reason});
  const discount = question.discounts.find((each) => normalizeCode(each.code) === normalizeCode(code));
  if (!discount) return refuse('unknown');
  if (!isRunning(discount, question.now)) return refuse('inactive');
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

/** The combination that counts, and a verdict on every code. */
export interface PromoEvaluation {
  readonly verdicts: readonly PromoResult[];
  readonly orderPromo: AppliedPromo | undefined;
  readonly shippingPromo: AppliedPromo | undefined;
}

/**
 * Picks the combination that is best for the shopper: one code on the goods, and beside it one on the shipping.
 * Of two that take off the same, the one typed first counts.
 *
 * @param question - the codes as typed, the goods they meet, and when
 * @returns the codes that count, and why each of the others does not
 */
export function evaluatePromoCodes(question: PromoContext): PromoEvaluation {
  const alone = question.codes.map((code) => judgeAlone(code, question));
  const orderPromo = bestOf(alone, question.subtotalMinor, false);
  const shippingPromo = bestOf(alone, question.subtotalMinor, true);
  const verdicts = alone.map((verdict): PromoResult => {
    if (verdict.kind === 'refused' || verdict === orderPromo || verdict === shippingPromo) return verdict;
    return {kind: 'refused', code: verdict.code, reason: 'outdone'};
  });
  return {verdicts, orderPromo, shippingPromo};
}
