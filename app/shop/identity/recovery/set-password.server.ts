import {fail, succeed, type Result} from '~/core/result';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {toShopUrl, type AccountLink} from './account-link.server';
import type {IdentityProblem} from '~/shop/identity/problems/identity-problem';
import {consumeVisitorAttempt} from '~/platform/limits/database-limit.server';
import {isWeakPassword} from '~/shop/identity/password/password-strength.server';
import {createPasswordAccounts, type ShopCustomer} from '~/shop/identity/password/password-accounts.server';
import {WEAK_PASSWORD} from '~/shop/identity/password/register.server';
import type {SignInContext} from '~/shop/identity/password/sign-in.server';

type Context = Pick<SignInContext, 'direct' | 'backend' | 'config' | 'report' | 'request' | 'session'>;

const TRIES = 2;

/**
 * Sets the password of the account behind a mailed link. The link proves the mailbox, so all earlier sessions of the
 * account end, and so does the session of this browser, which may belong to another person.
 */
export async function setPassword(
  context: Context,
  link: AccountLink,
  password: string,
): Promise<Result<null, IdentityProblem>> {
  const {kind, id, token} = link;
  const attempt = await consumeVisitorAttempt(context, kind === 'reset' ? 'reset' : 'activation', `${id} ${token}`);
  if (!attempt.isAllowed) return fail({kind: 'throttled', retryAfterSeconds: attempt.retryAfterSeconds});
  if (isWeakPassword(password, [])) return fail(WEAK_PASSWORD);
  // The password is not changed while the database is down, because the earlier sessions could not be ended.
  if (!(await canEndSessions(context))) return fail({kind: 'backend-down'});
  const url = toShopUrl(link, context.config);
  const customer = await createPasswordAccounts(context).setPassword(kind, url, password);
  if (!customer.ok) return customer;
  await endSessions(context, customer.value);
  await context.session.end().catch(context.report);
  return succeed(null);
}

async function canEndSessions({backend, report}: Context): Promise<boolean> {
  try {
    await backend.call('touch_session', {p_session_id: crypto.randomUUID()});
    return true;
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    report(error);
    return false;
  }
}

async function endSessions({backend, report}: Context, {id, email}: ShopCustomer): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      await backend.call('confirm_shopify_email', {p_customer_id: id, p_email: email ?? ''});
      return;
    } catch (error) {
      report(error);
    }
  }
}
