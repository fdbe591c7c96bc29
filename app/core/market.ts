/**
 * The one market of the shop, which its texts, prices and forms assume: `docs/real-store.md` says what a second one needs. Amounts
 * in another currency are shown in it, and never added to those in this one.
 */
export const MARKET = {
  /** ISO 3166-1, the only country that orders are shipped to. */
  country: 'US',
  /** As in Shopify's `LanguageCode`. */
  language: 'EN',
  /** BCP 47, for numbers and dates. */
  locale: 'en-US',
  /** ISO 4217. */
  currency: 'USD',
} as const;
