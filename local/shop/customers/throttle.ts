import {GraphQLError} from 'graphql';
import {normalizeEmail} from '../cart/price-cart';
import type {ShopState} from '../state';

type Throttled = 'login' | 'recover';

const WINDOW_MS = 600_000;

/** Higher than the storefront's own limit, so that this is the last line of defense. */
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

/** @throws GraphQLError with the code THROTTLED after too many attempts on an address within ten minutes */
export function requireUnthrottled(state: ShopState, what: Throttled, email: string): void {
  const {tries, message} = LIMITS[what];
  if (recent(state, keyOf(what, email)).length < tries) return;
  throw new GraphQLError(message, {extensions: {code: 'THROTTLED'}});
}

/** Counts an attempt on an address, whether or not it belongs to a customer. */
export function countAttempt(state: ShopState, what: Throttled, email: string): void {
  const key = keyOf(what, email);
  state.data.vault.attempts[key] = [...recent(state, key), state.clock().toISOString()];
}

/** Clears the attempts on an address after a success. */
export function clearAttempts(state: ShopState, what: Throttled, email: string): void {
  delete state.data.vault.attempts[keyOf(what, email)];
}
