import type {ShopConfig} from './state';
import type {StoreProfile} from './store-profile';

export type StoreHosts = Pick<ShopConfig, 'origin' | 'checkoutOrigin' | 'accountsOrigin'>;

/**
 * Returns the origins of a store. A loopback address and a second port stand in for other domains: browsers and programs
 * reach both without DNS, and a Content-Security-Policy treats them as other hosts.
 *
 * @param profile - the store profile
 * @param port - the port of the shop
 * @param accountsPort - the second port of the shop, for separate hosts
 */
export function toStoreHosts({hosts}: StoreProfile, port: number, accountsPort: number): StoreHosts {
  const origin = `http://localhost:${port}`;
  if (hosts === 'one') return {origin, checkoutOrigin: origin, accountsOrigin: origin};
  return {origin, checkoutOrigin: `http://127.0.0.1:${port}`, accountsOrigin: `http://127.0.0.1:${accountsPort}`};
}

const CHECKOUT_PAGE = /^\/(?:cart\/c|checkouts\/cn)\//;
const ORDER_PAGE = /^\/\d+\/orders\//;
const ACCOUNT_PAGE = /^\/authentication\/\d+\/(?:oauth\/authorize|login|logout)(?:\/|$)/;

/** The origins that serve a page; empty for paths that every host serves, such as the APIs. */
function originsFor(path: string, {checkoutOrigin, accountsOrigin}: StoreHosts): readonly string[] {
  if (CHECKOUT_PAGE.test(path)) return [checkoutOrigin];
  if (ORDER_PAGE.test(path)) return [checkoutOrigin, accountsOrigin];
  return ACCOUNT_PAGE.test(path) ? [accountsOrigin] : [];
}

/**
 * Redirects browsers to the host of a page, as Shopify does from `myshopify.com` and `shopify.com`.
 *
 * @returns null if the requested host serves the page, or the path is not a page
 */
export function redirectToHost(request: Request, config: ShopConfig): Response | null {
  if (config.profile.hosts === 'one' || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
  const {origin, pathname, search} = new URL(request.url);
  const [home, ...others] = originsFor(pathname, config);
  if (home === undefined || [home, ...others].includes(origin)) return null;
  return new Response(null, {status: 302, headers: {location: home + pathname + search}});
}
