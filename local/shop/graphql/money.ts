export interface MoneyV2 {
  readonly amount: string;
  readonly currencyCode: typeof SHOP_CURRENCY;
}

/** The only currency of the shop. */
export const SHOP_CURRENCY = 'USD';

const MINOR_PER_UNIT = 100;

/**
 * Formats an amount as Shopify does: with at least one decimal, and a second one only if it is not 0.
 *
 * @param minor - cents
 * @returns e.g. `{amount: "25.0", currencyCode: "USD"}` for 2500
 */
export const money = (minor: number): MoneyV2 => ({
  amount: (minor / MINOR_PER_UNIT).toFixed(2).replace(/0$/, ''),
  currencyCode: SHOP_CURRENCY,
});
