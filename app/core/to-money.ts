const NO_DECIMALS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const THREE_DECIMALS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Follows ISO 4217 and not `Intl`, which differs between engines: stored amounts depend on it. */
export const decimalsOf = (currencyCode: string): number =>
  NO_DECIMALS.has(currencyCode) ? 0 : THREE_DECIMALS.has(currencyCode) ? 3 : 2;

/**
 * Converts whole minor units to an amount as in Shopify's APIs.
 * @param minor cents, or the currency's smallest unit
 * @param currencyCode ISO 4217 code
 */
export function toMoney(minor: number, currencyCode: string) {
  const decimals = decimalsOf(currencyCode);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const major = digits.slice(0, digits.length - decimals);
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : '';
  return {amount: `${minor < 0 ? '-' : ''}${major}${fraction}`, currencyCode};
}
