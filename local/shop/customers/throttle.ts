import {GraphQLError} from 'graphql';
import {normalizeEmail} from '../cart/price-cart';
import type {ShopState} from '../state';

type Throttled = 'login' | 'recover';

const WINDOW_MS = 600_000;

/** More than a storefront that counts for itself lets through, so that this is its last line. */
const LIMITS: Readonly<Record<Throttled, {readonly tries: number; readonly message: string}>> = {
  login: {tries: 20, message: 'Login attempt limit exceeded. Please try again later.'},
  recover: {tries: 5, message: 'Resetting password limit exceeded. Please try again later.'},
};

const keyOf = (what: Throttled, email: string): string => `${what} ${normalizeEmail(email)}`;

function recent(state: ShopState, key: string): readonly string[] {
  const {attempts} = state.data.vault;
  const since = state.clock().getTime() - WINDOW_MS;
  return (Object.hasOwn(attempts, key) ? attempts[key] : undefined)?.filter((at) => Date.parse(at) > since) ?? [];
}

/** @throws GraphQLError with the code THROTTLED when an address has been tried too often within ten minutes */
export function requireUnthrottled(state: ShopState, what: Throttled, email: string): void {
  const {tries, message} = LIMITS[what];
  if (recent(state, keyOf(what, email)).length < tries) return;
  throw new GraphQLError(message, {extensions: {code: 'THROTTLED'}});
}

/** Counts a try against an address, whether anybody has it or not. */
export function countAttempt(state: ShopState, what: Throttled, email: string): void {
  const key = keyOf(what, email);
  state.data.vault.attempts[key] = [...recent(state, key), state.clock().toISOString()];
}

/** A success wipes the slate. */
export function forgetAttempts(state: ShopState, what: Throttled, email: string): void {
  delete state.data.vault.attempts[keyOf(what, email)];
}
