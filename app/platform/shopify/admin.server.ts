import type {z} from 'zod';
import type {AppConfig} from '../env.server';
import {shopOrigins} from '../shop-addresses.server';
import {SHOPIFY_API_VERSION} from './api-version';
import {createUpstreamFetch} from './upstream-fetch.server';
import {summarizeErrors, UpstreamError} from './upstream-problem';

/** The points that are left of what this shop lets programs ask for, and how many come back each second. */
export interface AdminBudget {
  readonly currentlyAvailable: number;
  readonly restoreRate: number;
}

/** The shop as its staff's programs see it. Its documents are constants of ours, and its answers are checked. */
export interface Admin {
  /** @throws UpstreamError when the answer is missing, an error, or not what the schema says */
  ask<Answer>(document: string, variables: object, schema: z.ZodType<Answer>): Promise<Answer>;
  /** @returns what was left after the last answer; null before the first */
  budget(): AdminBudget | null;
}

interface AdminAnswer {
  readonly data?: unknown;
  readonly errors?: unknown;
  readonly extensions?: {readonly cost?: {readonly throttleStatus?: AdminBudget}};
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
  let left: AdminBudget | null = null;
  return {
    budget: () => left,
    async ask(document, variables, schema) {
      const response = await fetchOf(origin)(`${origin}/admin/api/${SHOPIFY_API_VERSION}/graphql.json`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', 'X-Shopify-Access-Token': token},
        body: JSON.stringify({query: document, variables}),
      });
      const {data, errors, extensions} = await response.json<AdminAnswer>();
      left = extensions?.cost?.throttleStatus ?? left;
      const answer = schema.safeParse(data);
      if (errors || !answer.success)
        throw new UpstreamError('partial', `${new URL(origin).host} admin`, undefined, summarizeErrors(errors));
      return answer.data;
    },
  };
}
