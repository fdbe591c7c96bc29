import type {AppConfig} from '~/platform/env.server';
import {shopOrigins} from '~/platform/shop-addresses.server';

/** A mailed link to open or recover an account. */
export interface AccountLink {
  readonly kind: 'reset' | 'activate';
  readonly id: string;
  readonly token: string;
}

const LINK_PATH = /^\/account\/(reset|activate)\/(\d{1,20})\/([\w-]{1,256})\/?$/;

/** @returns the link that a path is; null for any other */
export function parseAccountLink(pathname: string): AccountLink | null {
  const [, kind, id, token] = LINK_PATH.exec(pathname) ?? [];
  return (kind === 'reset' || kind === 'activate') && id && token ? {kind, id, token} : null;
}

/** @returns the path that a link has here and on the shop's domain alike */
export const pathOfLink = ({kind, id, token}: AccountLink): string => `/account/${kind}/${id}/${token}`;

/** @returns the address to hand to the shop: never one that came with a request, always the shop's own */
export const shopUrlOf = (link: AccountLink, config: AppConfig): string =>
  (shopOrigins(config)[0] ?? '') + pathOfLink(link);

/**
 * Reads the address of a link that came from outside.
 * @returns null unless it points at the shop's own domain, and is a link of an account
 */
export function readShopLink(address: string, config: AppConfig): AccountLink | null {
  if (!URL.canParse(address)) return null;
  const {origin, href, pathname} = new URL(address);
  // An address with a name and password in it has the same origin and yet leads elsewhere in some eyes.
  const isShops = shopOrigins(config).includes(origin) && href.startsWith(`${origin}/`);
  return isShops ? parseAccountLink(pathname) : null;
}

/**
 * Finds the reset link that a page of ours was opened with: its own address, unless the query names one.
 * @returns null for an address that is none
 */
export function findResetLink({pathname, searchParams}: URL, config: AppConfig): AccountLink | null {
  const named = ['reset_url', 'resetUrl'].flatMap((name) => searchParams.getAll(name));
  const links = [...named.map((address) => readShopLink(address, config)), parseAccountLink(pathname)];
  return links.find((link) => link?.kind === 'reset') ?? null;
}
