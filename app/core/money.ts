import {MARKET} from './market';

/** An amount as in Shopify's APIs: decimal text and an ISO 4217 code. */
export interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}

const NO_DECIMALS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const THREE_DECIMALS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Follows ISO 4217 and not `Intl`, which differs between engines: stored amounts depend on it. */
const decimalsOf = (currencyCode: string): number =>
  NO_DECIMALS.has(currencyCode) ? 0 : THREE_DECIMALS.has(currencyCode) ? 3 : 2;

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

/**
 * Converts whole minor units to an amount as in Shopify's APIs.
 * @param minor cents, or the currency's smallest unit
 * @param currencyCode ISO 4217 code
 */
export function toMoney(minor: number, currencyCode: string): Money {
  const decimals = decimalsOf(currencyCode);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const major = digits.slice(0, digits.length - decimals);
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : '';
  return {amount: `${minor < 0 ? '-' : ''}${major}${fraction}`, currencyCode};
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
