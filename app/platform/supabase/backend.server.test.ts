import {afterEach, expect, test, vi} from 'vitest';
import {BackendCircuitOpen, BackendUnavailable, createBackend} from './backend.server';

const CONFIG = {
  SUPABASE_URL: 'http://database.test',
  SUPABASE_SECRET_KEY: 'sb_secret_test',
} as Parameters<typeof createBackend>[0];

const respondWith = (status: number) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json('pong', {status})));

afterEach(() => void vi.unstubAllGlobals());

test('does not block people when deliveries keep failing', async () => {
  const deliveries = createBackend(CONFIG, 'delivery');
  const ping = () => deliveries.call('ping', {});
  respondWith(503);
  for (let times = 0; times < 5; times += 1) await expect(ping()).rejects.toThrow(BackendUnavailable);
  respondWith(200);
  await expect(ping()).rejects.toThrow(BackendCircuitOpen);
  expect(await createBackend(CONFIG).call('ping', {})).toBe('pong');
});

test('waits for the database as long as its setting says', async () => {
  vi.stubGlobal(
    'fetch',
    (_input: unknown, {signal}: {readonly signal: AbortSignal}) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const startMs = performance.now();
  const backend = createBackend({...CONFIG!, SUPABASE_TIMEOUT_MS: '100'}, 'monitor');
  await expect(backend.call('ping', {})).rejects.toThrow(BackendUnavailable);
  expect(performance.now() - startMs).toBeLessThan(2_000);
});
