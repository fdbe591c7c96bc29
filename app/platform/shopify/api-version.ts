/** The version of Shopify's APIs; Shopify serves expired versions with another, untested one. */
export const SHOPIFY_API_VERSION = '2026-04';

const DAY_MS = 86_400_000;
/** Shopify supports every version for twelve months. */
const SUPPORT_YEARS = 1;

/** Returns the days until Shopify may stop serving the version of the API. */
export function daysUntilExpiry(version: string, now: Date): number {
  const [year, month] = version.split('-').map(Number);
  const expiresMs = Date.UTC((year ?? 0) + SUPPORT_YEARS, (month ?? 1) - 1, 1);
  return Math.floor((expiresMs - now.getTime()) / DAY_MS);
}
