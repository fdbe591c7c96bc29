import type {CustomerAccount} from '@shopify/hydrogen';
import {BackendUnavailable} from '../../supabase/backend.server';
import {UpstreamError} from '../upstream-problem';
import {accountSettings, createAccountClient} from './account-client.server';
import type {AccountContext} from './account-tokens.server';
import {withTimeout} from './with-timeout';
import {freshAccountToken} from './refresh-account-token.server';

/** Thrown if Shopify no longer accepts the customer's token. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
}

/** The token never expires for Hydrogen: it is fresh, and refreshing is ours. */
const NEVER = String(Number.MAX_SAFE_INTEGER);

/**
 * Queries the Customer Account API as the signed-in customer.
 * @throws TokenRefused if Shopify no longer accepts the token; UpstreamError or BackendUnavailable on an outage
 */
export async function queryCustomerAccount<Value>(
  context: AccountContext,
  send: (account: Pick<CustomerAccount, 'query' | 'mutate'>) => Promise<Value>,
): Promise<Value> {
  const settings = accountSettings(context.config);
  const accessToken = settings && (await freshAccountToken(context));
  if (!accessToken) throw new TokenRefused();
  const {client} = createAccountClient(context, settings, {accessToken, expiresAt: NEVER});
  try {
    return await withTimeout(send(client));
  } catch (error) {
    if (error instanceof Response && error.status === 401) throw new TokenRefused();
    if (error instanceof UpstreamError || error instanceof BackendUnavailable) throw error;
    // Hydrogen's own error contains the query.
    throw new UpstreamError('status', 'customer accounts');
  }
}
