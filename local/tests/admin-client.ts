import {LOCAL_CREDENTIALS} from '../shop/local-credentials';
import type {LocalShop} from '../../tests/support/local-shop';

export interface AdminResponse {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: unknown;
}

/** @returns an Admin API token: the fixed one, or an exchanged one if the store has no fixed one */
export async function adminTokenOf({origin, shop}: LocalShop): Promise<string> {
  const {profile, adminToken, adminClientId, webhookSecrets} = shop.config;
  if (profile.adminAccess === 'fixed-token') return adminToken;
  const form = {grant_type: 'client_credentials', client_id: adminClientId, client_secret: webhookSecrets[0]};
  const body = new URLSearchParams(form);
  const response = await fetch(`${origin}/admin/oauth/access_token`, {method: 'POST', body});
  return (await response.json<{access_token: string}>()).access_token;
}

export const createAdminClient =
  ({origin}: Pick<LocalShop, 'origin'>, token: string = LOCAL_CREDENTIALS.adminToken) =>
  async (query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<AdminResponse> => {
    const response = await fetch(`${origin}/admin/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'X-Shopify-Access-Token': token},
      body: JSON.stringify({query, variables}),
    });
    return await response.json<AdminResponse>();
  };

/** @returns the user errors of every mutation in a response. */
export const errorsOf = ({data}: AdminResponse): unknown[] =>
  Object.values(data ?? {}).flatMap((payload) => (payload as {userErrors: readonly unknown[]}).userErrors);
