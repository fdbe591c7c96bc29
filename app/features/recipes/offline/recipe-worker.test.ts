import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {beforeEach, expect, it, vi} from 'vitest';

const SOURCE = readFileSync(new URL('recipe-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://shop.example';
const HOUR_MS = 3_600_000;

interface WorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly respondWith: (response: Promise<Response>) => void;
  readonly [fact: string]: unknown;
}

/** A cache of the browser, as far as the worker uses it. */
function createCache() {
  const entries = new Map<string, Response>();
  const keyOf = (request: string | {url: string}) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
  const withoutSearch = (url: string) => url.split('?')[0];
  return {
    entries,
    put: async (request: string, response: Response) => void entries.set(keyOf(request), response),
    delete: async (request: {url: string}) => entries.delete(keyOf(request)),
    keys: async () => [...entries.keys()].map((url) => ({url})),
    match: async (request: string | {url: string}, {ignoreSearch = false} = {}) => {
      const wanted = keyOf(request);
      const found = [...entries].find(
        ([url]) => url === wanted || (ignoreSearch && withoutSearch(url) === withoutSearch(wanted)),
      );
      return found?.[1].clone();
    },
  };
}

/** Runs the worker with a fake browser around it. */
function startWorker() {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const cache = createCache();
  const deleted: string[] = [];
  const network = vi.fn<(address: string | {url: string}, init?: RequestInit) => Promise<Response>>();
  runInNewContext(SOURCE, {
    ...{URL, Promise, Headers, setTimeout, Date, fetch: network},
    Response: Object.assign(
      function (body: string, init: ResponseInit) {
        return new Response(body, init);
      },
      {
        json: (value: unknown) => Response.json(value),
        error: () => Response.error(),
        redirect: (to: string) => Response.redirect(ORIGIN + to),
      },
    ),
    caches: {
      open: async () => cache,
      keys: async () => ['recipes-0', 'recipes-1', 'another'],
      delete: async (name: string) => deleted.push(name),
    },
    self: {
      location: {origin: ORIGIN},
      skipWaiting: () => undefined,
      clients: {claim: async () => undefined},
      addEventListener: (type: string, listener: (event: WorkerEvent) => void) => listeners.set(type, listener),
    },
  });
  /** Dispatches an event. @returns the response if the worker gives one */
  async function dispatch(type: string, facts: object): Promise<Response | null> {
    let work: Promise<unknown> = Promise.resolve();
    let response: Promise<Response> | null = null;
    listeners.get(type)?.({
      ...facts,
      waitUntil: (promise) => void (work = promise),
      respondWith: (promise) => void (response = promise),
    });
    await work;
    return response;
  }
  const save = (handle: string, changes: object = {}) => {
    const facts = {
      type: 'save',
      path: `/recipes/${handle}`,
      title: handle,
      build: '1',
      files: [],
      pictures: [],
      ...changes,
    };
    return dispatch('message', {data: facts, source: null});
  };
  const open = (path: string, mode = 'navigate', destination = 'document', method = 'GET') =>
    dispatch('fetch', {request: {url: new URL(path, ORIGIN).href, mode, destination, method}});
  const savedPaths = async () =>
    (await (await cache.match('/recipes/saved.json'))?.json<{path: string}[]>())?.map(({path}) => path);
  return {cache, deleted, network, dispatch, save, open, savedPaths};
}

const page = (text: string) =>
  new Response(`<html lang="en"><script src="/assets/app-1.js"></script>${text}</html>`, {
    headers: {'Content-Type': 'text/html'},
  });
const isOffline = () => Promise.reject(new TypeError('Failed to fetch'));

let worker: ReturnType<typeof startWorker>;
beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: Date.UTC(2026, 0, 1)});
  worker = startWorker();
  worker.network.mockImplementation(async (address) => page(typeof address === 'string' ? address : address.url));
  return () => vi.useRealTimers();
});

it('saves a recipe, its cook mode and their files without credentials', async () => {
  await worker.save('dal', {
    pictures: ['https://shop.example/cdn/dal.png?width=400', 'https://evil.example/cdn/x.png'],
  });
  expect([...worker.cache.entries.keys()].sort()).toEqual(
    [
      '/assets/app-1.js',
      '/cdn/dal.png?width=400',
      '/recipes/dal',
      '/recipes/dal/cook',
      '/recipes/saved',
      '/recipes/saved.json',
    ].map((path) => ORIGIN + path),
  );
  expect(worker.network.mock.calls.length).toBeGreaterThan(3);
  for (const [, init] of worker.network.mock.calls) expect(init).toMatchObject({credentials: 'omit'});
});

it('saves files of the page once, however often its HTML names them', async () => {
  const icons = '/icons.svg?v=1 '.repeat(200);
  worker.network.mockImplementation(async () => page(`${icons}"/assets/recipes._recipeId_.cook-Bs_4-re.js"`));
  await worker.save('dal', {files: [`${ORIGIN}/assets/lazy-1.js`, 'https://evil.example/assets/x.js']});
  const saved = [...worker.cache.entries.keys()].filter((url) => /assets|icons/.test(url)).sort();
  expect(saved).toEqual(
    ['/assets/app-1.js', '/assets/lazy-1.js', '/assets/recipes._recipeId_.cook-Bs_4-re.js', '/icons.svg?v=1'].map(
      (path) => ORIGIN + path,
    ),
  );
});

