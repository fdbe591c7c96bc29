import type {CustomerAccount} from '@shopify/hydrogen';
import {accountSettings, createAccountClient} from './account-client.server';
import {findStoredTokens, freshAccountToken, type AccountContext} from './account-tokens.server';

/** The token never expires for Hydrogen: it is fresh, and refreshing is ours. */
const NEVER = String(Number.MAX_SAFE_INTEGER);

/**
 * @returns Hydrogen's client for the Customer Account API as the person signed in by a code; null for everybody else,
 * and when the shop knows them no longer. A call that the shop refuses throws a Response with status 401.
 * @throws UpstreamError or BackendUnavailable when the token had expired and could not be refreshed
 */
export async function openCustomerAccount(context: AccountContext): Promise<CustomerAccount | null> {
  const settings = accountSettings(context.config);
  const accessToken = settings && (await freshAccountToken(context));
  return accessToken ? createAccountClient(context, settings, {accessToken, expiresAt: NEVER}).client : null;
}

/**
 * Where the shop ends its own part of the session; otherwise it would let the next one in without a code.
 * Ask before our session ends.
 * @returns null when the shop has no part in it, or nobody can tell
 */
export async function findShopLogout(context: AccountContext): Promise<string | null> {
  const claims = await context.session.claims();
  const settings = accountSettings(context.config);
  if (!claims?.accountToken || !settings) return null;
  try {
    const tokens = await findStoredTokens(context, claims.sessionId);
    if (!tokens) return null;
    const {client} = createAccountClient(context, settings, {idToken: tokens.idToken});
    const answer = await client.logout({keepSession: true});
    return answer.headers.get('Location');
  } catch (error) {
    context.report(error);
    return null;
  }
}
