import type {AppConfig} from './env.server';
import {getAccountOrigins, getPrimaryOrigin} from './store-origins.server';

/** Shopify's CDN for the media of all stores. */
export const MEDIA_ORIGIN = 'https://cdn.shopify.com';

/** The path under which a store's own domains serve its media. */
const MEDIA_PATH = '/cdn/';

/**
 * Returns the origins of the store: first that of its APIs, then that of its checkout, and its primary domain once it
 * is known. Real stores use https; the domain setting of the local one includes the scheme.
 */
export function shopOrigins(config: AppConfig): readonly string[] {
  const {PUBLIC_STORE_DOMAIN: store, PUBLIC_CHECKOUT_DOMAIN: checkout} = config;
  const isLocal = store.startsWith('http:');
  const scheme = isLocal ? 'http' : 'https';
  const primary = getPrimaryOrigin(config);
  const api = isLocal ? new URL(store).origin : `https://${store}`;
  return [...new Set([api, `${scheme}://${checkout}`, ...(primary ? [primary] : [])])];
}

/**
 * Returns the URL of an order in Shopify's admin. The host of the store redirects it there.
 * @param orderId Shopify's global id
 */
export const shopifyAdminOrderUrl = (orderId: string, config: AppConfig): string =>
  `${shopOrigins(config)[0] ?? ''}/admin/orders/${orderId.split('/').at(-1) ?? ''}`;

/**
 * Returns whether a URL is on one of the store's hosts, so that shoppers may be redirected to it to pay. A URL of the
 * storefront itself would loop.
 */
export function isCheckoutAddress(address: string, config: AppConfig): boolean {
  const origin = plainOrigin(address);
  return origin !== null && origin !== config.PUBLIC_ORIGIN && shopOrigins(config).includes(origin);
}

/**
 * Returns whether this is the URL of an order page: on one of the store's hosts or on that of its customer accounts.
 */
export function isOrderPageAddress(address: string, config: AppConfig): boolean {
  if (isCheckoutAddress(address, config)) return true;
  const origin = plainOrigin(address);
  return origin !== null && origin !== config.PUBLIC_ORIGIN && getAccountOrigins(config).includes(origin);
}

/** Returns whether this is the URL of a picture or clip of the store; URLs from data must be checked. */
export function isMediaAddress(address: string, config: AppConfig): boolean {
  const origin = plainOrigin(address);
  if (origin === null) return false;
  if (origin === MEDIA_ORIGIN) return true;
  const isOurs = origin === config.PUBLIC_ORIGIN || shopOrigins(config).includes(origin);
  return isOurs && new URL(address).pathname.startsWith(MEDIA_PATH);
}

/** Returns the origin of a web URL, or null for anything else and for one with user name and password. */
function plainOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const {origin, href} = new URL(address);
  return href.startsWith(`${origin}/`) ? origin : null;
}
