import {describe, expect, it, vi} from 'vitest';
import {createReadCache, type ReadCacheTools} from './read-cache.server';

const FRESHNESS = {freshS: 300, staleS: 3_600};
const DAY_MS = 86_400_000;

function setUp(isOutdated?: (storedAtMs: number) => boolean) {
  const stored = new Map<string, Response>();
  const pending: Promise<unknown>[] = [];
  const failures: unknown[] = [];
  const clock = {nowMs: 0};
  const tools: ReadCacheTools = {
    cache: {
      match: async (request) => stored.get((request as Request).url)?.clone(),
      put: async (request, response) => void stored.set((request as Request).url, response),
    },
    waitUntil: (promise) => void pending.push(promise),
    onRefreshFailed: (error) => void failures.push(error),
    now: () => clock.nowMs,
  };
  const cache = createReadCache({entries: 2, isOutdated});
  const read = (load: () => Promise<unknown>, key = 'key', from = cache, own: Partial<ReadCacheTools> = {}) =>
    from.read({...tools, ...own}, {inMemory: `short ${key}`, shared: () => key}, FRESHNESS, load);
  return {read, clock, failures, settled: async () => void (await Promise.all(pending))};
}

const responses = (value: unknown) => vi.fn(() => Promise.resolve(value));
const fails = () => vi.fn(() => Promise.reject(new Error('down')));

describe('a cached read', () => {
  it('makes one request while the response is fresh', async () => {
    const {read} = setUp();
    const load = responses('one');
    await read(load);
    expect(await read(load)).toBe('one');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('returns a stale response at once and refreshes it in the background', async () => {
    const {read, clock, settled} = setUp();
    await read(responses('old'));
    clock.nowMs = 301_000;
    expect(await read(responses('new'))).toBe('old');
    await settled();
    expect(await read(fails())).toBe('new');
  });

  it('refreshes a stale response once for concurrent reads, and reports a failure once', async () => {
    const {read, clock, failures, settled} = setUp();
    await read(responses('old'));
    clock.nowMs = 301_000;
    const load = fails();
    expect(await Promise.all(Array.from({length: 8}, () => read(load)))).toEqual(Array(8).fill('old'));
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(failures).toHaveLength(1);
  });

  it('shares one in-flight request among concurrent reads', async () => {
    const {read} = setUp();
    const load = responses('one');
    await Promise.all(Array.from({length: 200}, () => read(load)));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps each request alive that waits for the response of another', async () => {
    const {read} = setUp();
    let respond = (_value: unknown) => {};
    const load = vi.fn(() => new Promise((resolve) => (respond = resolve)));
    const waits = [vi.fn(), vi.fn()];
    const reads = waits.map((waitUntil) => read(load, 'key', undefined, {waitUntil}));
    for (const waitUntil of waits) await vi.waitFor(() => expect(waitUntil).toHaveBeenCalled());
    respond('one');
    expect(await Promise.all(reads)).toEqual(['one', 'one']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('falls back to the last good response for seven days, and reports why', async () => {
    const {read, clock, failures} = setUp();
    await read(responses('good'));
    clock.nowMs = 6 * DAY_MS;
    expect(await read(fails())).toBe('good');
    expect(failures).toHaveLength(1);
    clock.nowMs = 8 * DAY_MS;
    await expect(read(fails())).rejects.toThrow('down');
  });

  it('waits for a new response when content changed, and returns the old one if it fails', async () => {
    const {read, failures} = setUp(() => true);
    await read(responses('old'));
    expect(await read(fails())).toBe('old');
    expect(await read(responses('new'))).toBe('new');
    expect(failures).toHaveLength(1);
  });

  it('returns the old response when a new one takes longer than a second', async () => {
    const {read} = setUp(() => true);
    await read(responses('old'));
    vi.useFakeTimers();
    const reading = read(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await reading).toBe('old');
    vi.useRealTimers();
  });

  it('stores no failure', async () => {
    const {read} = setUp();
    await expect(read(fails())).rejects.toThrow('down');
    expect(await read(responses('healed'))).toBe('healed');
  });

  it('is not evicted by paths that do not exist', async () => {
    const {read} = setUp();
    const load = responses({product: 'Palak Paneer'});
    await read(load, 'palak-paneer');
    for (let guess = 0; guess < 200; guess++) await read(responses({product: null}), `guess-${guess}`);
    await read(load, 'palak-paneer');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('uses the negative cache until the object exists', async () => {
    const {read, clock, settled} = setUp();
    const load = responses({product: null});
    await read(load);
    await read(load);
    expect(load).toHaveBeenCalledTimes(1);
    clock.nowMs = 301_000;
    await read(responses({product: 'Rajma'}));
    await settled();
    expect(await read(fails())).toEqual({product: 'Rajma'});
  });

  it.each([{product: null}, {blog: {articleByHandle: null}}])('stores no %j in the shared cache', async (negative) => {
    const {read, settled} = setUp();
    await read(responses(negative));
    await settled();
    const load = responses({product: 'Rajma'});
    expect(await read(load, 'key', createReadCache())).toEqual({product: 'Rajma'});
  });

  it('reads from the shared cache what another isolate stored', async () => {
    const {read, settled} = setUp();
    await read(responses({name: 'Palak Paneer'}));
    await settled();
    const load = responses('other');
    expect(await read(load, 'key', createReadCache())).toEqual({name: 'Palak Paneer'});
    expect(load).not.toHaveBeenCalled();
  });
});
