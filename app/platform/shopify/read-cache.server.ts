import {hexDigest} from '../digest.server';

const LAST_GOOD_S = 7 * 86_400;
const MEMORY_ENTRIES = 500;
const NOTHING_ENTRIES = 100;

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
 * has neither single flight nor a copy kept for failures. That something does not exist is remembered apart, and in
 * this isolate alone: addresses can be guessed without end, and no guess may push out what does exist.
 * @param entries how many answers the memory holds before the least recently used goes
 */
export function createReadCache(entries = MEMORY_ENTRIES): ReadCache {
  const answers = createMemory(entries);
  const nothings = createMemory(NOTHING_ENTRIES);
  const flights = new Map<string, Promise<unknown>>();

  const known = (key: string) => answers.get(key) ?? nothings.get(key);

  const remember = (key: string, entry: Entry) => {
    const [home, other] = isNothing(entry.value) ? [nothings, answers] : [answers, nothings];
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
        if (!isNothing(value)) tools.waitUntil(store(tools.cache, key, entry));
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
      const recalled = known(key) ?? (await recall(tools.cache, key));
      // Another visitor's answer may have arrived while this one looked in the shared cache.
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

/** @returns a memory that forgets what was used least recently. */
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

/** Whether this is an answer in which each thing asked for is null. */
export const isNothing = (value: unknown) =>
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
