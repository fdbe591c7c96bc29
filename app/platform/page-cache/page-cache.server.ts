import {within} from '~/core/within';
import {hasPersonalCookie} from '../cookie-jar.server';
import {insertNonce, toCachedPage, toDocument, type CachedPage} from './cached-page';
import type {PageKey} from './page-key';
import {createPageMemory, type PageMemory} from './page-memory';
import {createRenewals, type Renewals} from './renewals';
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
   * @returns null if the page must not be cached: another status than 200, a cookie, or a part that failed or is stale;
   *   `refused` if too many pages are rendered already
   */
  renderForCache(address: string): Promise<RenderedPage | 'refused' | null>;
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
  readonly renewals: Renewals;
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
    renewals: createRenewals(now),
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
      if (!page || state === 'expired')
        return key.hasQuery ? renderQuery(store, key, request, page) : renderFirst(store, key, request, page);
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
  const renewal = store.renewals.begin(key.address, () => renew(store, key, request, page), request.waitUntil);
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
  const running = store.renewals.find(key.address, request.waitUntil);
  const awaited = running && (await within(MAX_WAIT_MS, running));
  if (awaited) return serve(toDocument(awaited, request.nonce), request, 'hit; collapsed');
  const rendering = request.render();
  const renewIfFound = async () => ((await rendering).status === 200 ? renew(store, key, request) : null);
  void store.renewals.begin(key.address, renewIfFound, request.waitUntil);
  return oldUnlessRendered(await rendering, request, old);
}

/**
 * Renders a page with a query once: for the visitor if it is the first request, which may be a guess, or for the cache and
 * all who wait for it.
 */
async function renderQuery(
  store: Store,
  key: PageKey,
  request: CachedPageRequest,
  old: CachedPage | null,
): Promise<Response> {
  const memory = store.memoryOf(key);
  if (memory.requestsOf(key.address) > 1) {
    const running = store.renewals.find(key.address, request.waitUntil);
    const page = await (running
      ? within(MAX_WAIT_MS, running)
      : store.renewals.begin(key.address, () => renew(store, key, request), request.waitUntil));
    if (page) return serve(toDocument(page, request.nonce), request, running ? 'hit; collapsed' : 'fwd=miss');
  }
  const response = await request.render();
  if (response.status !== 200) memory.forgetRequests(key.address);
  return oldUnlessRendered(response, request, old);
}

/** Returns the response, or the old page if there is one and rendering failed. */
function oldUnlessRendered(response: Response, request: CachedPageRequest, old: CachedPage | null): Response {
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
): Promise<CachedPage | 'refused' | null> {
  const other = old && (await findShared(store, key, request));
  if (other && store.stateOf(other) === 'fresh') {
    store.memoryOf(key).offer(key.address, other);
    return other;
  }
  const rendered = await request.renderForCache(key.address);
  if (rendered === 'refused') return rendered;
  const page = rendered && toCachedPage(rendered.html, rendered.nonce, store.now());
  if (!page || page.bytes.length > MAX_PAGE_BYTES) return null;
  store.memoryOf(key).offer(key.address, page);
  if (!key.hasQuery) request.waitUntil(request.shared.store(key.address, page));
  return page;
}
