import {MARKET} from './market';

/** A range of whole numbers, both ends included. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** Times of the kitchen and facts of a pack. */
export const COOKING_POLICY = {
  /** The time from the sealed pack to the table. */
  prepMinutes: 5,
  cookMinutes: 20,
  /** The cook's own share of it, which headline and banner promise; a footnote states the whole time. */
  handsOnMinutes: 15,
  /** From the pan to the table, with protein that may be cooked already. */
  listMinutes: {least: 15, most: 20},
  sauteMinutes: {least: 8, most: 10},
  simmerMinutes: 10,
  /** Hot water for the recipe paste. */
  paste: {cups: '½', milliliters: 125},
  servingsPerPack: 2,
} as const;

/** Facts of freeze-drying and storage. */
export const FOOD_POLICY = {
  nutrientsKeptPercent: 97,
  vegetarianPercent: 100,
  freezeCelsius: -40,
  /** The date on a sealed pack. */
  shelfLifeMonths: 18,
  /** What freeze-dried food in general can reach; only the benefit card of the about page states it. */
  generalShelfLifeYears: 2,
  /** An opened mix is used the same day. */
  openedMixDays: 1,
} as const;

export const PROMO_POLICY = {
  banner: {code: 'FUSION15', percent: 15},
  /** The single-use code that a confirmed address receives. */
  popupPercent: 20,
  /** How long that code works after it was mailed. */
  popupCodeDays: 90,
  /** The most that a shipping code takes off, which Shopify's APIs do not return before there is an address. */
  shippingCode: {code: 'FREESHIP', upToMinor: 599},
  /** The banner's round number. Both texts are true, because the lower threshold of `freeShippingMinor` applies. */
  bannerFreeShippingMinor: 3500,
} as const;

/** Limits of accounts and of mailed links. */
export const ACCOUNT_POLICY = {
  passwordMinLength: 8,
  /** How long the link to a guest's order works. */
  guestLinkDays: 60,
} as const;

/** Changes of an account that are confirmed by mail. */
export const PERSONAL_DATA_POLICY = {
  /** How long the links work that confirm a new email address or a deletion. */
  linkHours: 24,
  /** How long a deleted account can be kept after all. */
  deletionDays: 7,
} as const;

/** Reviews by people who received what they review. */
export const REVIEW_POLICY = {
  /** After so many days a parcel counts as delivered if its carrier reports nothing; the database has the same number. */
  assumedDeliveryDays: 14,
  /** How many days after its delivery we ask to rate an order. */
  requestDays: 7,
  /** From so many cooks on we state how long a dish takes them on average. */
  cooksForTime: 5,
} as const;

/** The sign-up for marketing email. */
export const SUBSCRIPTION_POLICY = {
  /** How long the link that confirms an address works. */
  linkDays: 7,
  /** When the home page asks for an address. */
  popupDelaySeconds: 10,
} as const;

/**
 * The shop's promises in numbers: the only source for screens, estimates, mails and structured data. Browser code imports
 * the group that it needs, so that it loads no other. `tests/integration/shop/promises.test.ts` compares every page with it.
 */
export const POLICY = {
  processingBusinessDays: {least: 1, most: 2},
  /** From the order to its delivery with standard shipping, including processing. */
  doorToDoorBusinessDays: {least: 5, most: 7},
  /** The time on the way. */
  standardShipping: {priceMinor: 499, businessDays: {least: 3, most: 5}},
  expressShipping: {priceMinor: 999, businessDays: {least: 2, most: 3}},
  /** The subtotal from which standard shipping is free; the merchant may set another amount. */
  freeShippingMinor: 2500,
  /** ISO 3166-1 code of the only country that orders are shipped to. */
  shipsTo: MARKET.country,
  returnDays: 30,
  refundBusinessDays: {least: 7, most: 10},
  damageReportHours: 48,
  replyBusinessDays: {least: 1, most: 2},
  cooking: COOKING_POLICY,
  food: FOOD_POLICY,
  promo: PROMO_POLICY,
  account: ACCOUNT_POLICY,
  personalData: PERSONAL_DATA_POLICY,
  subscription: SUBSCRIPTION_POLICY,
  reviews: REVIEW_POLICY,
} as const;

/** Formats a range: `5–7`. */
export const formatSpan = ({least, most}: Span): string => `${least}–${most}`;

/** Formats a range of business days: `5–7 business days`. */
export const businessDays = (span: Span): string => `${formatSpan(span)} business days`;

/** Formats a price in dollars without empty cents: `$25`, `$4.99`. */
export const policyPrice = (minor: number): string => `$${(minor / 100).toFixed(minor % 100 === 0 ? 0 : 2)}`;
