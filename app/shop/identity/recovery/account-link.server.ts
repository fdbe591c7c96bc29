import type {AppConfig} from '~/platform/env.server';
import {shopOrigins} from '~/platform/shop-addresses.server';

/** A mailed link that activates an account or resets its password. */
export interface AccountLink {
  readonly kind: 'reset' | 'activate';
  readonly id: string;
  readonly token: string;
}

const LINK_PATH = /^\/account\/(reset|activate)\/(\d{1,20})\/([\w-]{1,256})\/?$/;

/** Parses the path of an account link; returns null for any other path. */
export function parseAccountLink(pathname: string): AccountLink | null {
  const [, kind, id, token] = LINK_PATH.exec(pathname) ?? [];
  return (kind === 'reset' || kind === 'activate') && id && token ? {kind, id, token} : null;
}

/** Returns the path of a link, which is the same here and on Shopify's domain. */
export const toLinkPath = ({kind, id, token}: AccountLink): string => `/account/${kind}/${id}/${token}`;

/** Returns the URL that Shopify expects. It is built on the configured domain, never taken from a request. */
export const toShopUrl = (link: AccountLink, config: AppConfig): string =>
  (shopOrigins(config)[0] ?? '') + toLinkPath(link);

/**
 * Parses the URL of a link that came with a request.
 * @returns null unless it is an account link on Shopify's own domain
 */
export function parseShopLink(address: string, config: AppConfig): AccountLink | null {
  if (!URL.canParse(address)) return null;
  const {origin, href, pathname} = new URL(address);
  // A URL with credentials has the same origin, yet some clients read it as another host.
  const isShopUrl = shopOrigins(config).includes(origin) && href.startsWith(`${origin}/`);
  return isShopUrl ? parseAccountLink(pathname) : null;
}

/**
 * Returns the reset link of a page: the one that the query names, or else the page's own URL.
 * @returns null if neither is a reset link
 */
export function getResetLink({pathname, searchParams}: URL, config: AppConfig): AccountLink | null {
  const fromQuery = ['reset_url', 'resetUrl'].flatMap((name) => searchParams.getAll(name));
  const links = [...fromQuery.map((address) => parseShopLink(address, config)), parseAccountLink(pathname)];
  return links.find((link) => link?.kind === 'reset') ?? null;
}
