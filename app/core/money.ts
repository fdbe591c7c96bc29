/** An amount as the shop's APIs write it: decimal text and an ISO 4217 code. */
export interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}

const MINOR_UNITS_PER_MAJOR = 100;

/**
 * Converts decimal text to whole minor units, without passing through a binary fraction.
 * @param money an amount such as `{amount: '7.9', currencyCode: 'USD'}`
 * @returns cents, negative for negative amounts
 * @throws RangeError when the amount is not decimal text
 */
export function toMinorUnits({amount}: Money): number {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount);
  if (!parts) throw new RangeError(`not a decimal amount: ${amount}`);
  const [, sign, major = '0', fraction = ''] = parts;
  const minor = Number(major) * MINOR_UNITS_PER_MAJOR + Number(fraction.padEnd(2, '0').slice(0, 2));
  return sign ? -minor : minor;
}

/**
 * Converts whole minor units back to the shape of the shop's APIs.
 * @param minor cents
 * @param currencyCode ISO 4217 code
 */
export function toMoney(minor: number, currencyCode: string): Money {
  const absolute = Math.abs(minor);
  const fraction = String(absolute % MINOR_UNITS_PER_MAJOR).padStart(2, '0');
  return {amount: `${minor < 0 ? '-' : ''}${Math.floor(absolute / MINOR_UNITS_PER_MAJOR)}.${fraction}`, currencyCode};
}

const formatters = new Map<string, Intl.NumberFormat>();

/** @returns the amount as shoppers in the United States read it, always with two decimals: `$7.99`. */
export function formatMoney(money: Money): string {
  const known = formatters.get(money.currencyCode);
  const formatter = known ?? new Intl.NumberFormat('en-US', {style: 'currency', currency: money.currencyCode});
  if (!known) formatters.set(money.currencyCode, formatter);
  return formatter.format(toMinorUnits(money) / MINOR_UNITS_PER_MAJOR);
}

/** @returns whether `now` is below `before`; amounts are never compared as text (`'9.0' > '10.0'`). */
export const isReduced = (now: Money, before: Money): boolean => toMinorUnits(now) < toMinorUnits(before);
