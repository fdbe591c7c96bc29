import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {CachedPage} from './cached-page';
import {createPageCache, type PageCache} from './page-cache.server';

const NOW_MS = 864_000_000;
const LARGE: CachedPage = {bytes: new Uint8Array(1_000_000), nonceOffsets: [0], storedAtMs: NOW_MS};
const LARGE_PAGES = Array.from({length: 24}, (_, index) => `/large/${index}`);
/** A page of another isolate, with six spaces in place of its nonce. */
const HOME: CachedPage = {
  bytes: new TextEncoder().encode('<b nonce="      ">one</b>'),
  nonceOffsets: [10],
  storedAtMs: NOW_MS,
};

const unexpected = () => Promise.reject(new Error('every page is in the shared cache'));

let shared: Map<string, CachedPage>;
let cache: PageCache;

/** Every visitor gets a copy, as from the Cache API. */
const findShared = vi.fn(async (address: string) => structuredClone(shared.get(address) ?? null));

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

const respond = ({address = '/', nonce = 'ANSWER'} = {}): Promise<Response> =>
  cache.respond({
    request: new Request(`https://shop.example${address}`),
    key: {address, isData: false, hasQuery: false, unread: ''},
    nonce,
    shared: {find: findShared, store: unexpected},
    waitUntil: () => undefined,
    render: unexpected,
    renderForCache: unexpected,
    toResponse: sendLater,
  });

const requestPage = async (address?: string): Promise<string> => (await respond({address})).text();

describe('a memory that is full', () => {
  beforeEach(async () => {
    shared = new Map([['/', HOME], ...LARGE_PAGES.map((address) => [address, LARGE] as const)]);
    cache = createPageCache({isOutdated: () => false, now: () => NOW_MS});
    for (const address of LARGE_PAGES) await requestPage(address);
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
    for (let turn = 0; turn < 4; turn++) await requestPage();
    expect(findShared).toHaveBeenCalledTimes(2);
  });

  it('keeps its pages while a crawler requests many others', async () => {
    for (let number = 0; number < 50; number++) {
      shared.set(`/crawled/${number}`, LARGE);
      await requestPage(`/crawled/${number}`);
    }
    findShared.mockClear();
    for (const address of LARGE_PAGES) await requestPage(address);
    expect(findShared).not.toHaveBeenCalled();
  });
});
