import type {AppConfig} from './env.server';

/** Where the platform keeps the media of every store. */
export const MEDIA_ORIGIN = 'https://cdn.shopify.com';

/** The path under which a store's media are also served by its own domains. */
const MEDIA_PATH = '/cdn/';

/** @returns the store's own origins: its domain and its checkout's. A real one speaks https, the local one brings its scheme. */
export function shopOrigins({
  PUBLIC_STORE_DOMAIN: store,
  PUBLIC_CHECKOUT_DOMAIN: checkout,
}: AppConfig): readonly string[] {
  const isLocal = store.startsWith('http:');
  const scheme = isLocal ? 'http' : 'https';
  return [...new Set([isLocal ? new URL(store).origin : `https://${store}`, `${scheme}://${checkout}`])];
}

/** @returns whether a shopper may be sent to this address to pay: the shop's own, and never one of ours, which would lead in a circle. */
export function isCheckoutAddress(address: string, config: AppConfig): boolean {
  const origin = plainOrigin(address);
  return origin !== null && origin !== config.PUBLIC_ORIGIN && shopOrigins(config).includes(origin);
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
