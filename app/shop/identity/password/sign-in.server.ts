import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import {consumeAttempt, consumeVisitorAttempt} from '~/platform/limits/database-limit.server';
import type {Proof} from '~/platform/session/session.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {beginSession} from '../begin-session.server';
import type {IdentityProblem} from '../problems/identity-problem';
import {findKnownDevice, rememberDevice} from './known-device.server';
import {
  createPasswordAccounts,
  type Credentials,
  type CustomerToken,
  type PasswordAccounts,
  type ShopCustomer,
} from './password-accounts.server';

export type SignInContext = Pick<
  AppContext,
  'direct' | 'session' | 'backend' | 'config' | 'cookies' | 'cart' | 'report' | 'waitUntil'
> & {readonly request: Request};

type Done = Result<null, IdentityProblem>;

/**
 * Signs in by email and password. A wrong password, an unknown address and an account that was never activated take the
 * same code path and return the same problem.
 */
export const signIn = (context: SignInContext, credentials: Credentials): Promise<Done> =>
  withFailureLimit(context, credentials.email, async () => {
    const proven = await provePassword(createPasswordAccounts(context), credentials);
    return proven.ok ? beginAsCustomer(context, proven.value) : proven;
  });

/**
 * Runs an attempt under the rate limit for wrong passwords; other outcomes do not count. A browser that the owner has
 * signed in with before is counted alone, so that others cannot lock it out.
 */
export async function withFailureLimit<Value>(
  context: SignInContext,
  email: string,
  signInOnce: () => Promise<Result<Value, IdentityProblem>>,
): Promise<Result<Value, IdentityProblem>> {
  const device = await findKnownDevice(context, email);
  const attempt = device
    ? await consumeAttempt(context.backend, 'known-device', {device})
    : await consumeVisitorAttempt(context, 'login', email);
  if (!attempt.isAllowed) return fail({kind: 'throttled', retryAfterSeconds: attempt.retryAfterSeconds});
  const done = await signInOnce();
  const wasWrong = !done.ok && done.error.kind === 'invalid-credentials';
  if (!wasWrong) context.waitUntil(attempt.refund());
  return done;
}

/** Verifies a password and returns the customer with a token. */
export async function provePassword(
  accounts: PasswordAccounts,
  credentials: Credentials,
): Promise<Result<ProvenCustomer, IdentityProblem>> {
  const token = await accounts.signIn(credentials);
  if (!token.ok) return token;
  const customer = await accounts.findCustomer(token.value);
  return customer.ok ? succeed({token: token.value, customer: customer.value}) : customer;
}

export interface ProvenCustomer {
  readonly token: CustomerToken;
  readonly customer: ShopCustomer;
}

/** Begins the session of a customer and moves the browser's cart to them. */
export async function beginAsCustomer(context: SignInContext, proven: ProvenCustomer): Promise<Done> {
  try {
    await beginSession(context, toProof(proven));
    if (proven.customer.email) await rememberDevice(context, proven.customer.email);
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    context.report(error);
    context.waitUntil(createPasswordAccounts(context).signOut(proven.token));
    return fail({kind: 'backend-down'});
  }
  return succeed(null);
}

/** Converts a customer to a proof. A password proves no address, since anybody may register any address. */
export const toProof = ({token, customer}: ProvenCustomer): Proof => ({
  issuer: 'shopify',
  subject: customer.id,
  email: customer.email ?? null,
  isEmailVerified: false,
  firstName: customer.firstName ?? null,
  lastName: customer.lastName ?? null,
  customerToken: token,
});
