import {within} from '~/core/within';
import {hasPersonalCookie} from '../cookie-jar.server';
import {insertNonce, toCachedPage, toDocument, type CachedPage} from './cached-page';
import type {PageKey} from './page-key';
import {createPageMemory, type PageMemory} from './page-memory';
import type {SharedPages} from './shared-pages.server';

const FRESH_MS = 5 * 60_000;
/** How long after that a page is served while it is rendered again. */
const STALE_MS = 86_400_000;
/** How old a page may be that is served because it cannot be rendered. */
export const STALE_IF_ERROR_S = 7 * 86_400;

/** An isolate has 128 MB. */
export const MEMORY_BYTES = 24_000_000;
const QUERY_MEMORY_BYTES = 6_000_000;
const MAX_PAGE_BYTES = 1_000_000;

/** How long a visitor waits for a page that is being rendered for another one. */
const MAX_WAIT_MS = 1_000;
/** After a page could not be rendered for the cache, the time until the next attempt. */
const RETRY_MS = 10_000;
const MAX_FAILURES = 1_000;

/** A document that was rendered to be cached; without a nonce of any visitor. */
export interface RenderedPage {
  readonly html: string;
  readonly nonce: string;
}

/** One request for a document, and how it is answered without the cache. */
export interface CachedPageRequest {
  readonly request: Request;
  readonly key: PageKey | null;
  readonly nonce: string;
  readonly shared: SharedPages;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  /** Renders for this visitor; streams. */
  render(): Promise<Response>;
  /**
   * Renders for everyone, without cookies, and waits for all parts.
   * @returns null if the page must not be cached: another status than 200, a cookie, or a part that failed or is stale
   */
  renderForCache(address: string): Promise<RenderedPage | null>;
  /** Creates the response of a cached document. @param document in UTF-8, with this visitor's nonce */
  toResponse(document: Uint8Array<ArrayBuffer>): Response;
}

/** The cache of whole documents for visitors without cookies. */
export interface PageCache {
  respond(request: CachedPageRequest): Promise<Response>;
}

interface PageCacheOptions {
  readonly isOutdated: (storedAtMs: number) => boolean;
  readonly now?: () => number;
}

/**
 * Whether a page is served as it is; served while it is renewed; served if its renewal takes too long, because content
 * changed; or served only if it cannot be rendered.
 */
type PageState = 'fresh' | 'stale' | 'outdated' | 'expired';

interface Store {
  /** Pages with a query stay in a memory of their own, and are not shared. */
  readonly memoryOf: (key: PageKey) => PageMemory;
  readonly stateOf: (page: CachedPage) => PageState;
  readonly now: () => number;
  /** The pages that are being rendered, by address. */
  readonly inFlight: Map<string, Promise<CachedPage | null>>;
  /** When a page last could not be rendered for the cache, by address. */
  readonly failedAtMs: Map<string, number>;
}

/** Creates the cache of one isolate: memory over the Cache API, which the isolates of a data center share. */
export function createPageCache({isOutdated, now = Date.now}: PageCacheOptions): PageCache {
  const pages = createPageMemory(MEMORY_BYTES);
  const pagesWithQuery = createPageMemory(QUERY_MEMORY_BYTES);
  const store: Store = {
    memoryOf: ({hasQuery}) => (hasQuery ? pagesWithQuery : pages),
    stateOf({storedAtMs}) {
      const ageMs = now() - storedAtMs;
      if (ageMs > FRESH_MS + STALE_MS) return 'expired';
      if (isOutdated(storedAtMs)) return 'outdated';
      return ageMs > FRESH_MS ? 'stale' : 'fresh';
    },
    now,
    inFlight: new Map(),
    failedAtMs: new Map(),
  };
  return {
    async respond(request) {
      const {key} = request;
      if (!key || request.request.method !== 'GET' || hasPersonalCookie(request.request)) return request.render();
      const memory = store.memoryOf(key);
      const kept = memory.get(key.address);
      const page = kept ?? (await findShared(store, key, request));
      const isKept = page !== null && (kept !== undefined || memory.offer(key.address, page));
      const state = page ? store.stateOf(page) : 'expired';
      if (!page || state === 'expired') return renderFirst(store, key, request, page);
      if (state !== 'fresh') return serveOld(store, key, request, page);
      return serve(isKept ? toDocument(page, request.nonce) : insertNonce(page, request.nonce), request, 'hit');
    },
  };
}

