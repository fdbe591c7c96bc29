import {succeed, type Result} from '~/core/result';
import type {IdentityProblem} from '~/shop/identity/problems/identity-problem';
import {consumeVisitorAttempt} from '~/platform/limits/database-limit.server';
import {createPasswordAccounts} from '~/shop/identity/password/password-accounts.server';
import type {SignInContext} from '~/shop/identity/password/sign-in.server';

const MAX_DELAY_MS = 2_000;

/** The duration of this isolate's last request to Shopify. */
let lastDurationMs = 300;

/**
 * Requests a password reset mail. Known, unknown and throttled addresses get the same result in the same time; only an
 * unreachable Shopify differs.
 */
export async function recover(
  context: Pick<SignInContext, 'direct' | 'backend' | 'config' | 'report' | 'request'>,
  email: string,
): Promise<Result<null, IdentityProblem>> {
  const attempt = await consumeVisitorAttempt(context, 'recovery', email);
  if (!attempt.isAllowed) return succeedAfterDelay();
  const startMs = Date.now();
  const done = await createPasswordAccounts(context).recover(email);
  if (done.ok) lastDurationMs = Math.min(Date.now() - startMs, MAX_DELAY_MS);
  return done;
}

/** An immediate result would reveal that the address was requested before. */
async function succeedAfterDelay(): Promise<Result<null, never>> {
  await new Promise((resolve) => setTimeout(resolve, lastDurationMs));
  return succeed(null);
}
