import {succeed, type Result} from '~/core/result';
import type {IdentityProblem} from '../problems/identity-problem';
import {countAttempt} from './count-attempt.server';
import {createPasswordAccounts} from './password-accounts.server';
import type {SignInContext} from './sign-in.server';

const LONGEST_WAIT_MS = 2_000;

/** How long the shop took the last time that this isolate asked it. */
let usualMs = 300;

/**
 * Has the shop mail a link to choose a new password. Known, unknown and too often asked for are all the same answer in
 * the same time: only a shop that cannot be reached is another.
 */
export async function recover(
  context: Pick<SignInContext, 'direct' | 'backend' | 'config' | 'report' | 'request'>,
  email: string,
): Promise<Result<null, IdentityProblem>> {
  const attempt = await countAttempt(context, 'recovery', email);
  if (!attempt.isAllowed) return afterTheUsualTime();
  const startMs = Date.now();
  const done = await createPasswordAccounts(context).recover(email);
  if (done.ok) usualMs = Math.min(Date.now() - startMs, LONGEST_WAIT_MS);
  return done;
}

/** An answer at once would tell that somebody has asked for this address before. */
async function afterTheUsualTime(): Promise<Result<null, never>> {
  await new Promise((resolve) => setTimeout(resolve, usualMs));
  return succeed(null);
}
