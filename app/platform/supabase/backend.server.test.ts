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
