import {POLICY, type Span} from '../../app/core/policy';

/** What a number counts. */
export type PromiseUnit =
  | 'business days'
  | 'days'
  | 'hours'
  | 'minutes'
  | 'months'
  | 'years'
  | 'percent'
  | 'dollars'
  | '°C'
  | 'mL'
  | 'characters'
  | 'servings';

/** A promise that texts repeat, and the values that the policy has for it. */
export interface PromiseTopic {
  readonly unit: PromiseUnit;
  /** Matches a clause that states the promise. */
  readonly about: RegExp;
  /** `5` or `3-5`; null where another test compares the values. */
  readonly values: readonly string[] | null;
}

const {cooking, food, promo} = POLICY;
/** A single pack, and boxes of three and six. */
const PACKS_OF_PRODUCTS = [1, 3, 6] as const;
const span = ({least, most}: Span) => `${least}-${most}`;
const dollars = (minor: number) => String(minor / 100);
const topic = (unit: PromiseUnit, about: RegExp, ...values: readonly (string | number | Span)[]): PromiseTopic => ({
  unit,
  about,
  values: values.map((value) => (typeof value === 'object' ? span(value) : String(value))),
});

/**
 * All promises with their values. Several texts promise two values on purpose:
 * C3, free shipping from $25 and the banner's $35; D9, 15 minutes beside 5 and 20; F1, processing beside door to door;
 * F2, 18 months beside 2 years in general. Each second value has a topic of its own, which is as narrow as its text.
 */
export const PROMISE_TOPICS: readonly PromiseTopic[] = [
  topic('business days', /process|\bpack(?:ed|ing)?\b(?! included)|hand over/i, POLICY.processingBusinessDays),
  topic('business days', /\bstandard\b/i, POLICY.standardShipping.businessDays),
  topic('business days', /\bexpress\b/i, POLICY.expressShipping.businessDays),
  topic('business days', /door|usually/i, POLICY.doorToDoorBusinessDays),
  topic('business days', /refund/i, POLICY.refundBusinessDays),
  topic('business days', /answer|repl(?:y|ies)|respond|hear from|write back|back to you/i, POLICY.replyBusinessDays),

  topic('days', /return|unopened|send .*back|refund/i, POLICY.returnDays),
  topic('days', /\blink\b/i, POLICY.account.guestLinkDays),
  topic('days', /\blink works\b/i, POLICY.subscription.linkDays),
  // An invitation to the staff.
  topic('days', /its three days are over|link works once, for three days/i, 3),
  topic('days', /\bcode works\b|\bin your cart, once\b/i, promo.popupCodeDays),
  topic('days', /delete your account|change your mind/i, POLICY.personalData.deletionDays),
  // How long Shopify keeps the data of orders of somebody who was erased.
  topic('days', /payment is disputed/i, 180),
  topic('hours', /damage|broken|deliver/i, POLICY.damageReportHours),
  topic('hours', /\blink works\b|works once|have confirmed/i, POLICY.personalData.linkHours),

  topic('months', /keep|shelf|seal/i, food.shelfLifeMonths),
  topic('years', /up to/i, food.generalShelfLifeYears),

  topic('minutes', /prep|\bstand\b/i, cooking.prepMinutes),
  topic('minutes', /to cook\b|cook ?time|of cooking|^cook \d/i, cooking.cookMinutes),
  topic('minutes', /totalTime|in your kitchen/, cooking.prepMinutes + cooking.cookMinutes),
  topic('minutes', /meals|flavors|hands-on|own share|eat in|dinner/i, cooking.handsOnMinutes),
  topic('minutes', /saute/i, cooking.sauteMinutes),
  // A dish that steams after it has simmered divides the time.
  topic('minutes', /simmer|steam|cook uncovered/i, cooking.simmerMinutes, cooking.simmerMinutes / 2),
  topic('minutes', /^\S*\s*\d+-\d+ min$/i, cooking.listMinutes),

  // The time to read an article.
  {unit: 'minutes', about: /\bmin read\b/, values: null},

  topic('percent', /nutrient/i, food.nutrientsKeptPercent),
  topic('percent', /vegetarian|natural/i, food.vegetarianPercent),
  topic('percent', /satisfaction/i, 100),
  // The two offers exclude each other, so each names the other.
  topic('percent', /subscribers|replaces/i, promo.banner.percent, promo.popupPercent),
  topic('percent', new RegExp(promo.banner.code, 'i'), promo.banner.percent),
  topic('percent', /your code|[%t] code|discount code|off your order/i, promo.popupPercent),
  topic('percent', /first order/i, promo.banner.percent, promo.popupPercent),

  topic(
    'dollars',
    /free (?:standard )?shipping|ships free|free (?:on|from)|orders (?:over|from)/i,
    dollars(POLICY.freeShippingMinor),
  ),
  topic('dollars', /^free shipping on orders over/i, dollars(promo.bannerFreeShippingMinor)),
  topic('dollars', /standard/i, dollars(POLICY.standardShipping.priceMinor), dollars(POLICY.freeShippingMinor)),
  topic('dollars', /express/i, dollars(POLICY.expressShipping.priceMinor)),
  topic('dollars', new RegExp(promo.shippingCode.code), dollars(promo.shippingCode.upToMinor)),

  topic('°C', /fr(?:ee|o)z/i, food.freezeCelsius),
  topic('mL', /paste|hot water/i, cooking.paste.milliliters),
  topic('servings', /serves/i, ...PACKS_OF_PRODUCTS.map((packs) => packs * cooking.servingsPerPack)),
  topic('characters', /password/i, POLICY.account.passwordMinLength),
  // What happened to a person, in stories and testimonials.
  ...(['days', 'years'] as const).map((unit) => ({unit, about: /\b(?:ago|later)\b|\bonce in\b/i, values: null})),
  // Daily values of the nutrition facts.
  {unit: 'percent', about: /\d(?:g|mg|mcg)\b.* \d+%$/, values: null},
  // `tests/contract/privacy-policy.test.ts` compares the table of cookies with the code.
  ...(['minutes', 'months', 'hours', 'days'] as const).map((unit) => ({
    unit,
    about:
      /^(?:cart|session|pending-sign-out|device|[a-z]+-sign-in|one-tap|flash|refresh|live-reload|probe|[a-z]+(?:-[a-z]+)+) /,
    values: null,
  })),
];

/** The units whose numbers are promises in any text; the other ones count other things too. */
export const ALWAYS_PROMISED: ReadonlySet<PromiseUnit> = new Set([
  'business days',
  'days',
  'hours',
  'minutes',
  'months',
  'years',
  'percent',
]);
