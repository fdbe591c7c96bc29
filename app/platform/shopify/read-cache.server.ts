import {hexDigest} from '../digest.server';

const LAST_GOOD_S = 7 * 86_400;
const MEMORY_ENTRIES = 500;
const NOTHING_ENTRIES = 100;

/** How long a response is fresh, and for how long after that it is served while it is refreshed. */
export interface Freshness {
  readonly freshS: number;
  readonly staleS: number;
}

interface Entry {
  readonly value: unknown;
  readonly storedAtMs: number;
}

/** What a request passes to the cache that all requests share. */
export interface ReadCacheTools {
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  readonly onRefreshFailed: (error: unknown) => void;
  readonly now?: () => number;
}

/** A cache of Shopify's responses that are the same for everyone; it must not contain personal data. */
export interface ReadCache {
  /**
   * Reads from the cache or loads.
   * @param key identifies the response: document and variables
   * @param load loads it; failures are never stored
   * @returns the fresh response; a stale one while it is refreshed; after a failure the last good one of the past 7 days
   * @throws the error of `load` if there is no cached response
   */
  read<Value>(tools: ReadCacheTools, key: string, freshness: Freshness, load: () => Promise<Value>): Promise<Value>;
}

/**
 * Creates a cache for fresh, stale and last-good responses: memory of the isolate over the Cache API. Hydrogen's cache has
 * no request coalescing and no copy for failures. The negative cache is separate and only in memory: paths can be guessed
 * without end and must not evict existing objects.
 * @param entries how many responses the memory holds before the least recently used is evicted
 */
export function createReadCache(entries = MEMORY_ENTRIES): ReadCache {
  const answers = createMemory(entries);
  const nothings = createMemory(NOTHING_ENTRIES);
  const flights = new Map<string, Promise<unknown>>();

  const known = (key: string) => answers.get(key) ?? nothings.get(key);

  const remember = (key: string, entry: Entry) => {
    const [home, other] = isEmptyResponse(entry.value) ? [nothings, answers] : [answers, nothings];
    other.delete(key);
    home.set(key, entry);
  };

  const renew = (tools: ReadCacheTools, key: string, load: () => Promise<unknown>) => {
    const running = flights.get(key);
    if (running) return running;
    const flight = load()
      .then((value) => {
        const entry = {value, storedAtMs: (tools.now ?? Date.now)()};
        remember(key, entry);
        if (!isEmptyResponse(value)) tools.waitUntil(store(tools.cache, key, entry));
        return value;
      })
      .finally(() => flights.delete(key));
    flights.set(key, flight);
    // Other requests may wait for this response, so it must complete even if the first visitor has left.
    tools.waitUntil(flight.catch(() => undefined));
    return flight;
  };

  return {
    async read<Value>(tools: ReadCacheTools, key: string, {freshS, staleS}: Freshness, load: () => Promise<Value>) {
      const recalled = known(key) ?? (await recall(tools.cache, key));
      // Another request may have stored a response during the lookup in the shared cache.
      const kept = known(key) ?? recalled;
      if (kept) remember(key, kept);
      const ageS = kept ? ((tools.now ?? Date.now)() - kept.storedAtMs) / 1000 : Infinity;
      if (kept && ageS < freshS) return kept.value as Value;
      const renewal = renew(tools, key, load) as Promise<Value>;
      if (kept && ageS < freshS + staleS) {
        tools.waitUntil(renewal.catch(tools.onRefreshFailed));
        return kept.value as Value;
      }
      if (!kept || ageS > LAST_GOOD_S) return renewal;
      return renewal.catch((error: unknown) => {
        tools.onRefreshFailed(error);
        return kept.value as Value;
      });
    },
  };
}

/** Creates a map that evicts the least recently used entry. */
function createMemory(entries: number) {
  const kept = new Map<string, Entry>();
  return {
    get: (key: string) => kept.get(key),
    delete: (key: string) => kept.delete(key),
    set(key: string, entry: Entry) {
      kept.delete(key);
      kept.set(key, entry);
      const oldest = kept.keys().next().value;
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    },
  };
}

/** Returns whether all requested objects of a response are null. */
export const isEmptyResponse = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every((field) => field === null);

async function address(key: string): Promise<Request> {
  return new Request(`https://reads.invalid/${await hexDigest(key)}`);
}

async function store(cache: ReadCacheTools['cache'], key: string, entry: Entry): Promise<void> {
  const headers = {'Content-Type': 'application/json', 'Cache-Control': `public, max-age=${LAST_GOOD_S}`};
  await cache.put(await address(key), new Response(JSON.stringify(entry), {headers}));
}

async function recall(cache: ReadCacheTools['cache'], key: string): Promise<Entry | null> {
  const response = await cache.match(await address(key));
  return response ? response.json<Entry>() : null;
}
