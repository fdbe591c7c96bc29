import {beforeEach, describe, expect, it, vi} from 'vitest';
import {createPageCache, type PageCache, type RenderedPage} from './page-cache.server';

const DAY_MS = 86_400_000;
const KEY = {address: '/products?sort=price', isData: false, hasQuery: true, unread: ''};
const CACHED = '<b nonce="ANSWER">one</b>';
const RENDERED: RenderedPage = {html: '<b nonce="RENDER">one</b>', nonce: 'RENDER'};

const render = vi.fn(async () => new Response('rendered for a visitor'));
const renderForCache = vi.fn(async (): Promise<RenderedPage | null> => RENDERED);
const shared = {find: vi.fn(async () => null), store: vi.fn(async () => undefined)};

let nowMs: number;
let cache: PageCache;
beforeEach(() => {
  nowMs = 10 * DAY_MS;
  cache = createPageCache({isOutdated: () => false, now: () => nowMs});
  vi.clearAllMocks();
});

const respond = (): Promise<Response> =>
  cache.respond({
    request: new Request(`https://shop.example${KEY.address}`),
    key: KEY,
    nonce: 'ANSWER',
    shared,
    waitUntil: () => undefined,
    render,
    renderForCache,
    toResponse: (document) => new Response(document),
  });
const requestPage = async () => (await respond()).text();
const renders = () => ({forVisitors: render.mock.calls.length, forCache: renderForCache.mock.calls.length});

describe('a page with a query', () => {
  it('is rendered once on its first request, once on its second, and cached then', async () => {
    expect(await requestPage()).toBe('rendered for a visitor');
    expect(renders()).toEqual({forVisitors: 1, forCache: 0});
    const second = await respond();
    expect([second.headers.get('Cache-Status'), await second.text()]).toEqual(['pages; fwd=miss', CACHED]);
    expect((await respond()).headers.get('Cache-Status')).toBe('pages; hit');
    expect(renders()).toEqual({forVisitors: 1, forCache: 1});
  });

  it('is not shared with other isolates', async () => {
    for (let turn = 0; turn < 3; turn++) await requestPage();
    expect([shared.find.mock.calls, shared.store.mock.calls]).toEqual([[], []]);
  });

  it('is rendered once for many visitors who come together', async () => {
    const bodies = await Promise.all(Array.from({length: 200}, requestPage));
    expect(bodies.filter((body) => body === CACHED)).toHaveLength(200);
    expect(renders()).toEqual({forVisitors: 0, forCache: 1});
  });

  it('is rendered once per request if it does not exist', async () => {
    for (let turn = 0; turn < 5; turn++) {
      render.mockResolvedValueOnce(new Response('not found', {status: 404}));
      expect(await requestPage()).toBe('not found');
    }
    expect(renders()).toEqual({forVisitors: 5, forCache: 0});
  });

  it('is rendered for the visitor if it cannot be cached, and later for the cache again', async () => {
    await requestPage();
    renderForCache.mockResolvedValueOnce(null);
    for (let turn = 0; turn < 5; turn++) expect(await requestPage()).toBe('rendered for a visitor');
    expect(renders()).toEqual({forVisitors: 6, forCache: 1});
    nowMs += 11_000;
    expect(await requestPage()).toBe(CACHED);
  });

  it('is served for longer than a day if it cannot be rendered', async () => {
    for (let turn = 0; turn < 2; turn++) await requestPage();
    nowMs += 2 * DAY_MS;
    renderForCache.mockResolvedValueOnce(null);
    render.mockResolvedValueOnce(new Response('unavailable', {status: 503}));
    expect(await requestPage()).toBe(CACHED);
  });
});