function serve(document: Uint8Array<ArrayBuffer>, request: CachedPageRequest, status: string): Response {
  const response = request.toResponse(document);
  response.headers.set('Cache-Status', `pages; ${status}`);
  return response;
}

/** Renews a page, and serves the old one unless content changed and the new one is ready soon. */
async function serveOld(store: Store, key: PageKey, request: CachedPageRequest, page: CachedPage): Promise<Response> {
  const renewal = once(store, key, request, () => renew(store, key, request, page));
  const renewed = store.stateOf(page) === 'outdated' ? await within(MAX_WAIT_MS, renewal) : null;
  return serve(toDocument(renewed ?? page, request.nonce), request, `hit; detail=${renewed ? 'renewed' : 'stale'}`);
}

/** Renders for the visitor, and after that for the cache. Visitors who come meanwhile wait for the cached page. */
async function renderFirst(
  store: Store,
  key: PageKey,
  request: CachedPageRequest,
  old: CachedPage | null,
): Promise<Response> {
  const running = store.inFlight.get(key.address);
  const awaited = running && (await within(MAX_WAIT_MS, running));
  if (awaited) return serve(toDocument(awaited, request.nonce), request, 'hit; collapsed');
  const rendering = request.render();
  void once(store, key, request, async () => ((await rendering).status === 200 ? renew(store, key, request) : null));
  const response = await rendering;
  if (!old || response.status < 500) return response;
  void response.body?.cancel();
  return serve(toDocument(old, request.nonce), request, 'hit; detail=stale-if-error');
}

/** Finds a page that another isolate has stored. */
async function findShared({now}: Store, key: PageKey, {shared}: CachedPageRequest): Promise<CachedPage | null> {
  if (key.hasQuery) return null;
  const page = await shared.find(key.address);
  if (!page || now() - page.storedAtMs > STALE_IF_ERROR_S * 1000) return null;
  return page;
}

/** Renders a page for the cache, unless another isolate has meanwhile. */
async function renew(
  store: Store,
  key: PageKey,
  request: CachedPageRequest,
  old?: CachedPage,
): Promise<CachedPage | null> {
  const other = old && (await findShared(store, key, request));
  if (other && store.stateOf(other) === 'fresh') {
    store.memoryOf(key).set(key.address, other);
    return other;
  }
  const rendered = await request.renderForCache(key.address);
  const page = rendered && toCachedPage(rendered.html, rendered.nonce, store.now());
  if (!page || page.bytes.length > MAX_PAGE_BYTES) return null;
  store.memoryOf(key).set(key.address, page);
  if (!key.hasQuery) request.waitUntil(request.shared.store(key.address, page));
  return page;
}

/**
 * Runs one renewal of a page at a time, and none soon after one that failed: visitors of a page with a failed part would
 * otherwise cost two renders each. Never rejects.
 * @returns the new page, or null if there is none
 */
function once(
  {inFlight, failedAtMs, now}: Store,
  {address}: PageKey,
  request: CachedPageRequest,
  work: () => Promise<CachedPage | null>,
): Promise<CachedPage | null> {
  const running = inFlight.get(address);
  if (running) return running;
  if (now() - (failedAtMs.get(address) ?? -Infinity) <= RETRY_MS) return Promise.resolve(null);
  const renewal = work()
    // Errors of a render are reported where they occur.
    .catch(() => null)
    .then((page) => {
      inFlight.delete(address);
      if (failedAtMs.size >= MAX_FAILURES) failedAtMs.clear();
      if (page) failedAtMs.delete(address);
      else failedAtMs.set(address, now());
      return page;
    });
  inFlight.set(address, renewal);
  request.waitUntil(renewal);
  return renewal;
}
