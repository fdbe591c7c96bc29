import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {CachedPage} from './cached-page';
import {createPageCache, type PageCache, type CachedPageRequest, type RenderedPage} from './page-cache.server';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let nowMs: number;
let changedAtMs: number;
let cache: PageCache;
let shared: Map<string, CachedPage>;
let pending: Promise<unknown>[];
let version: string;
let isDown: boolean;

const render = vi.fn(async () =>
  isDown ? new Response('unavailable', {status: 503}) : new Response(`rendered for a visitor: ${version}`),
);
const renderForCache = vi.fn(async (): Promise<RenderedPage | 'refused' | null> =>
  isDown ? null : {html: `<b nonce="RENDER">${version}</b>`, nonce: 'RENDER'},
);

const newCache = () => createPageCache({isOutdated: (storedAtMs) => storedAtMs < changedAtMs, now: () => nowMs});

beforeEach(() => {
  nowMs = 10 * DAY_MS;
  changedAtMs = 0;
  shared = new Map();
  pending = [];
  version = 'one';
  isDown = false;
  cache = newCache();
  vi.clearAllMocks();
});

/** Every visitor gets a copy, as from the Cache API. */
const findShared = vi.fn(async (address: string) => structuredClone(shared.get(address) ?? null));

function respond({cookie = '', address = '/', method = 'GET', nonce = 'ANSWER'} = {}): Promise<Response> {
  const options: CachedPageRequest = {
    request: new Request(`https://shop.example${address}`, {method, headers: {Cookie: cookie}}),
    key: {address, isData: false, hasQuery: address.includes('?'), unread: ''},
    nonce,
    shared: {
      find: findShared,
      store: async (key, page) => void shared.set(key, page),
    },
    waitUntil: (promise) => void pending.push(promise),
    render,
    renderForCache,
    toResponse: (document) => new Response(document),
  };
  return cache.respond(options);
}

const requestPage = async (options?: Parameters<typeof respond>[0]): Promise<string> => (await respond(options)).text();

/** Waits for what runs after the responses. */
async function settle() {
  while (pending.length > 0) await Promise.all(pending.splice(0));
}

/** Visits a page and waits until it is cached. */
async function requestFirst(options?: Parameters<typeof respond>[0]) {
  await requestPage(options);
  await settle();
  vi.clearAllMocks();
}

const ONE = '<b nonce="ANSWER">one</b>';
const TWO = '<b nonce="ANSWER">two</b>';

describe('a fresh page', () => {
  it('is rendered for the first visitor and served to the next ones with their nonce', async () => {
    expect(await requestPage()).toBe('rendered for a visitor: one');
    await settle();
    expect([await requestPage(), await requestPage()]).toEqual([ONE, ONE]);
    expect(render).toHaveBeenCalledOnce();
    expect(renderForCache).toHaveBeenCalledOnce();
  });

  it('is shared with the other isolates of the data center', async () => {
    await requestFirst();
    cache = newCache();
    expect(await requestPage()).toBe(ONE);
    expect(render).not.toHaveBeenCalled();
  });

  it.each(['__Host-session=x', 'session=x', '__Host-cart=x', 'cart=x', '__Host-flash=x', 'flash=x', 'refresh=1'])(
    'is not served to a visitor with the cookie %s',
    async (cookie) => {
      await requestFirst();
      expect(await requestPage({cookie})).toBe('rendered for a visitor: one');
      await settle();
      expect(renderForCache).not.toHaveBeenCalled();
    },
  );

  it('is served to visitors with cookies of others', async () => {
    await requestFirst();
    expect(await requestPage({cookie: '_ga=1; theme=dark'})).toBe(ONE);
  });

  it.each(['HEAD', 'POST'])('is not served for %s', async (method) => {
    await requestFirst();
    await requestPage({method});
    expect(render).toHaveBeenCalledOnce();
  });
});

