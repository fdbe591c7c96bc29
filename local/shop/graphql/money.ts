/** An amount as the Storefront API writes it. */
export interface MoneyV2 {
  readonly amount: string;
  readonly currencyCode: 'USD';
}

const MINOR_PER_UNIT = 100;

/**
 * Writes an amount as the platform does: at least one decimal, and never a second one that is 0.
 *
 * @param minor - cents
 * @returns e.g. `{amount: "25.0", currencyCode: "USD"}` for 2500
 */
export const money = (minor: number): MoneyV2 => ({
  amount: (minor / MINOR_PER_UNIT).toFixed(2).replace(/0$/, ''),
  currencyCode: 'USD',
});
