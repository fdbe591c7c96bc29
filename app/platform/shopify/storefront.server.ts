import {createStorefrontClient, type Storefront as HydrogenStorefront, type StorefrontQueries} from '@shopify/hydrogen';
import {createOnce} from '~/core/create-once';
import {MARKET} from '~/core/market';
import {REFRESH_COOKIE} from '~/core/refresh-cookie';
import {clientAddress, clientNetwork} from '../client-address.server';
import {contentChanges} from '../content-changes';
import {readCookie} from '../cookie-jar.server';
import type {AppConfig} from '../env.server';
import {SHOPIFY_API_VERSION} from './api-version';
import {CACHE_POLICIES, type CachePolicy} from './cache-policies';
import {createDeniedFields, type DeniedFields} from './denied-fields.server';
import {createGraphqlUpstream, type ReadPriority, type SendGraphql} from './graphql-upstream.server';
import {createPlanSender} from './plan-access.server';
import {createReadCache, isEmptyResponse, type Freshness, type ReadCacheTools, type ReadKey} from './read-cache.server';
import {summarizeErrors, UpstreamError} from './upstream-problem';
import {countGuess, countSearch, TooManyGuesses} from '../limits/read-limits.server';

/** After a visitor requests the latest data, the cache serves it for a second: reloading cannot flood Shopify. */
const LATEST: Freshness = {freshS: 1, staleS: 0};

const TYPED_ENTRIES = 100;

/** A change of the cart, with all reads before and after it, is answered within 8 s; the rest is for rendering. */
const CART_MS = 7_000;

const catalog = createReadCache({isOutdated: contentChanges.isOutdated});
const typed = createReadCache({entries: TYPED_ENTRIES, isOutdated: contentChanges.isOutdated});
/** Results for typed text stay in this isolate. */
const NO_SHARED_CACHE: ReadCacheTools['cache'] = {match: async () => undefined, put: async () => undefined};
const deniedFields = new Map<string, DeniedFields>();
const upstreams = new Map<string, SendGraphql>();

export interface StorefrontOptions extends ReadCacheTools {
  readonly config: AppConfig;
  readonly request: Request;
  /** Called when a read fails or returns an old response because Shopify failed. */
  readonly onDegraded: () => void;
  /** Whether reads wait for the current response where visitors would get a stale one at once. */
  readonly awaitsFresh: boolean;
}

export interface ReadOptions {
  /** Defaults to `catalog`. */
  readonly cache?: CachePolicy;
  /** Defaults to `required`. */
  readonly priority?: ReadPriority;
}

/** Variables that the client sets by itself. */
type ContextVariable = 'country' | 'language';
type QueryVariables<Document extends keyof StorefrontQueries> = Omit<
  StorefrontQueries[Document]['variables'],
  ContextVariable
>;
type QueryOptions<Document extends keyof StorefrontQueries> =
  Record<never, never> extends QueryVariables<Document>
    ? [options?: ReadOptions & {readonly variables?: QueryVariables<Document>}]
    : [options: ReadOptions & {readonly variables: QueryVariables<Document>}];

/** Reads of public data from the Storefront API. */
export interface Storefront {
  /** @throws UpstreamError when Shopify returns no usable data and the cache holds none */
  query<Document extends keyof StorefrontQueries>(
    document: Document,
    ...options: QueryOptions<Document>
  ): Promise<StorefrontQueries[Document]['return']>;
}

/** The clients of one request: `storefront` caches; the others never do. */
export interface StorefrontClients {
  readonly storefront: Storefront;
  /** Serves customers alone. */
  readonly direct: HydrogenStorefront;
  /** Serves the cart alone; all its operations of one request share a deadline. */
  readonly cartClient: HydrogenStorefront;
}

/**
 * Creates the storefront clients of a request. Hydrogen's client supplies URL, headers and market; its transport is
 * replaced, because it calls the global `fetch` without deadline, retry or circuit breaker.
 * {@link REFRESH_COOKIE} requests the latest data.
 */
export function createStorefront(options: StorefrontOptions): StorefrontClients {
  // Most pages are rendered from cached responses and need no client.
  const connect = createOnce(() => {
    const client = createHydrogenClient(options);
    return {client, send: sendThrough(client)};
  });
  const clientWith = (toSend: (send: Send) => Send) =>
    createOnce(() => {
      const {client, send} = connect();
      const sendOwn = toSend((document, sendOptions) =>
        sendByAccess(client.getShopifyDomain(), document, (allowed) => send(allowed, sendOptions)),
      );
      return {...client, query: sendOwn, mutate: sendOwn} as HydrogenStorefront;
    });
  const storefront: Storefront = {query: cachedQuery(connect, options)};
  const sendByAccess = createPlanSender(storefront);
  const direct = clientWith((send) => send);
  const cartClient = clientWith((send) => withSharedDeadline(send, CART_MS));
  return {
    get direct() {
      return direct();
    },
    get cartClient() {
      return cartClient();
    },
    storefront,
  };
}

