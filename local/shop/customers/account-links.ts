import type {ShopContext, ShopState} from '../state';
import type {CustomerRecord, LinkGrant} from './customer-record';
import {createHexSecret, sha256Base64Url} from '../../kit/secrets';
import {findUnexpired, deleteExpired, expiryAfter} from './expiring-entries';

type LinkKind = LinkGrant['kind'];

const DAY_MS = 86_400_000;
const LIFETIME_MS: Readonly<Record<LinkKind, number>> = {activate: 30 * DAY_MS, reset: DAY_MS};

/** The paths of mailed links on the shop's domain. */
export const LINK_PATH = /^\/account\/(activate|reset)\/(\d+)\/([\w-]+)$/;

/**
 * Creates a one-time link that activates or recovers an account and revokes an older link of its kind.
 *
 * @returns its URL on the shop's domain
 */
export function issueLink(kind: LinkKind, {number}: CustomerRecord, {state, config}: ShopContext): string {
  const {links} = state.data.vault;
  deleteExpired(links, state.clock());
  revokeLinks(state, kind, number);
  const token = createHexSecret();
  links[sha256Base64Url(token)] = {
    kind,
    customerNumber: number,
    expiresAt: expiryAfter(state.clock(), LIFETIME_MS[kind]),
  };
  state.changed();
  return `${config.origin}/account/${kind}/${number}/${token}`;
}

export function isLinkToken(state: ShopState, kind: LinkKind, customerNumber: number, token: string): boolean {
  const grant = findUnexpired(state.data.vault.links, sha256Base64Url(token), state.clock());
  return grant?.kind === kind && grant.customerNumber === customerNumber;
}

export function revokeLinks(state: ShopState, kind: LinkKind, customerNumber: number): void {
  const {links} = state.data.vault;
  for (const [key, grant] of Object.entries(links)) {
    if (grant.kind === kind && grant.customerNumber === customerNumber) delete links[key];
  }
}

/**
 * Wraps a link in Shopify's click tracking, as in its newer mails.
 *
 * @returns a URL on the shop's domain that redirects to the link
 */
export function rewriteLinks(target: string, {state, config}: ShopContext): string {
  const token = createHexSecret();
  state.data.vault.clicks[token] = target;
  state.changed();
  return `${config.origin}/_t/c/v3/${token}`;
}

/**
 * Parses a link that a mutation received.
 *
 * @returns the customer and token of the link, or null if it is of another kind or not on the shop's domain
 */
export function readLink(kind: LinkKind, url: unknown, {config}: ShopContext): {number: number; token: string} | null {
  const text = String(url);
  if (!URL.canParse(text)) return null;
  const {origin, pathname} = new URL(text);
  const [, named, number, token] = LINK_PATH.exec(pathname) ?? [];
  return origin === config.origin && named === kind && token ? {number: Number(number), token} : null;
}
