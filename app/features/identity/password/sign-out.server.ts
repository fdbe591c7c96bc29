import type {AppContext} from '~/platform/context.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {forgetBuyer} from '../buyer.server';
import type {IdentityNotice} from '../notice-copy';
import {createPasswordAccounts} from './password-accounts.server';

type Context = Pick<AppContext, 'direct' | 'session' | 'backend' | 'cart' | 'report' | 'waitUntil'>;

/**
 * Signs the person of this browser out, here or on all of their devices. This browser forgets them whatever happens.
 * @returns what to tell them
 */
export async function signOut(context: Context, isEverywhere: boolean): Promise<IdentityNotice> {
  const {session, report, waitUntil} = context;
  const claims = await session.claims();
  if (!claims) return 'signed-out';
  if (claims.customerToken) waitUntil(createPasswordAccounts(context).signOut(claims.customerToken));
  waitUntil(forgetBuyer(context));
  try {
    if (isEverywhere) await endAll(context);
    await session.end();
    return isEverywhere ? 'signed-out-everywhere' : 'signed-out';
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    report(error);
    if (isEverywhere) await session.end().catch(report);
    return 'sign-out-incomplete';
  }
}

/** A cookie whose own session is over has no say over others. */
async function endAll({session, backend}: Context): Promise<void> {
  const live = await session.live();
  if (live) await backend.call('revoke_all_sessions', {p_user_id: live.user_id});
}
