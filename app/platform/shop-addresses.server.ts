import type {AppConfig} from './env.server';
import {getAccountOrigins, getPrimaryOrigin} from './learned-hosts.server';

/** Where the platform keeps the media of every store. */
export const MEDIA_ORIGIN = 'https://cdn.shopify.com';

/** The path under which a store's media are also served by its own domains. */
const MEDIA_PATH = '/cdn/';

/**
 * Returns the store's own origins, the one of its APIs first: its domain, its checkout's, and its primary domain once the
 * store has named it. A real one speaks https, the local one brings its scheme.
 */
export function shopOrigins(config: AppConfig): readonly string[] {
  const {PUBLIC_STORE_DOMAIN: store, PUBLIC_CHECKOUT_DOMAIN: checkout} = config;
  const isLocal = store.startsWith('http:');
  const scheme = isLocal ? 'http' : 'https';
  const primary = getPrimaryOrigin(config);
  const api = isLocal ? new URL(store).origin : `https://${store}`;
  return [...new Set([api, `${scheme}://${checkout}`, ...(primary ? [primary] : [])])];
}

/** @returns whether a shopper may be sent to this address to pay: the shop's own, and never one of ours, which would lead in a circle. */
export function isCheckoutAddress(address: string, config: AppConfig): boolean {
  const origin = plainOrigin(address);
  return origin !== null && origin !== config.PUBLIC_ORIGIN && shopOrigins(config).includes(origin);
}

/** Returns whether this is a page of the shop's about an order: beside its own hosts, on that of its customer accounts. */
export function isOrderPageAddress(address: string, config: AppConfig): boolean {
  if (isCheckoutAddress(address, config)) return true;
  const origin = plainOrigin(address);
  return origin !== null && origin !== config.PUBLIC_ORIGIN && getAccountOrigins(config).includes(origin);
}

/** @returns whether this is the address of a picture or clip of the shop's: no address from data is followed unseen. */
export function isMediaAddress(address: string, config: AppConfig): boolean {
  const origin = plainOrigin(address);
  if (origin === null) return false;
  if (origin === MEDIA_ORIGIN) return true;
  const isOurs = origin === config.PUBLIC_ORIGIN || shopOrigins(config).includes(origin);
  return isOurs && new URL(address).pathname.startsWith(MEDIA_PATH);
}

/** @returns the origin of a web address; null for anything else, and for one that carries a name and password */
function plainOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const {origin, href} = new URL(address);
  return href.startsWith(`${origin}/`) ? origin : null;
}
