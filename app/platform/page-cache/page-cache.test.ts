import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {CachedPage} from './cached-page';
import {createPageCache, type PageCache, type PageVisit} from './page-cache.server';

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
const renderForCache = vi.fn(async () => (isDown ? null : {html: `<b nonce="RENDER">${version}</b>`, nonce: 'RENDER'}));

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

/** Reads the bytes when the response is read, as a runtime that sends them without a copy. */
const sendLater = (document: Uint8Array<ArrayBuffer>) =>
  new Response(
    new ReadableStream(
      {
        pull(controller) {
          controller.enqueue(document);
          controller.close();
        },
      },
      {highWaterMark: 0},
    ),
  );

/** Every visitor gets a copy, as from the Cache API. */
const findShared = vi.fn(async (address: string) => structuredClone(shared.get(address) ?? null));

function respond({cookie = '', address = '/', method = 'GET', nonce = 'ANSWER'} = {}): Promise<Response> {
  const options: PageVisit = {
    request: new Request(`https://shop.example${address}`, {method, headers: {Cookie: cookie}}),
    key: {address, hasQuery: address.includes('?')},
    nonce,
    shared: {
      find: findShared,
      store: async (key, page) => void shared.set(key, page),
    },
    waitUntil: (promise) => void pending.push(promise),
    render,
    renderForCache,
    toResponse: sendLater,
  };
  return cache.respond(options);
}

const visit = async (options?: Parameters<typeof respond>[0]): Promise<string> => (await respond(options)).text();

/** Waits for what runs after the responses. */
async function settle() {
  while (pending.length > 0) await Promise.all(pending.splice(0));
}

/** Visits a page and waits until it is cached. */
async function visitFirst(options?: Parameters<typeof respond>[0]) {
  await visit(options);
  await settle();
  vi.clearAllMocks();
}

const ONE = '<b nonce="ANSWER">one</b>';
const TWO = '<b nonce="ANSWER">two</b>';

describe('a fresh page', () => {
  it('is rendered for the first visitor and served to the next ones with their nonce', async () => {
    expect(await visit()).toBe('rendered for a visitor: one');
    await settle();
    expect([await visit(), await visit()]).toEqual([ONE, ONE]);
    expect(render).toHaveBeenCalledOnce();
    expect(renderForCache).toHaveBeenCalledOnce();
  });

  it('is shared with the other isolates of the data center', async () => {
    await visitFirst();
    cache = newCache();
    expect(await visit()).toBe(ONE);
    expect(render).not.toHaveBeenCalled();
  });

  it('is not shared if it has a query', async () => {
    await visitFirst({address: '/products?sort=price'});
    expect(shared.size).toBe(0);
    expect(await visit({address: '/products?sort=price'})).toBe(ONE);
  });

  it.each(['__Host-session=x', 'session=x', '__Host-cart=x', 'cart=x', '__Host-flash=x', 'flash=x', 'refresh=1'])(
    'is not served to a visitor with the cookie %s',
    async (cookie) => {
      await visitFirst();
      expect(await visit({cookie})).toBe('rendered for a visitor: one');
      await settle();
      expect(renderForCache).not.toHaveBeenCalled();
    },
  );

  it('is served to visitors with cookies of others', async () => {
    await visitFirst();
    expect(await visit({cookie: '_ga=1; theme=dark'})).toBe(ONE);
  });

  it.each(['HEAD', 'POST'])('is not served for %s', async (method) => {
    await visitFirst();
    await visit({method});
    expect(render).toHaveBeenCalledOnce();
  });
});