/** Omits the API version, for which Hydrogen warns on every start; {@link sendThrough} sets it in the URL. */
function createHydrogenClient({config, request, cache, waitUntil}: StorefrontOptions): HydrogenStorefront {
  const {storefront} = createStorefrontClient({
    storeDomain: config.PUBLIC_STORE_DOMAIN,
    publicStorefrontToken: config.PUBLIC_STOREFRONT_API_TOKEN,
    privateStorefrontToken: config.PRIVATE_STOREFRONT_API_TOKEN,
    storefrontId: config.PUBLIC_STOREFRONT_ID,
    i18n: {language: MARKET.language, country: MARKET.country},
    cache: cache as Cache,
    waitUntil,
    logErrors: false,
    storefrontHeaders: {
      requestGroupId: request.headers.get('request-id'),
      buyerIp: clientAddress(request, config),
      buyerIpSig: null,
      // Tracking cookies of one visitor must not reach Shopify with a read that all visitors share.
      cookie: null,
      purpose: request.headers.get('sec-purpose'),
    },
  });
  return storefront;
}

interface SendOptions {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly priority?: ReadPriority;
  readonly untilMs?: number;
}

type Send = (document: string, options?: SendOptions) => Promise<Record<string, unknown> & {readonly errors?: unknown}>;

/** Returns data and errors in one object, as Hydrogen's `query` and `mutate` do. */
function sendThrough(client: HydrogenStorefront): Send {
  const url = client.getApiUrl({storefrontApiVersion: SHOPIFY_API_VERSION});
  const upstream = upstreams.get(url) ?? createGraphqlUpstream(new URL(url).host, SHOPIFY_API_VERSION);
  upstreams.set(url, upstream);
  return async (document, {variables, priority, untilMs} = {}) => {
    const market = Object.entries(client.i18n).filter(([name]) => document.includes(`$${name}`));
    const {data, errors} = await upstream({
      url,
      headers: client.getHeaders(),
      document: minify(document),
      variables: {...Object.fromEntries(market), ...variables},
      priority,
      untilMs,
    });
    return {...data, ...(errors !== undefined && {errors})};
  };
}

/** Limits the time from the first operation to the end of the last one. */
function withSharedDeadline(send: Send, limitMs: number): Send {
  let untilMs: number | null = null;
  return (document, options) => {
    untilMs ??= Date.now() + limitMs;
    return send(document, {...options, untilMs});
  };
}

const minify = (document: string) =>
  document
    .replace(/\s*#.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

function deniedFieldsOf(domain: string): DeniedFields {
  const denied = deniedFields.get(domain) ?? createDeniedFields(domain);
  deniedFields.set(domain, denied);
  return denied;
}

/** Numbers the documents, which are constants of the app, so that keys need not contain them. */
const documentNumbers = new Map<string, number>();

function toKey(document: string, variables: object = {}): ReadKey {
  const number = documentNumbers.get(document) ?? documentNumbers.size;
  documentNumbers.set(document, number);
  const values = JSON.stringify(variables);
  return {inMemory: number + values, shared: () => `${document}\n${values}`};
}

function cachedQuery(connect: () => {client: HydrogenStorefront; send: Send}, options: StorefrontOptions) {
  let isSearchCounted = false;
  const wantsLatest = readCookie(options.request, REFRESH_COOKIE.name) !== null;
  const onRefreshFailed = (error: unknown) => {
    options.onDegraded();
    if (!isRefused(error)) options.onRefreshFailed(error);
  };
  const tools = {...options, onRefreshFailed};
  const read = async (document: string, {cache = 'catalog', variables, priority}: ReadOptions & SendOptions = {}) => {
    const load = async (): Promise<object> => {
      const {client, send} = connect();
      const domain = client.getShopifyDomain();
      const denied = deniedFieldsOf(domain);
      const omitted = denied.variablesFor(document);
      const {errors, ...data} = await send(document, {variables: {...variables, ...omitted}, priority});
      if (!errors) return data;
      const action = denied.handleErrors(document, omitted, {...data, errors});
      if (action === 'fail') throw new UpstreamError('partial', domain, undefined, summarizeErrors(errors));
      // Terminates, because an omitted field cannot be denied again.
      return action === 'serve' ? data : load();
    };
    if (cache === 'none') return load();
    const policy = wantsLatest ? LATEST : CACHE_POLICIES[cache];
    const freshness = options.awaitsFresh ? {...policy, staleS: 0} : policy;
    const key = toKey(document, variables);
    const visitor = () => clientNetwork(options.request, options.config);
    const loadGuessed = () => countGuess(visitor(), load, (data) => !isEmptyResponse(data));
    switch (cache) {
      case 'typed-text':
        return typed.read({...tools, cache: NO_SHARED_CACHE}, key, freshness, async () => {
          // A page of results asks for several kinds of them, which are one search.
          if (!isSearchCounted) countSearch(visitor());
          isSearchCounted = true;
          return load();
        });
      case 'filters':
        return typed.read(tools, key, freshness, load);
      case 'guessed-handle':
        return catalog.read(tools, key, freshness, loadGuessed);
      case 'guessed-handle-filters':
        return typed.read(tools, key, freshness, loadGuessed);
      case 'catalog':
      case 'short':
        return catalog.read(tools, key, freshness, load);
    }
  };
  return (document: string, readOptions?: ReadOptions & SendOptions) =>
    read(document, readOptions).catch((error: unknown) => {
      if (!isRefused(error)) options.onDegraded();
      throw error;
    });
}

/** A read refused by a limit is not a failure of Shopify; the next visitor causes another one. */
const isRefused = (error: unknown) => error instanceof Response || error instanceof TooManyGuesses;
