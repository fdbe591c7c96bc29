import {randomInt, timingSafeEqual} from 'node:crypto';
import {normalizeEmail} from '../cart/price-cart';
import {mailCode} from '../customers/account-mails';
import {isEmail} from '../customers/contact-fields';
import type {CustomerRecord, SignInFlow} from '../customers/customer-record';
import {addCustomer, changeCustomer, findCustomerByEmail} from '../customers/customer-store';
import {createHexSecret, sha256Base64Url} from '../../kit/secrets';
import {findUnexpired, deleteExpired, expiryAfter} from '../customers/expiring-entries';
import type {ShopContext, ShopState} from '../state';

const FLOW_LIFETIME_MS = 600_000;
const MAX_WRONG_TRIES = 5;
const CODE_DIGITS = 6;

const createSignInCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

export type CodeResult =
  | {readonly kind: 'right'; readonly location: string}
  | {readonly kind: 'wrong'}
  | {readonly kind: 'used-up'};

/** Starts a sign-in and stores what its authorization request asked for. */
export function startFlow(state: ShopState, request: Omit<SignInFlow, 'expiresAt'>): string {
  const {flows} = state.data.vault;
  deleteExpired(flows, state.clock());
  const id = createHexSecret();
  flows[id] = {...request, expiresAt: expiryAfter(state.clock(), FLOW_LIFETIME_MS)};
  state.changed();
  return id;
}

/** Returns a sign-in in progress, or null if there is none, it ended, or it took longer than ten minutes. */
export function findFlow(state: ShopState, id: string | null): SignInFlow | null {
  const flow = id === null ? null : findUnexpired(state.data.vault.flows, id, state.clock());
  return flow?.customerNumber === undefined ? flow : null;
}

function change(state: ShopState, id: string, flow: SignInFlow): void {
  state.data.vault.flows[id] = flow;
  state.changed();
}

/**
 * Mails a code to an address. A person who proves an unknown address becomes a customer.
 *
 * @returns false if the input is not an email address
 */
export function askForCode(id: string, flow: SignInFlow, typed: string, context: ShopContext): boolean {
  const email = normalizeEmail(typed);
  if (!isEmail(email)) return false;
  const code = createSignInCode();
  change(context.state, id, {...flow, asked: {email, codeHash: sha256Base64Url(code), wrongTries: 0}});
  mailCode(email, code, context);
  return true;
}

const isSameHash = (left: string, right: string): boolean => timingSafeEqual(Buffer.from(left), Buffer.from(right));

/** Finds or creates the customer who has proved an address. */
function welcome(state: ShopState, email: string): CustomerRecord {
  const customer = findCustomerByEmail(state, email) ?? addCustomer(state, {email});
  changeCustomer(state, customer, {account: 'enabled', verifiedEmail: true});
  return customer;
}

function finish(id: string, flow: SignInFlow, customer: CustomerRecord, {state}: ShopContext): CodeResult {
  const code = createHexSecret();
  change(state, id, {...flow, customerNumber: customer.number});
  state.data.vault.codes[sha256Base64Url(code)] = id;
  const location = new URL(flow.redirectUri);
  location.searchParams.set('code', code);
  location.searchParams.set('state', flow.state);
  return {kind: 'right', location: location.href};
}

/** Verifies a code. After five wrong codes a new one must be requested. */
export function enterCode(id: string, flow: SignInFlow, typed: string, context: ShopContext): CodeResult {
  const {asked} = flow;
  if (!asked || asked.wrongTries >= MAX_WRONG_TRIES) return {kind: 'used-up'};
  if (isSameHash(sha256Base64Url(typed.replace(/\s/g, '')), asked.codeHash)) {
    return finish(id, flow, welcome(context.state, asked.email), context);
  }
  const wrongTries = asked.wrongTries + 1;
  change(context.state, id, {...flow, asked: {...asked, wrongTries}});
  return wrongTries < MAX_WRONG_TRIES ? {kind: 'wrong'} : {kind: 'used-up'};
}

/**
 * Redeems an authorization code. The code is invalid afterwards, even if the redemption fails.
 *
 * @returns the sign-in of the code and its id, or null if there is none or ten minutes have passed
 */
export function redeemCode(state: ShopState, code: string): {id: string; flow: SignInFlow} | null {
  const {codes, flows} = state.data.vault;
  const key = sha256Base64Url(code);
  const id = Object.hasOwn(codes, key) ? codes[key] : undefined;
  if (id === undefined) return null;
  delete codes[key];
  const flow = findUnexpired(flows, id, state.clock());
  delete flows[id];
  state.changed();
  return flow && {id, flow};
}
