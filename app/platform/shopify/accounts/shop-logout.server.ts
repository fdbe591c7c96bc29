import {accountSettings, createAccountClient} from './account-client.server';
import {findStoredTokens, type AccountContext} from './account-tokens.server';

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
