import {succeed, type Result} from '~/core/result';
import type {IdentityProblem} from '../problems/identity-problem';
import {countAttempt} from './count-attempt.server';
import {createPasswordAccounts} from './password-accounts.server';
import type {SignInContext} from './sign-in.server';

/**
 * Has the shop mail a link to choose a new password. Known, unknown and too often asked for are all the same answer:
 * only a shop that cannot be reached is another.
 */
export async function recover(
  context: Pick<SignInContext, 'direct' | 'backend' | 'config' | 'report' | 'request'>,
  email: string,
): Promise<Result<null, IdentityProblem>> {
  const attempt = await countAttempt(context, 'recovery', email);
  return attempt.isAllowed ? createPasswordAccounts(context).recover(email) : succeed(null);
}
