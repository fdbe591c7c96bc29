import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {BackendKeepsFailing, BackendUnavailable, createBackend} from './backend.server';

const CONFIG = {
  SUPABASE_URL: 'http://database.test',
  SUPABASE_SECRET_KEY: 'sb_secret_test',
} as Parameters<typeof createBackend>[0];

const answerWith = (status: number) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json('kept', {status})));

// The client asks for one when it is made; every worker has it.
beforeEach(() => void vi.stubGlobal('WebSocket', class {}));
afterEach(() => void vi.unstubAllGlobals());

test('deliveries that keep failing leave the database open to people', async () => {
  const deliveries = createBackend(CONFIG, 'delivery');
  const ask = () => deliveries.call('ping', {} as never);
  answerWith(503);
  for (let times = 0; times < 5; times += 1) await expect(ask()).rejects.toThrow(BackendUnavailable);
  answerWith(200);
  await expect(ask()).rejects.toThrow(BackendKeepsFailing);
  expect(await createBackend(CONFIG).call('ping', {} as never)).toBe('kept');
});
