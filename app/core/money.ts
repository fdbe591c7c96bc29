import {MARKET} from './market';
import {decimalsOf} from './to-money';

/** An amount as in Shopify's APIs: decimal text and an ISO 4217 code. */
export interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}

function partsOf(amount: string) {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount);
  if (!parts) throw new RangeError(`not a decimal amount: ${amount}`);
  const [, sign, major = '0', fraction = ''] = parts;
  return {sign: sign ? -1 : 1, major, fraction};
}

/**
 * Converts decimal text to whole minor units without floating-point fractions; further digits are cut off.
 * @param money an amount such as `{amount: '7.9', currencyCode: 'USD'}`
 * @returns cents, or the currency's smallest unit; negative for negative amounts
 * @throws RangeError when the amount is not decimal text
 */
export function toMinorUnits({amount, currencyCode}: Money): number {
  const {sign, major, fraction} = partsOf(amount);
  const decimals = decimalsOf(currencyCode);
  const minor = Number(major + fraction.padEnd(decimals, '0').slice(0, decimals));
  return minor === 0 ? 0 : sign * minor;
}

/**
 * Converts decimal text to minor units and rounds once, after multiplying: a unit price may have more digits than its
 * currency, and 1,000 pieces at $0.0125 cost $12.50.
 * @throws RangeError when the amount is not decimal text
 */
export function toRoundedMinorUnits({amount, currencyCode}: Money, quantity = 1): number {
  const {sign, major, fraction} = partsOf(amount);
  const minor = Math.round((Number(major + fraction) * quantity) / 10 ** (fraction.length - decimalsOf(currencyCode)));
  return minor === 0 ? 0 : sign * minor;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(currency: string, decimals: number): Intl.NumberFormat {
  const key = `${currency} ${decimals}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const digits = {minimumFractionDigits: decimalsOf(currency), maximumFractionDigits: decimals};
  const formatter = new Intl.NumberFormat(MARKET.locale, {style: 'currency', currency, ...digits});
  formatters.set(key, formatter);
  return formatter;
}

/** Formats an amount for shoppers in the United States, with all decimals of its currency: `$7.99`, `₫150,000`. */
export function formatMoney(money: Money): string {
  const decimals = decimalsOf(money.currencyCode);
  return formatterOf(money.currencyCode, decimals).format(toMinorUnits(money) / 10 ** decimals);
}

/** The decimals of a unit price, which may be finer than the currency's smallest unit. */
const UNIT_PRICE_DECIMALS = 4;

/** Formats the price of one piece with up to four decimals: `$0.0125` if 1,000 cost $12.50. */
export function formatUnitPrice(totalMinor: number, quantity: number, currencyCode: string): string {
  const major = totalMinor / quantity / 10 ** decimalsOf(currencyCode);
  return formatterOf(currencyCode, UNIT_PRICE_DECIMALS).format(major);
}

/** Returns whether `now` is below `before`. Amounts must not be compared as text (`'9.0' > '10.0'`). */
export const isReduced = (now: Money, before: Money): boolean => toMinorUnits(now) < toMinorUnits(before);
