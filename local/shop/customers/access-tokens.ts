import {dateTime} from '../graphql/date-time';
import type {ShopState} from '../state';
import type {CustomerRecord} from './customer-record';
import {findCustomer} from './customer-store';
import {createHexSecret, sha256Base64Url} from '../../kit/secrets';
import {findUnexpired, deleteExpired, expiryAfter} from './expiring-entries';

/** What a sign-in answers with; the token itself is kept nowhere else. */
export interface IssuedToken {
  readonly accessToken: string;
  readonly expiresAt: string;
}

const DAY_MS = 86_400_000;
/** The platform's six weeks. */
const CLASSIC_LIFETIME_MS = 42 * DAY_MS;

/** How a token differs from a classic one. */
interface TokenKind {
  readonly accessToken: string;
  readonly lifetimeMs: number;
  readonly session?: string;
}

/** Gives a customer a token of 42 days, or of another kind. */
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
 * Finds whom an access token speaks for; those of both customer APIs open a cart's buyer identity.
 *
 * @returns null for a token that was never given, has expired, was deleted or died with a password
 */
export function findTokenHolder(state: ShopState, accessToken: string): CustomerRecord | null {
  const grant = findUnexpired(state.data.vault.tokens, sha256Base64Url(accessToken), state.clock());
  return grant && findCustomer(state, grant.customerNumber);
}

/** @returns whether there was such a token to take back. */
export function revokeToken(state: ShopState, accessToken: string): boolean {
  const {tokens} = state.data.vault;
  const key = sha256Base64Url(accessToken);
  if (!findUnexpired(tokens, key, state.clock())) return false;
  delete tokens[key];
  state.changed();
  return true;
}

/** Takes back every token of a customer, refresh tokens too: after a new password nobody stays signed in. */
export function revokeAllTokens(state: ShopState, {number}: CustomerRecord): void {
  const {tokens, refreshTokens} = state.data.vault;
  for (const table of [tokens, refreshTokens]) {
    for (const [key, {customerNumber}] of Object.entries(table)) if (customerNumber === number) delete table[key];
  }
  state.changed();
}

/** Takes back what came of one sign-in at the identity server. */
export function revokeSession(state: ShopState, session: string): void {
  const {tokens, refreshTokens} = state.data.vault;
  for (const table of [tokens, refreshTokens]) {
    for (const [key, grant] of Object.entries(table)) if (grant.session === session) delete table[key];
  }
  state.changed();
}