it('saves the files of a build at the CDN', async () => {
  const file = 'https://cdn.shopify.com/oxygen-v2/1/2/3/assets/app-2.js';
  worker.network.mockImplementation(async () => page(`<script src="${file}"></script>`));
  await worker.save('dal');
  expect(worker.cache.entries.has(file)).toBe(true);
});

it.each(['/cart', '/recipes/saved', '/recipes/dal/cook', '/recipes/../orders', 'https://evil.example/recipes/dal'])(
  'saves nothing for the address %s',
  async (path) => {
    await worker.save('dal', {path});
    expect(worker.network).not.toHaveBeenCalled();
  },
);

it('saves a recipe again after a day or a deployment, and not before', async () => {
  await worker.save('dal');
  worker.network.mockClear();
  await worker.save('dal');
  expect(worker.network).not.toHaveBeenCalled();
  await worker.save('dal', {build: '2'});
  expect(worker.network).toHaveBeenCalled();
  worker.network.mockClear();
  vi.setSystemTime(Date.now() + 25 * HOUR_MS);
  await worker.save('dal', {build: '2'});
  expect(worker.network).toHaveBeenCalled();
});

it('keeps the twelve recipes that were visited last, and no file of the others', async () => {
  for (let number = 1; number <= 12; number += 1) await worker.save(`dish-${number}`);
  await worker.save('dish-1');
  await worker.save('dish-13');
  const saved = await worker.savedPaths();
  expect(saved).toHaveLength(12);
  expect(saved).toContain('/recipes/dish-1');
  expect(saved).not.toContain('/recipes/dish-2');
  expect(worker.cache.entries.has(`${ORIGIN}/recipes/dish-2`)).toBe(false);
  expect(worker.cache.entries.has(`${ORIGIN}/recipes/dish-2/cook`)).toBe(false);
  expect(worker.cache.entries.has(`${ORIGIN}/assets/app-1.js`)).toBe(true);
});

it('keeps no more bytes than its limit', async () => {
  worker.network.mockImplementation(async () => page('x'.repeat(3_000_000)));
  for (let number = 1; number <= 5; number += 1) await worker.save(`dish-${number}`);
  expect(await worker.savedPaths()).toEqual(['/recipes/dish-4', '/recipes/dish-5']);
});

it('saves nothing if a part of the recipe does not load', async () => {
  worker.network.mockImplementation(async (address) =>
    address === '/assets/app-1.js' ? new Response(null, {status: 404}) : page(''),
  );
  await worker.save('dal');
  expect(await worker.savedPaths()).toBeUndefined();
});

it('prefers the network, and responds with the saved page if it fails or has an error', async () => {
  await worker.save('dal');
  worker.network.mockImplementation(async () => page('fresh'));
  expect(await (await worker.open('/recipes/dal?servings=4'))?.text()).toContain('fresh');
  worker.network.mockImplementation(async () => new Response('down', {status: 503}));
  expect(await (await worker.open('/recipes/dal?servings=4'))?.text()).toContain('<html data-saved="2026');
  worker.network.mockImplementation(isOffline);
  expect(await (await worker.open('/recipes/dal/cook'))?.text()).toContain('/recipes/dal/cook');
});

it('leads to the saved recipes from one that is not saved', async () => {
  await worker.save('dal');
  worker.network.mockImplementation(isOffline);
  const response = await worker.open('/recipes/biryani');
  expect(response?.headers.get('Location')).toBe(`${ORIGIN}/recipes/saved?wanted=%2Frecipes%2Fbiryani`);
});

it('responds with a saved picture in any size', async () => {
  await worker.save('dal', {pictures: [`${ORIGIN}/cdn/dal.png?width=400`]});
  worker.network.mockImplementation(isOffline);
  expect((await worker.open('/cdn/dal.png?width=800', 'no-cors', 'image'))?.ok).toBe(true);
  await expect(worker.open('/cdn/other.png', 'no-cors', 'image').then((response) => response)).rejects.toThrow(
    'Failed',
  );
});

it.each([
  ['a form', '/recipes/dal', 'navigate', 'document', 'POST'],
  ['another page', '/cart', 'navigate', 'document', 'GET'],
  ['data', '/recipes/dal.data', 'cors', '', 'GET'],
  ['another site', 'https://evil.example/a.js', 'no-cors', 'script', 'GET'],
])('leaves %s to the browser', async (_kind, path, mode, destination, method) => {
  expect(await worker.open(path, mode, destination, method)).toBeNull();
});

it('deletes what former versions have saved, and nothing else', async () => {
  await worker.dispatch('activate', {});
  expect(worker.deleted).toEqual(['recipes-0']);
});
