import {setTimeout as sleep} from 'node:timers/promises';
import {z} from 'zod';
import type {AdminToken} from '~/platform/shopify/admin-token.server';
import {SHOPIFY_API_VERSION} from '~/platform/shopify/api-version';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {DeniedError, StoreError} from './store-error';

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 1_000;
/** Reads are repeated; a write may have been executed, so the next run of the command decides about it. */
const MAX_READS = 3;
/** The share of the rate limit that is left to the storefront, which shares it. */
const RESERVED_SHARE = 0.1;

const ThrottleSchema = z.object({
  maximumAvailable: z.number(),
  currentlyAvailable: z.number(),
  restoreRate: z.number().positive(),
});

const ErrorSchema = z.object({
  message: z.string(),
  path: z.array(z.union([z.string(), z.number()])).optional(),
  extensions: z.object({code: z.string().optional(), requiredAccess: z.string().optional()}).optional(),
});

const ResponseSchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(ErrorSchema).optional(),
  extensions: z
    .object({cost: z.object({requestedQueryCost: z.number(), throttleStatus: ThrottleSchema}).optional()})
    .optional(),
});

type AdminResponse = z.infer<typeof ResponseSchema>;

/** A client of the Admin API that waits for the rate limit and fails with messages for the person at the command line. */
export interface AdminClient {
  readonly origin: string;
  /** @throws StoreError if there is no response, or one with errors */
  request<Result>(document: string, variables: object, schema: z.ZodType<Result>): Promise<Result>;
}

const RUN_AGAIN = 'Run the command again: it goes on where it stopped.';

function statusError(host: string, status: number): StoreError {
  if (status === 401 || status === 403)
    return new StoreError(
      `${host} refuses the token of the Admin API (${status}).`,
      'Check PRIVATE_ADMIN_API_TOKEN, or SHOPIFY_ADMIN_CLIENT_ID and SHOPIFY_ADMIN_CLIENT_SECRET, and that the app is installed on this store.',
    );
  if (status === 404)
    return new StoreError(
      `${host} has no Admin API (404).`,
      'Check PUBLIC_STORE_DOMAIN: is it the myshopify.com host?',
    );
  return new StoreError(`${host} responded with ${status}.`, RUN_AGAIN);
}

function tokenError(host: string, error: unknown): unknown {
  if (!(error instanceof UpstreamError)) return error;
  if (error.status === undefined)
    return new StoreError(`${host} cannot be reached.`, 'Check PUBLIC_STORE_DOMAIN and the network, and run it again.');
  return new StoreError(
    `${host} exchanges no token for these credentials (${error.status}): ${error.message}`,
    'Check SHOPIFY_ADMIN_CLIENT_ID and SHOPIFY_ADMIN_CLIENT_SECRET, and that the app is installed on this store.',
  );
}

function responseError(errors: NonNullable<AdminResponse['errors']>): StoreError {
  const denied = errors.find(({extensions}) => extensions?.code === 'ACCESS_DENIED');
  if (denied)
    return new DeniedError(
      `The app may not use ${denied.path?.join('.') ?? 'a field'}: ${denied.message}`,
      'Add the access scope to the app, install it again, and run the command again.',
    );
  return new StoreError(errors.map(({message}) => message).join('; '), RUN_AGAIN);
}

/** Waits until the next call can be paid, and leaves a part of the points to others. */
async function waitForPoints({extensions}: AdminResponse, isThrottled: boolean): Promise<void> {
  const cost = extensions?.cost;
  if (!cost) return isThrottled ? sleep(PAUSE_MS) : undefined;
  const {maximumAvailable, currentlyAvailable, restoreRate} = cost.throttleStatus;
  const needed = isThrottled ? cost.requestedQueryCost : maximumAvailable * RESERVED_SHARE;
  const seconds = (needed - currentlyAvailable) / restoreRate;
  if (seconds > 0 || isThrottled) await sleep(Math.max(seconds * 1000, isThrottled ? PAUSE_MS / 10 : 0));
}

const isThrottledResponse = ({errors}: AdminResponse): boolean =>
  errors?.some(({extensions}) => extensions?.code === 'THROTTLED') ?? false;

/** Documents begin with a comment for the code generator. */
const isQuery = (document: string): boolean => /^\s*(?:#graphql\s+)?query\b/.test(document);

/** Creates the client of a store. @param origin of its APIs, such as `https://my-store.myshopify.com` */
export function createAdminClient(origin: string, token: AdminToken): AdminClient {
  const {host} = new URL(origin);

  async function post(document: string, variables: object): Promise<Response> {
    const value = await token.find().catch((error: unknown) => {
      throw tokenError(host, error);
    });
    return fetch(`${origin}/admin/api/${SHOPIFY_API_VERSION}/graphql.json`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'X-Shopify-Access-Token': value},
      body: JSON.stringify({query: document, variables}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
    });
  }

  async function send(document: string, variables: object, readsLeft: number): Promise<AdminResponse> {
    try {
      const response = await post(document, variables);
      if (response.status >= 500 && readsLeft > 0) throw new Error(String(response.status));
      if (!response.ok) throw statusError(host, response.status);
      return ResponseSchema.parse(await response.json());
    } catch (error) {
      if (error instanceof StoreError) throw error;
      if (readsLeft <= 0) throw new StoreError(`${host} cannot be reached, or broke off its response.`, RUN_AGAIN);
      await sleep(PAUSE_MS);
      return send(document, variables, readsLeft - 1);
    }
  }

  return {
    origin,
    async request(document, variables, schema) {
      const reads = isQuery(document) ? MAX_READS - 1 : 0;
      for (;;) {
        const response = await send(document, variables, reads);
        const isThrottled = isThrottledResponse(response);
        await waitForPoints(response, isThrottled);
        if (isThrottled) continue;
        if (response.errors) throw responseError(response.errors);
        return schema.parse(response.data);
      }
    },
  };
}
