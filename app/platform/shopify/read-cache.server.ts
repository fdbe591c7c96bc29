const LAST_GOOD_S = 7 * 86_400;
const MEMORY_ENTRIES = 500;

/** How long an answer counts as fresh, and for how long after that it is shown while a newer one is fetched. */
export interface Freshness {
  readonly freshS: number;
  readonly staleS: number;
}

interface Entry {
  readonly value: unknown;
  readonly storedAtMs: number;
}

/** What a request brings to the cache that all requests share. */
export interface ReadCacheTools {
  readonly cache: Pick<Cache, 'match' | 'put'>;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  readonly onRefreshFailed: (error: unknown) => void;
  readonly now?: () => number;
}

/** Answers of the shop that are the same for everyone: nothing personal may ever pass through here. */
export interface ReadCache {
  /**
   * @param key names the answer wholly: document and variables
   * @param load fetches it; a rejection counts as failure and is never stored
   * @returns the fresh answer; a stale one while it is renewed; on failure the last good one of the past 7 days
   * @throws what `load` threw, when there is no copy to fall back on
   */
  read<Value>(tools: ReadCacheTools, key: string, freshness: Freshness, load: () => Promise<Value>): Promise<Value>;
}

/**
 * One cache for fresh, stale and last-good answers: the isolate's memory over the platform's Cache API. Hydrogen's own
 * has neither single flight nor a copy kept for failures.
 * @param entries how many answers the memory holds before the least recently used goes
 */
export function createReadCache(entries = MEMORY_ENTRIES): ReadCache {
  const memory = new Map<string, Entry>();
  const flights = new Map<string, Promise<unknown>>();

  const remember = (key: string, entry: Entry) => {
    memory.delete(key);
    memory.set(key, entry);
    const oldest = memory.keys().next().value;
    if (memory.size > entries && oldest !== undefined) memory.delete(oldest);
  };

  const renew = (tools: ReadCacheTools, key: string, load: () => Promise<unknown>) => {
    const running = flights.get(key);
    if (running) return running;
    const flight = load()
      .then((value) => {
        const entry = {value, storedAtMs: (tools.now ?? Date.now)()};
        remember(key, entry);
        tools.waitUntil(store(tools.cache, key, entry));
        return value;
      })
      .finally(() => flights.delete(key));
    flights.set(key, flight);
    // Others may wait for this answer, so it must arrive even when the visitor who asked first has left.
    tools.waitUntil(flight.catch(() => undefined));
    return flight;
  };

  return {
    async read<Value>(tools: ReadCacheTools, key: string, {freshS, staleS}: Freshness, load: () => Promise<Value>) {
      const recalled = memory.get(key) ?? (await recall(tools.cache, key));
      // Another visitor's answer may have arrived while this one looked in the shared cache.
      const known = memory.get(key) ?? recalled;
      if (known) remember(key, known);
      const ageS = known ? ((tools.now ?? Date.now)() - known.storedAtMs) / 1000 : Infinity;
      if (known && ageS < freshS) return known.value as Value;
      const renewal = renew(tools, key, load) as Promise<Value>;
      if (known && ageS < freshS + staleS) {
        tools.waitUntil(renewal.catch(tools.onRefreshFailed));
        return known.value as Value;
      }
      if (!known || ageS > LAST_GOOD_S) return renewal;
      return renewal.catch((error: unknown) => {
        tools.onRefreshFailed(error);
        return known.value as Value;
      });
    },
  };
}

async function address(key: string): Promise<Request> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return new Request(`https://reads.invalid/${hex}`);
}

async function store(cache: ReadCacheTools['cache'], key: string, entry: Entry): Promise<void> {
  const headers = {'Content-Type': 'application/json', 'Cache-Control': `public, max-age=${LAST_GOOD_S}`};
  await cache.put(await address(key), new Response(JSON.stringify(entry), {headers}));
}

async function recall(cache: ReadCacheTools['cache'], key: string): Promise<Entry | null> {
  const response = await cache.match(await address(key));
  return response ? response.json<Entry>() : null;
}