describe('an old page', () => {
  it('is served after five minutes while it is rendered once', async () => {
    await visitFirst();
    nowMs += 6 * MINUTE_MS;
    version = 'two';
    expect(await Promise.all([visit(), visit()])).toEqual([ONE, ONE]);
    await settle();
    expect(renderForCache).toHaveBeenCalledOnce();
    expect(await visit()).toBe(TWO);
    expect(render).not.toHaveBeenCalled();
  });

  it('is taken from another isolate that has rendered it meanwhile', async () => {
    await visitFirst();
    nowMs += 6 * MINUTE_MS;
    const bytes = new TextEncoder().encode('<b nonce="      ">two</b>');
    shared.set('/', {bytes, nonceOffsets: [10], storedAtMs: nowMs});
    await visitFirst();
    expect(await visit()).toBe(TWO);
    expect(renderForCache).not.toHaveBeenCalled();
  });

  it('is rendered for the visitor after a day', async () => {
    await visitFirst();
    version = 'two';
    nowMs += DAY_MS + 6 * MINUTE_MS;
    expect(await visit()).toBe('rendered for a visitor: two');
  });

  it('is not served after a change of content', async () => {
    await visitFirst();
    version = 'two';
    nowMs += MINUTE_MS;
    changedAtMs = nowMs;
    expect(await Promise.all([visit(), visit()])).toEqual([TWO, TWO]);
    expect(renderForCache).toHaveBeenCalledOnce();
  });

  it('is served after a change of content if rendering takes longer than a second', async () => {
    await visitFirst();
    changedAtMs = nowMs + 1;
    let finish: () => void = () => undefined;
    renderForCache.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => void (finish = resolve));
      return {html: '<b nonce="RENDER">two</b>', nonce: 'RENDER'};
    });
    vi.useFakeTimers();
    const visiting = visit();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await visiting).toBe(ONE);
    vi.useRealTimers();
    nowMs += MINUTE_MS;
    finish();
    await settle();
    expect(await visit()).toBe(TWO);
  });

  it('is served for 7 days if it cannot be rendered', async () => {
    await visitFirst();
    isDown = true;
    nowMs += 6 * DAY_MS;
    expect(await visit()).toBe(ONE);
    cache = newCache();
    expect(await visit()).toBe(ONE);
    nowMs += 2 * DAY_MS;
    cache = newCache();
    expect(await visit()).toBe('unavailable');
  });

  it('is not rendered for every visitor while that fails', async () => {
    await visitFirst();
    isDown = true;
    nowMs += 6 * MINUTE_MS;
    for (let turn = 0; turn < 5; turn++) {
      expect(await visit()).toBe(ONE);
      await settle();
    }
    expect(renderForCache).toHaveBeenCalledOnce();
    nowMs += 11_000;
    await visit();
    expect(renderForCache).toHaveBeenCalledTimes(2);
  });
});

describe('a page that is not cached yet', () => {
  it('is rendered once for many visitors who come together', async () => {
    const bodies = await Promise.all(Array.from({length: 200}, () => visit()));
    expect(render).toHaveBeenCalledOnce();
    expect(bodies.filter((body) => body === ONE)).toHaveLength(199);
  });

  it('is rendered for each visitor if it must not be cached', async () => {
    isDown = true;
    const bodies = await Promise.all([visit(), visit(), visit()]);
    expect(bodies).toEqual(['unavailable', 'unavailable', 'unavailable']);
    await settle();
    expect(renderForCache).not.toHaveBeenCalled();
  });

  it('stays uncached if a part of it failed', async () => {
    renderForCache.mockResolvedValueOnce(null);
    await visitFirst();
    expect(await visit()).toBe('rendered for a visitor: one');
    await settle();
    // The next attempt waits, so that each visitor costs one render.
    expect(renderForCache).not.toHaveBeenCalled();
    nowMs += 11_000;
    await visitFirst();
    expect(await visit()).toBe(ONE);
  });
});

describe('a memory that is full', () => {
  const LARGE = {bytes: new Uint8Array(1_000_000), nonceOffsets: [0]};
  const LARGE_PAGES = Array.from({length: 24}, (_, index) => `/large/${index}`);

  beforeEach(async () => {
    await visitFirst();
    for (const address of LARGE_PAGES) shared.set(address, {...LARGE, storedAtMs: nowMs});
    cache = newCache();
    for (const address of LARGE_PAGES) await visit({address});
    vi.clearAllMocks();
  });

  it('serves a shared page to each visitor with their own nonce', async () => {
    const nonces = ['FIRST!', 'SECOND', 'THIRD!', 'FOURTH'];
    const responses: Response[] = [];
    for (const nonce of nonces) responses.push(await respond({nonce}));
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(bodies).toEqual(nonces.map((nonce) => `<b nonce="${nonce}">one</b>`));
  });

  it('keeps a shared page in memory from its second request on', async () => {
    for (let turn = 0; turn < 4; turn++) await visit();
    expect(findShared).toHaveBeenCalledTimes(2);
  });

  it('keeps its pages while a crawler requests many others', async () => {
    for (let number = 0; number < 50; number++) {
      shared.set(`/crawled/${number}`, {...LARGE, storedAtMs: nowMs});
      await visit({address: `/crawled/${number}`});
    }
    findShared.mockClear();
    for (const address of LARGE_PAGES) await visit({address});
    expect(findShared).not.toHaveBeenCalled();
  });
});
