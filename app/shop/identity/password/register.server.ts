import {splitName} from '~/core/person-name';
import {fail, succeed, type Result} from '~/core/result';
import {consumeVisitorAttempt} from '~/platform/limits/database-limit.server';
import type {IdentityProblem} from '../problems/identity-problem';
import {isWeakPassword} from './password-strength.server';
import {createPasswordAccounts, type Credentials} from './password-accounts.server';
import {beginAsCustomer, type SignInContext} from './sign-in.server';

export type Registered =
  /** The account exists and its owner is signed in. */
  | 'signed-in'
  /** The account exists, and its owner has to sign in again. */
  | 'account-waits'
  /** Shopify knew the address and mailed a confirmation link. */
  | 'mailed';

interface Registration extends Credentials {
  readonly name: string;
}

export const WEAK_PASSWORD: IdentityProblem = {
  kind: 'refused',
  field: 'password',
  message: 'This password is easy to guess. Please choose another one.',
};

/** Creates an account and signs its owner in. */
export async function register(
  context: SignInContext,
  {name, email, password}: Registration,
): Promise<Result<Registered, IdentityProblem>> {
  const attempt = await consumeVisitorAttempt(context, 'registration', email);
  if (!attempt.isAllowed) return fail({kind: 'throttled', retryAfterSeconds: attempt.retryAfterSeconds});
  if (isWeakPassword(password, [email, name])) return fail(WEAK_PASSWORD);
  const accounts = createPasswordAccounts(context);
  const opened = await accounts.open({email, password, ...splitName(name)});
  if (!opened.ok) return opened;
  if (opened.value.kind === 'mailed') return succeed('mailed');
  const token = await accounts.signIn({email, password});
  if (!token.ok) return succeed('account-waits');
  const begun = await beginAsCustomer(context, {token: token.value, customer: opened.value.customer});
  return succeed(begun.ok ? 'signed-in' : 'account-waits');
}
