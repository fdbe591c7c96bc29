import type {z} from 'zod';
import type {AppConfig} from '../env.server';
import {shopOrigins} from '../shop-addresses.server';
import {createExchangedToken, createFixedToken, type AdminToken} from './admin-token.server';
import {SHOPIFY_API_VERSION} from './api-version';
import {areOnlyDenials, isForbidden, removeDenied} from './denied-admin-fields';
import {createGraphqlUpstream, type GraphqlResponse, type SendGraphql} from './graphql-upstream.server';
import {summarizeErrors, UpstreamError} from './upstream-problem';

/** The remaining points of the app's rate limit, and how many are restored per second. */
export interface AdminBudget {
  readonly currentlyAvailable: number;
  readonly restoreRate: number;
}

/** A client of the Admin API. Documents are constants, and responses are validated. */
export interface Admin {
  /** @throws UpstreamError if the response is missing, an error or invalid */
  query<Result>(document: string, variables: object, schema: z.ZodType<Result>): Promise<Result>;
  /** Returns the rate limit after the last response, or null before the first. */
  budget(): AdminBudget | null;
}

interface CostExtensions {
  readonly cost?: {readonly throttleStatus?: AdminBudget};
}

const upstreams = new Map<string, SendGraphql>();

/** Returns the sender of a shop: its deadlines, retries and circuit breaker are shared by all requests. */
function upstreamFor(origin: string): SendGraphql {
  const existing = upstreams.get(origin);
  if (existing) return existing;
  const created = createGraphqlUpstream(`${new URL(origin).host} admin`, SHOPIFY_API_VERSION);
  upstreams.set(origin, created);
  return created;
}

const exchangedTokens = new Map<string, AdminToken>();

/** Exchanged tokens are shared by all requests of this isolate. */
function tokenOf(config: AppConfig, origin: string): AdminToken | null {
  const {PRIVATE_ADMIN_API_TOKEN: fixed, SHOPIFY_ADMIN_CLIENT_ID: clientId} = config;
  if (fixed) return createFixedToken(fixed);
  const clientSecret = config.SHOPIFY_ADMIN_CLIENT_SECRET;
  if (!clientId || !clientSecret) return null;
  const key = [origin, clientId, clientSecret].join(' ');
  const known = exchangedTokens.get(key);
  if (known) return known;
  const made = createExchangedToken({origin, clientId, clientSecret});
  exchangedTokens.set(key, made);
  return made;
}

/**
 * Sends a call with a token. Shopify executes nothing of a call that it answers with 401, so one with an expired or
 * revoked token is sent once more with a new one, whether it reads or writes.
 */
async function sendWithToken(
  token: AdminToken,
  send: (value: string) => Promise<GraphqlResponse>,
): Promise<GraphqlResponse> {
  const value = await token.find();
  try {
    return await send(value);
  } catch (error) {
    const isRefused = error instanceof UpstreamError && error.status === 401;
    if (!isRefused || !token.discard(value)) throw error;
    return send(await token.find());
  }
}

/** Creates the client, or null for a store without a token or client credentials. */
export function createAdmin(config: AppConfig): Admin | null {
  const [origin] = shopOrigins(config);
  const token = origin ? tokenOf(config, origin) : null;
  if (!token || !origin) return null;
  let left: AdminBudget | null = null;
  return {
    budget: () => left,
    async query(document, variables, schema) {
      const {data, errors, extensions} = await sendWithToken(token, (value) =>
        upstreamFor(origin)({
          url: `${origin}/admin/api/${SHOPIFY_API_VERSION}/graphql.json`,
          headers: {'Content-Type': 'application/json', 'X-Shopify-Access-Token': value},
          document,
          variables,
        }),
      );
      left = (extensions as CostExtensions | undefined)?.cost?.throttleStatus ?? left;
      const {host} = new URL(origin);
      const isUsable = !errors || areOnlyDenials(errors, host);
      if (isUsable) removeDenied(data, errors);
      const response = schema.safeParse(data);
      if (!response.success || !isUsable)
        throw new UpstreamError(
          isForbidden(errors) ? 'forbidden' : 'partial',
          `${host} admin`,
          undefined,
          summarizeErrors(errors),
        );
      return response.data;
    },
  };
}
