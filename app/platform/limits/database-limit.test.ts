import {expect, it, vi} from 'vitest';
import {BackendRefused, BackendUnavailable, type Backend} from '../supabase/backend.server';
import {refundAttempt, consumeAttempt} from './database-limit.server';

const LIMIT = {attempts: 10, seconds: 600};

const backendThat = (response: () => Promise<unknown>) => ({call: vi.fn(response)}) as unknown as Backend;
const countAllowed = async (backend: Backend, key: string) => {
  let allowed = 0;
  for (let at = 0; at < 20; at += 1) if ((await consumeAttempt(backend, [key], LIMIT)).isAllowed) allowed += 1;
  return allowed;
};

it.each([
  ['is down', () => Promise.reject(new BackendUnavailable('down'))],
  ['refuses the call', () => Promise.reject(new BackendRefused('42501', 'permission denied'))],
  ['answers nothing', () => Promise.resolve([])],
])('allows half as many attempts while the database %s', async (what, response) => {
  expect(await countAllowed(backendThat(response), `key of a database that ${what}`)).toBe(5);
});

it('does not count an attempt that was taken back while the database is down', async () => {
  const backend = backendThat(() => Promise.reject(new BackendUnavailable('down')));
  for (let at = 0; at < 8; at += 1) {
    expect((await consumeAttempt(backend, ['given back'], LIMIT)).isAllowed).toBe(true);
    await refundAttempt(backend, ['given back']);
  }
});

it('uses the count of the database', async () => {
  const refusing = backendThat(() => Promise.resolve([{allowed: false, retry_after_seconds: 7}]));
  expect(await consumeAttempt(refusing, ['a'], LIMIT)).toEqual({isAllowed: false, retryAfterSeconds: 7});
});
