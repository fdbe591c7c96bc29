import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {vi} from 'vitest';

const SOURCE = readFileSync(new URL('recipe-worker.js', import.meta.url), 'utf8');
export const ORIGIN = 'https://shop.example';

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

type Network = (address: string | {url: string}, init?: RequestInit) => Promise<Response>;

/** Runs the worker with a fake browser around it. @returns its listeners, and the names of the caches it deletes */
function runWorker(cache: ReturnType<typeof createCache>, network: Network) {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const deleted: string[] = [];
  runInNewContext(SOURCE, {
    URL,
    Promise,
    Headers,
    setTimeout,
    Date,
    fetch: network,
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
  return {listeners, deleted};
}

/** Starts the worker. @returns what a page can do, and what the worker has saved */
export function startWorker() {
  const cache = createCache();
  const network = vi.fn<Network>();
  const {listeners, deleted} = runWorker(cache, network);
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

/** Creates a page that names a script. */
export const page = (text: string) =>
  new Response(`<html lang="en"><script src="/assets/app-1.js"></script>${text}</html>`, {
    headers: {'Content-Type': 'text/html'},
  });
/** The network without a connection. */
export const isOffline = () => Promise.reject(new TypeError('Failed to fetch'));
