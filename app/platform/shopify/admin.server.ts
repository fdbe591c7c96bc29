import type {z} from 'zod';
import type {AppConfig} from '../env.server';
import {shopOrigins} from '../shop-addresses.server';
import {SHOPIFY_API_VERSION} from './api-version';
import {createUpstreamFetch} from './upstream-fetch.server';
import {UpstreamError} from './upstream-problem';

/** The shop as its staff's programs see it. Its documents are constants of ours, and its answers are checked. */
export interface Admin {
  /** @throws UpstreamError when the answer is missing, an error, or not what the schema says */
  ask<Answer>(document: string, variables: object, schema: z.ZodType<Answer>): Promise<Answer>;
}

const fetches = new Map<string, ReturnType<typeof createUpstreamFetch>>();

/** Deadlines, retries and breaker are shared by all requests to one shop. */
function fetchOf(origin: string) {
  const known = fetches.get(origin);
  if (known) return known;
  const {host} = new URL(origin);
  const made = createUpstreamFetch(`${host} admin`, (url, init) => fetch(url, init), SHOPIFY_API_VERSION);
  fetches.set(origin, made);
  return made;
}

/** @returns null for a shop that gave us no token for this */
export function createAdmin(config: AppConfig): Admin | null {
  const token = config.PRIVATE_ADMIN_API_TOKEN;
  const [origin] = shopOrigins(config);
  if (!token || !origin) return null;
  return {
    async ask(document, variables, schema) {
      const response = await fetchOf(origin)(`${origin}/admin/api/${SHOPIFY_API_VERSION}/graphql.json`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', 'X-Shopify-Access-Token': token},
        body: JSON.stringify({query: document, variables}),
      });
      const {data, errors} = await response.json<{data?: unknown; errors?: unknown}>();
      const answer = schema.safeParse(data);
      if (errors || !answer.success) throw new UpstreamError('partial', `${new URL(origin).host} admin`);
      return answer.data;
    },
  };
}
