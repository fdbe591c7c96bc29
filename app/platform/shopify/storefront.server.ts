import {createStorefrontClient, type Storefront} from '@shopify/hydrogen';
import {REFRESH_COOKIE} from '~/core/refresh-cookie';
import {clientAddress, clientNetwork} from '../client-address.server';
import {readCookie} from '../cookie-jar.server';
import type {AppConfig} from '../env.server';
import {SHOPIFY_API_VERSION} from './api-version';
import {withChosenVersion} from './chosen-version.server';
import {createDeniedFields, type DeniedFields} from './denied-fields.server';
import {GUESSED_BY_VISITORS, TYPED_BY_VISITORS} from './kept-answers';
import {createReadCache, isNothing, type Freshness, type ReadCacheTools} from './read-cache.server';
import {createUpstreamFetch} from './upstream-fetch.server';
import {summarizeErrors, UpstreamError} from './upstream-problem';
import {countGuess, countSearch, TooManyGuesses} from './visitor-limits.server';

const DEFAULT_FRESH_S = 300;
const DEFAULT_STALE_S = 86_400;
/** For somebody who asks for the latest: however often that is pressed, the shop is asked once a second. */
const LATEST: Freshness = {freshS: 1, staleS: 0};

const TYPED_ENTRIES = 100;

const catalogue = createReadCache();
const typed = createReadCache(TYPED_ENTRIES);
/** What visitors type is kept in this isolate alone. */
const NO_SHARED_CACHE: ReadCacheTools['cache'] = {match: async () => undefined, put: async () => undefined};
const deniedFields = new Map<string, DeniedFields>();
const guardedFetches = new Map<string, ReturnType<typeof createUpstreamFetch>>();
// Survives a module reload in development, where the wrapper would otherwise wrap itself.
const isolate = globalThis as typeof globalThis & {nativeFetch?: typeof fetch};

/** What one request hands to its storefront client. */
export interface StorefrontOptions extends ReadCacheTools {
  readonly config: AppConfig;
  readonly request: Request;
}

/** The client that everything else is given: `query` is cached and resilient, `direct` is for carts and customers alone. */
export interface StorefrontClients {
  readonly storefront: Storefront;
  readonly direct: Storefront;
}

/**
 * Hydrogen's storefront client behind deadlines, retries, a breaker and a cache with a last good copy.
 * Queries are shared by all visitors for 5 minutes unless they say otherwise; `CacheNone()` passes by the cache, and
 * {@link TYPED_BY_VISITORS} keeps what can be guessed without end apart. {@link REFRESH_COOKIE} asks for the latest.
 */
export function createStorefront(options: StorefrontOptions): StorefrontClients {
  const {config, request} = options;
  guardUpstream(config.PUBLIC_STORE_DOMAIN);
  const {storefront: direct} = withChosenVersion(() =>
    createStorefrontClient({
      storeDomain: config.PUBLIC_STORE_DOMAIN,
      storefrontApiVersion: SHOPIFY_API_VERSION,
      publicStorefrontToken: config.PUBLIC_STOREFRONT_API_TOKEN,
      privateStorefrontToken: config.PRIVATE_STOREFRONT_API_TOKEN,
      storefrontId: config.PUBLIC_STOREFRONT_ID,
      i18n: {language: 'EN', country: 'US'},
      cache: options.cache as Cache,
      waitUntil: options.waitUntil,
      logErrors: false,
      storefrontHeaders: {
        requestGroupId: request.headers.get('request-id'),
        buyerIp: clientAddress(request, config),
        buyerIpSig: null,
        // Tracking cookies of the visitor are none of the shop's business here, and answers are shared.
        cookie: null,
        purpose: request.headers.get('sec-purpose'),
      },
    }),
  );
  return {
    direct,
    storefront: {...direct, query: cachedQuery(direct, options, readCookie(request, REFRESH_COOKIE.name) !== null)},
  };
}

function cachedQuery(direct: Storefront, options: StorefrontOptions, wantsLatest: boolean): Storefront['query'] {
  const domain = direct.getShopifyDomain();
  const denied = deniedFields.get(domain) ?? createDeniedFields(domain);
  deniedFields.set(domain, denied);
  const tools = {...options, onRefreshFailed: unlessRefused(options.onRefreshFailed)};
  const query = async (document: string, given: QueryOptions = {}) => {
    const load = async (): Promise<object> => {
      const leftOut = denied.variablesFor(document);
      const variables = {...given.variables, ...leftOut};
      const {errors, ...data} = await uncached(document, {...given, variables, cache: direct.CacheNone()});
      if (!errors) return data;
      const verdict = denied.judge(document, leftOut, {...data, errors});
      if (verdict === 'fail') throw new UpstreamError('partial', domain, undefined, summarizeErrors(errors));
      // Ends, since a field that is left out cannot be denied.
      return verdict === 'serve' ? data : load();
    };
    if (given.cache?.mode === 'no-store') return load();
    const usual: Freshness = {
      freshS: given.cache?.maxAge ?? DEFAULT_FRESH_S,
      staleS: given.cache?.staleWhileRevalidate ?? DEFAULT_STALE_S,
    };
    const freshness = wantsLatest ? LATEST : usual;
    const key = `${document}\n${JSON.stringify(given.variables ?? {})}`;
    const client = clientNetwork(options.request, options.config);
    switch (given.cache?.mode) {
      case TYPED_BY_VISITORS.mode:
        return typed.read({...tools, cache: NO_SHARED_CACHE}, key, freshness, async () => {
          countSearch(client);
          return load();
        });
      case GUESSED_BY_VISITORS.mode:
        return catalogue.read(tools, key, freshness, () => countGuess(client, load, (answer) => !isNothing(answer)));
      default:
        return catalogue.read(tools, key, freshness, load);
    }
  };
  const uncached = direct.query as (document: string, options: QueryOptions) => Promise<{errors?: unknown}>;
  return query as Storefront['query'];
}

/** A refresh that a limit refuses is no failure of the shop, and comes again with the next visitor. */
const unlessRefused = (report: ReadCacheTools['onRefreshFailed']) => (error: unknown) => {
  if (!(error instanceof Response || error instanceof TooManyGuesses)) report(error);
};

interface QueryOptions {
  readonly variables?: Record<string, unknown>;
  readonly cache?: ReturnType<Storefront['CacheCustom']>;
  readonly headers?: HeadersInit;
}

/** Hydrogen calls the global `fetch` and takes no other: calls to the store's GraphQL are led through the guarded one. */
function guardUpstream(storeDomain: string): void {
  const origin = storeDomain.includes('://') ? new URL(storeDomain).origin : `https://${storeDomain}`;
  if (guardedFetches.has(origin)) return;
  const native = (isolate.nativeFetch ??= globalThis.fetch.bind(globalThis));
  const guarded = createUpstreamFetch(new URL(origin).host, native, SHOPIFY_API_VERSION);
  guardedFetches.set(origin, guarded);
  globalThis.fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    const isGraphql = typeof input === 'string' && init && input.startsWith(`${origin}/api/`);
    return isGraphql ? guarded(input, init) : native(input as string, init);
  };
}
