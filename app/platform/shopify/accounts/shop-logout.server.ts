import {accountSettings, createAccountClient} from './account-client.server';
import {findStoredTokens, type AccountContext} from './account-tokens.server';

/**
 * Returns the URL that ends the session at Shopify, without which the next person could sign in without a code.
 * Call it before the storefront's session ends.
 * @returns null if there is no session at Shopify, or it cannot be determined
 */
export async function findShopLogout(context: AccountContext): Promise<string | null> {
  const claims = await context.session.claims();
  const settings = accountSettings(context.config);
  if (!claims?.accountToken || !settings) return null;
  try {
    const tokens = await findStoredTokens(context, claims.sessionId);
    if (!tokens) return null;
    const {client} = createAccountClient(context, settings, {idToken: tokens.idToken});
    const response = await client.logout({keepSession: true});
    return response.headers.get('Location');
  } catch (error) {
    context.report(error);
    return null;
  }
}
