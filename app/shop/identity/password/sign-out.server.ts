import type {AppContext} from '~/platform/context.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import type {IdentityNotice} from '../identity-notices';
import {createPasswordAccounts} from './password-accounts.server';

type Context = Pick<AppContext, 'direct' | 'session' | 'cart' | 'hasCart' | 'earlierCart' | 'report' | 'waitUntil'>;

/**
 * Ends the session of this browser, or all sessions of its owner. The cookie is cleared in any case; while the database
 * is down, the session ends later.
 * @returns the notice for the next page
 */
export async function signOut(context: Context, isEverywhere: boolean): Promise<IdentityNotice> {
  const {session, report, waitUntil} = context;
  const claims = await session.claims();
  if (!claims) return 'signed-out';
  if (claims.customerToken) waitUntil(createPasswordAccounts(context).signOut(claims.customerToken));
  waitUntil(forgetBuyer(context));
  // Its key gives access to the buyer who signs out.
  context.earlierCart.forget();
  try {
    await session.end(isEverywhere);
    return isEverywhere ? 'signed-out-everywhere' : 'signed-out';
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    report(error);
    return 'sign-out-incomplete';
  }
}

/** Removes the customer from the cart and keeps its lines. Never rejects. */
async function forgetBuyer(context: Pick<AppContext, 'cart' | 'hasCart' | 'report'>): Promise<void> {
  if (!context.hasCart) return;
  const {cart, report} = context;
  try {
    const {userErrors} = await cart.updateBuyerIdentity({customerAccessToken: null, email: null, phone: null});
    if (userErrors?.[0]) report(new Error(`cart: the buyer was not removed: ${userErrors[0].code ?? ''}`));
  } catch (error) {
    report(error);
  }
}
