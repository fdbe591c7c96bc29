import {LOCAL_CREDENTIALS} from '../../local/shop/local-credentials';
import type {LocalShop} from '../support/local-shop';

/** An answer of the Admin API. */
export interface AdminAnswer {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: unknown;
}

/** Asks the Admin API of a shop as staff's programs do. */
export const adminWitness =
  ({origin}: Pick<LocalShop, 'origin'>) =>
  async (query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<AdminAnswer> => {
    const response = await fetch(`${origin}/admin/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'X-Shopify-Access-Token': LOCAL_CREDENTIALS.adminToken},
      body: JSON.stringify({query, variables}),
    });
    return (await response.json()) as AdminAnswer;
  };

/** @returns the user errors of every mutation in an answer. */
export const errorsOf = ({data}: AdminAnswer): unknown[] =>
  Object.values(data ?? {}).flatMap((payload) => (payload as {userErrors: readonly unknown[]}).userErrors);
