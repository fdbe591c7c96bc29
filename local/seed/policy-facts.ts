type Range = readonly [from: number, to: number];

/** All numbers that the shop promises. Texts, settings and the checkout use them, so that no two can contradict each other. */
export const POLICY_FACTS = {
  supportEmail: 'support@fusiontiffin.example',
  replyBusinessDays: [1, 2],
  processingBusinessDays: [1, 2],
  standardShipping: {priceMinor: 499, businessDays: [3, 5]},
  expressShipping: {priceMinor: 999, businessDays: [2, 3]},
  /** Threshold in goods after discounts; an order of exactly this amount ships free. */
  freeShippingMinor: 2500,
  doorToDoorBusinessDays: [5, 7],
  returnDays: 30,
  refundBusinessDays: [7, 10],
  damageReportHours: 48,
  shelfLifeMonths: 18,
  /** What freeze-dried food in general can reach. */
  generalShelfLifeYears: 2,
  openedMixDays: 1,
  servingsPerPack: 2,
  prepMinutes: 5,
  cookMinutes: 20,
  nutrientsKeptPercent: 97,
  vegetarianPercent: 100,
  freezeCelsius: -40,
  sauteMinutes: [8, 10],
  simmerMinutes: 10,
  paste: {cups: '½', milliliters: 125},
  /** The code that the banner advertises. */
  bannerCode: {code: 'FUSION15', percent: 15},
  subscriberPercent: 20,
  /** What any so many packs cost less than singly. */
  packOffers: [
    {packs: 3, offMinor: 198},
    {packs: 6, offMinor: 595},
  ],
  handsOnMinutes: 15,
  /** The banner's round number; the lower threshold applies. */
  bannerFreeShippingMinor: 3500,
} as const;

const businessDays = ([from, to]: Range): string => `${from}–${to} business days`;

/**
 * Formats a price as the shop's texts do.
 *
 * @param minor - cents
 * @returns `$25` for whole dollars, `$4.99` otherwise
 */
export function dollars(minor: number): string {
  return `$${(minor / 100).toFixed(minor % 100 === 0 ? 0 : 2)}`;
}

/** The same facts as the phrases that pages and policies use. */
export const POLICY_WORDS = {
  supportLink: `<a href="mailto:${POLICY_FACTS.supportEmail}">${POLICY_FACTS.supportEmail}</a>`,
  reply: businessDays(POLICY_FACTS.replyBusinessDays),
  processing: businessDays(POLICY_FACTS.processingBusinessDays),
  standardTime: businessDays(POLICY_FACTS.standardShipping.businessDays),
  standardPrice: dollars(POLICY_FACTS.standardShipping.priceMinor),
  expressTime: businessDays(POLICY_FACTS.expressShipping.businessDays),
  expressPrice: dollars(POLICY_FACTS.expressShipping.priceMinor),
  freeShipping: `orders over ${dollars(POLICY_FACTS.freeShippingMinor)}`,
  doorToDoor: businessDays(POLICY_FACTS.doorToDoorBusinessDays),
  returns: `${POLICY_FACTS.returnDays} days`,
  refund: businessDays(POLICY_FACTS.refundBusinessDays),
  damage: `${POLICY_FACTS.damageReportHours} hours`,
  shelfLife: `${POLICY_FACTS.shelfLifeMonths} months`,
  prep: `${POLICY_FACTS.prepMinutes} minutes`,
  cook: `${POLICY_FACTS.cookMinutes} minutes`,
  saute: `${POLICY_FACTS.sauteMinutes.join('–')} minutes`,
  simmer: `${POLICY_FACTS.simmerMinutes} minutes`,
  paste: `${POLICY_FACTS.paste.cups} cup (${POLICY_FACTS.paste.milliliters} mL)`,
  generalShelfLife: `up to ${POLICY_FACTS.generalShelfLifeYears} years`,
  bannerFreeShipping: dollars(POLICY_FACTS.bannerFreeShippingMinor),
  nutrients: `more than ${POLICY_FACTS.nutrientsKeptPercent}%`,
} as const;
