import {within} from '~/core/within';
import {hexDigest} from '../digest.server';

const LAST_GOOD_S = 7 * 86_400;
const MEMORY_ENTRIES = 500;
const NEGATIVE_ENTRIES = 100;
/** How long a read waits for the current response when the cached one is known to be old. */
const MAX_WAIT_MS = 1_000;

/** How long a response is fresh, and for how long after that it is served while it is refreshed. */
export interface Freshness {
  readonly freshS: number;
  readonly staleS: number;
}

interface Entry {
  readonly value: unknown;
  readonly storedAtMs: number;
}

export interface ReadCacheTools {
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  readonly onRefreshFailed: (error: unknown) => void;
  readonly now?: () => number;
}

/** Identifies a response by document and variables. */
export interface ReadKey {
  /** Unique in this isolate; short, because memory is searched several times per page. */
  readonly inMemory: string;
  /** Returns text that is the same in all isolates. */
  readonly shared: () => string;
}

/** A cache of Shopify's responses that are the same for everyone; it must not contain personal data. */
export interface ReadCache {
  /**
   * Reads from the cache or loads.
   * @param load loads it; failures are never stored
   * @returns the fresh response; a stale one while it is refreshed; after a failure the last good one of the past 7 days
   * @throws the error of `load` if there is no cached response
   */
  read<Value>(tools: ReadCacheTools, key: ReadKey, freshness: Freshness, load: () => Promise<Value>): Promise<Value>;
}

interface ReadCacheOptions {
  /** How many responses the memory holds before the least recently used is evicted. */
  readonly entries?: number;
  /** Returns whether a response is known to be old: it is then returned only if no other arrives soon. */
  readonly isOutdated?: (storedAtMs: number) => boolean;
}

/**
 * Creates a cache for fresh, stale and last-good responses: memory of the isolate over the Cache API. Hydrogen's cache has
 * no request coalescing and no copy for failures. The negative cache is separate and only in memory: paths can be guessed
 * without end and must not evict existing objects.
 */
export function createReadCache({entries = MEMORY_ENTRIES, isOutdated}: ReadCacheOptions = {}): ReadCache {
  const {lookUp, remember} = createResponseMemory(entries);
  const inFlight = new Map<string, Promise<unknown>>();

  const findShared = async (tools: ReadCacheTools, key: ReadKey) => {
    const shared = await readShared(tools.cache, key);
    // Another request may have stored a response meanwhile.
    const entry = lookUp(key) ?? shared;
    if (entry) remember(key, entry);
    return entry;
  };

  const refresh = (tools: ReadCacheTools, key: ReadKey, load: () => Promise<unknown>) => {
    const running = inFlight.get(key.inMemory);
    if (running) {
      // workerd warns if a promise settles for which a request waited that has ended, as it does if its visitor has left.
      tools.waitUntil(running.catch(() => undefined));
      return running;
    }
    const request = load()
      .then((value) => {
        const entry = {value, storedAtMs: (tools.now ?? Date.now)()};
        remember(key, entry);
        if (!isEmptyResponse(value)) tools.waitUntil(store(tools.cache, key, entry));
        return value;
      })
      .finally(() => inFlight.delete(key.inMemory));
    inFlight.set(key.inMemory, request);
    // Other requests may wait for this response, so it must complete even if the first visitor has left.
    tools.waitUntil(request.catch(() => undefined));
    return request;
  };

  return {
    async read<Value>(tools: ReadCacheTools, key: ReadKey, {freshS, staleS}: Freshness, load: () => Promise<Value>) {
      const entry = lookUp(key) ?? (await findShared(tools, key));
      const ageS = entry ? ((tools.now ?? Date.now)() - entry.storedAtMs) / 1000 : Infinity;
      const isKnownToBeOld = entry !== null && (isOutdated?.(entry.storedAtMs) ?? false);
      if (entry && !isKnownToBeOld && ageS < freshS) return entry.value as Value;
      const isStale = entry !== null && ageS < freshS + staleS;
      // The request that began a refresh also reports its failure.
      if (isStale && !isKnownToBeOld && inFlight.has(key.inMemory)) return entry.value as Value;
      const refreshed = refresh(tools, key, load) as Promise<Value>;
      if (isStale) {
        const renewed = refreshed.catch(tools.onRefreshFailed);
        tools.waitUntil(renewed);
        const current = isKnownToBeOld ? await within(MAX_WAIT_MS, renewed) : null;
        return (current ?? entry.value) as Value;
      }
      if (!entry || ageS > LAST_GOOD_S) return refreshed;
      return refreshed.catch((error: unknown) => {
        tools.onRefreshFailed(error);
        return entry.value as Value;
      });
    },
  };
}

function createResponseMemory(entries: number) {
  const responses = createMemory(entries);
  const negatives = createMemory(NEGATIVE_ENTRIES);
  return {
    lookUp: ({inMemory}: ReadKey) => responses.lookUp(inMemory) ?? negatives.lookUp(inMemory),
    remember({inMemory}: ReadKey, entry: Entry) {
      const [target, other] = isEmptyResponse(entry.value) ? [negatives, responses] : [responses, negatives];
      other.delete(inMemory);
      target.set(inMemory, entry);
    },
  };
}

/** Creates a map that evicts the least recently used entry. */
function createMemory(entries: number) {
  const map = new Map<string, Entry>();
  const moveToEnd = (key: string, entry: Entry) => {
    map.delete(key);
    map.set(key, entry);
  };
  return {
    /** Returns an entry, which counts as a use of it. */
    lookUp(key: string) {
      const entry = map.get(key);
      if (entry) moveToEnd(key, entry);
      return entry;
    },
    delete: (key: string) => map.delete(key),
    set(key: string, entry: Entry) {
      moveToEnd(key, entry);
      const oldest = map.keys().next().value;
      if (map.size > entries && oldest !== undefined) map.delete(oldest);
    },
  };
}

/** Returns whether all requested objects of a response are null: its fields, or those of the objects in them. */
export const isEmptyResponse = (value: unknown) =>
  isObject(value) && Object.values(value).every((field) => field === null || (isObject(field) && isAllNull(field)));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isAllNull = (object: object): boolean => {
  const fields: readonly unknown[] = Object.values(object);
  return fields.length > 0 && fields.every((field) => field === null);
};

async function address({shared}: ReadKey): Promise<Request> {
  return new Request(`https://reads.invalid/${await hexDigest(shared())}`);
}

async function store(cache: ReadCacheTools['cache'], key: ReadKey, entry: Entry): Promise<void> {
  const headers = {'Content-Type': 'application/json', 'Cache-Control': `public, max-age=${LAST_GOOD_S}`};
  await cache.put(await address(key), new Response(JSON.stringify(entry), {headers}));
}

async function readShared(cache: ReadCacheTools['cache'], key: ReadKey): Promise<Entry | null> {
  const response = await cache.match(await address(key));
  return response ? response.json<Entry>() : null;
}
