import type {AppContext} from '~/platform/context.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {forgetBuyer} from '../begin-session.server';
import type {IdentityNotice} from '../identity-notices';
import {createPasswordAccounts} from './password-accounts.server';

type Context = Pick<AppContext, 'direct' | 'session' | 'cart' | 'report' | 'waitUntil'>;

/**
 * Signs the person of this browser out, here or on all of their devices. This browser forgets them whatever happens;
 * while the database does not answer, the session ends later.
 * @returns what to tell them
 */
export async function signOut(context: Context, isEverywhere: boolean): Promise<IdentityNotice> {
  const {session, report, waitUntil} = context;
  const claims = await session.claims();
  if (!claims) return 'signed-out';
  if (claims.customerToken) waitUntil(createPasswordAccounts(context).signOut(claims.customerToken));
  waitUntil(forgetBuyer(context));
  try {
    await session.end(isEverywhere);
    return isEverywhere ? 'signed-out-everywhere' : 'signed-out';
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    report(error);
    return 'sign-out-incomplete';
  }
}
