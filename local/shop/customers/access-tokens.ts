import {dateTime} from '../graphql/date-time';
import type {ShopState} from '../state';
import type {CustomerRecord} from './customer-record';
import {findCustomer} from './customer-store';
import {createHexSecret, sha256Base64Url} from '../../kit/secrets';
import {findUnexpired, deleteExpired, expiryAfter} from './expiring-entries';

/** An issued token. The shop stores only its hash. */
export interface IssuedToken {
  readonly accessToken: string;
  readonly expiresAt: string;
}

const DAY_MS = 86_400_000;
/** Shopify's lifetime of classic tokens: six weeks. */
const CLASSIC_LIFETIME_MS = 42 * DAY_MS;

/** The properties of a token that is not a classic one. */
interface TokenKind {
  readonly accessToken: string;
  readonly lifetimeMs: number;
  readonly session?: string;
}

/** Issues an access token, by default a classic one of 42 days. */
export function issueToken(state: ShopState, {number}: CustomerRecord, kind?: TokenKind): IssuedToken {
  const {accessToken = createHexSecret(), lifetimeMs = CLASSIC_LIFETIME_MS, session} = kind ?? {};
  const {tokens} = state.data.vault;
  const now = state.clock();
  deleteExpired(tokens, now);
  const expiresAt = expiryAfter(now, lifetimeMs);
  tokens[sha256Base64Url(accessToken)] = {customerNumber: number, expiresAt, ...(session && {session})};
  state.changed();
  return {accessToken, expiresAt: dateTime(expiresAt)};
}

/**
 * Finds the customer of an access token. Tokens of both customer APIs are valid for a cart's buyer identity.
 *
 * @returns null for a token that is unknown, expired or revoked
 */
export function findTokenHolder(state: ShopState, accessToken: string): CustomerRecord | null {
  const grant = findUnexpired(state.data.vault.tokens, sha256Base64Url(accessToken), state.clock());
  return grant && findCustomer(state, grant.customerNumber);
}

/** Returns whether the token existed and was revoked. */
export function revokeToken(state: ShopState, accessToken: string): boolean {
  const {tokens} = state.data.vault;
  const key = sha256Base64Url(accessToken);
  if (!findUnexpired(tokens, key, state.clock())) return false;
  delete tokens[key];
  state.changed();
  return true;
}

/** Revokes every token of a customer, refresh tokens included, because a new password ends all sessions. */
export function revokeAllTokens(state: ShopState, {number}: CustomerRecord): void {
  const {tokens, refreshTokens} = state.data.vault;
  for (const table of [tokens, refreshTokens]) {
    for (const [key, {customerNumber}] of Object.entries(table)) if (customerNumber === number) delete table[key];
  }
  state.changed();
}

/** Revokes the tokens of one session of the identity server. */
export function revokeSession(state: ShopState, session: string): void {
  const {tokens, refreshTokens} = state.data.vault;
  for (const table of [tokens, refreshTokens]) {
    for (const [key, grant] of Object.entries(table)) if (grant.session === session) delete table[key];
  }
  state.changed();
}
