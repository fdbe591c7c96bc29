import type {ShopConfig} from './state';
import type {StoreProfile} from './store-profile';

/** Where a store answers: its APIs, its checkout and its customer accounts. */
export type StoreHosts = Pick<ShopConfig, 'origin' | 'checkoutOrigin' | 'accountsOrigin'>;

/**
 * Names the hosts of a store. On one machine a loopback address and a second port stand in for other domains: browsers
 * and programs reach both without a name server, and to a Content-Security-Policy they are other hosts.
 *
 * @param profile - which store it is
 * @param port - where the shop listens
 * @param accountsPort - where it listens a second time when its hosts are separate
 */
export function toStoreHosts({hosts}: StoreProfile, port: number, accountsPort: number): StoreHosts {
  const origin = `http://localhost:${port}`;
  if (hosts === 'one') return {origin, checkoutOrigin: origin, accountsOrigin: origin};
  return {origin, checkoutOrigin: `http://127.0.0.1:${port}`, accountsOrigin: `http://127.0.0.1:${accountsPort}`};
}

const CHECKOUT_PAGE = /^\/(?:cart\/c|checkouts\/cn)\//;
const ORDER_PAGE = /^\/\d+\/orders\//;
const ACCOUNT_PAGE = /^\/authentication\/\d+\/(?:oauth\/authorize|login|logout)(?:\/|$)/;

/** The origins that show a page; empty for what every host answers, as the APIs. */
function originsFor(path: string, {checkoutOrigin, accountsOrigin}: StoreHosts): readonly string[] {
  if (CHECKOUT_PAGE.test(path)) return [checkoutOrigin];
  if (ORDER_PAGE.test(path)) return [checkoutOrigin, accountsOrigin];
  return ACCOUNT_PAGE.test(path) ? [accountsOrigin] : [];
}

/**
 * Leads browsers to the host that shows a page, as the platform does from `myshopify.com` and `shopify.com`.
 *
 * @returns null when the page is at home where it was asked for, or is none
 */
export function redirectToHost(request: Request, config: ShopConfig): Response | null {
  if (config.profile.hosts === 'one' || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
  const {origin, pathname, search} = new URL(request.url);
  const [home, ...others] = originsFor(pathname, config);
  if (home === undefined || [home, ...others].includes(origin)) return null;
  return new Response(null, {status: 302, headers: {location: home + pathname + search}});
}