describe('an old page', () => {
  it('is served after five minutes while it is rendered once', async () => {
    await requestFirst();
    nowMs += 6 * MINUTE_MS;
    version = 'two';
    expect(await Promise.all([requestPage(), requestPage()])).toEqual([ONE, ONE]);
    await settle();
    expect(renderForCache).toHaveBeenCalledOnce();
    expect(await requestPage()).toBe(TWO);
    expect(render).not.toHaveBeenCalled();
  });

  it('keeps the request of a visitor alive who waits for the page of another', async () => {
    let finish = (_response: Response) => {};
    render.mockReturnValueOnce(new Promise<Response>((resolve) => (finish = resolve)));
    const first = requestPage();
    await vi.waitFor(() => expect(pending).toHaveLength(1));
    const second = requestPage();
    await vi.waitFor(() => expect(pending).toHaveLength(2));
    finish(new Response('rendered for a visitor: one'));
    expect(await Promise.all([first, second])).toEqual(['rendered for a visitor: one', ONE]);
  });

  it('is taken from another isolate that has rendered it meanwhile', async () => {
    await requestFirst();
    nowMs += 6 * MINUTE_MS;
    const bytes = new TextEncoder().encode('<b nonce="      ">two</b>');
    shared.set('/', {bytes, nonceOffsets: [10], storedAtMs: nowMs});
    await requestFirst();
    expect(await requestPage()).toBe(TWO);
    expect(renderForCache).not.toHaveBeenCalled();
  });

  it('is rendered for the visitor after a day', async () => {
    await requestFirst();
    version = 'two';
    nowMs += DAY_MS + 6 * MINUTE_MS;
    expect(await requestPage()).toBe('rendered for a visitor: two');
  });

  it('is not served after a change of content', async () => {
    await requestFirst();
    version = 'two';
    nowMs += MINUTE_MS;
    changedAtMs = nowMs;
    expect(await Promise.all([requestPage(), requestPage()])).toEqual([TWO, TWO]);
    expect(renderForCache).toHaveBeenCalledOnce();
  });

  it('is served after a change of content if rendering takes longer than a second', async () => {
    await requestFirst();
    changedAtMs = nowMs + 1;
    let finish: () => void = () => undefined;
    renderForCache.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => void (finish = resolve));
      return {html: '<b nonce="RENDER">two</b>', nonce: 'RENDER'};
    });
    vi.useFakeTimers();
    const requesting = requestPage();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await requesting).toBe(ONE);
    vi.useRealTimers();
    nowMs += MINUTE_MS;
    finish();
    await settle();
    expect(await requestPage()).toBe(TWO);
  });

  it('is served for 7 days if it cannot be rendered', async () => {
    await requestFirst();
    isDown = true;
    nowMs += 6 * DAY_MS;
    expect(await requestPage()).toBe(ONE);
    cache = newCache();
    expect(await requestPage()).toBe(ONE);
    nowMs += 2 * DAY_MS;
    cache = newCache();
    expect(await requestPage()).toBe('unavailable');
  });

  it('is not rendered for every visitor while that fails', async () => {
    await requestFirst();
    isDown = true;
    nowMs += 6 * MINUTE_MS;
    for (let turn = 0; turn < 5; turn++) {
      expect(await requestPage()).toBe(ONE);
      await settle();
    }
    expect(renderForCache).toHaveBeenCalledOnce();
    nowMs += 11_000;
    await requestPage();
    expect(renderForCache).toHaveBeenCalledTimes(2);
  });
});

describe('a page that is not cached yet', () => {
  it('is rendered once for many visitors who come together', async () => {
    const bodies = await Promise.all(Array.from({length: 200}, () => requestPage()));
    expect(render).toHaveBeenCalledOnce();
    expect(bodies.filter((body) => body === ONE)).toHaveLength(199);
  });

  it('is rendered for each visitor if it must not be cached', async () => {
    isDown = true;
    const bodies = await Promise.all([requestPage(), requestPage(), requestPage()]);
    expect(bodies).toEqual(['unavailable', 'unavailable', 'unavailable']);
    await settle();
    expect(renderForCache).not.toHaveBeenCalled();
  });

  it('stays uncached if a part of it failed', async () => {
    renderForCache.mockResolvedValueOnce(null);
    await requestFirst();
    expect(await requestPage()).toBe('rendered for a visitor: one');
    await settle();
    // The next attempt waits, so that each visitor costs one render.
    expect(renderForCache).not.toHaveBeenCalled();
    nowMs += 11_000;
    await requestFirst();
    expect(await requestPage()).toBe(ONE);
  });
});

describe('a page that waits too long for its turn', () => {
  it('is rendered for the cache again by the next visitor', async () => {
    renderForCache.mockResolvedValueOnce('refused');
    await requestFirst();
    await requestFirst();
    expect(await requestPage()).toBe(ONE);
  });
});
