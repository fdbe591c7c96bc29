import {describe, expect, it, vi} from 'vitest';
import {hexDigest} from '../digest.server';
import {BackendRefused, BackendUnavailable, type Backend} from '../supabase/backend.server';
import {testConfig} from '../test-config';
import {consumeAttempt, consumeOnce, consumeVisitorAttempt} from './database-limit.server';

const backendThat = (response: () => Promise<unknown>) => ({call: vi.fn(response)}) as unknown as Backend;
const countAllowed = async (backend: Backend, key: string) => {
  let allowed = 0;
  for (let at = 0; at < 20; at += 1)
    if ((await consumeAttempt(backend, 'recovery-code', {session: key})).isAllowed) allowed += 1;
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
    const attempt = await consumeAttempt(backend, 'recovery-code', {session: 'refunded'});
    expect(attempt.isAllowed).toBe(true);
    if (attempt.isAllowed) await attempt.refund();
  }
});

it('uses the count of the database', async () => {
  const refusing = backendThat(() => Promise.resolve([{allowed: false, retry_after_seconds: 7}]));
  const attempt = await consumeAttempt(refusing, 'recovery-code', {session: 'a'});
  expect(attempt).toEqual({isAllowed: false, retryAfterSeconds: 7});
});

describe('an attempt of a visitor', () => {
  const context = (backend: Backend, address?: string) => {
    const config = testConfig({BUYER_IP_HEADER: 'buyer-ip'});
    const headers = address === undefined ? undefined : {'buyer-ip': address};
    return {backend, config, request: new Request('https://shop.example', {headers})};
  };
  const subjectKey = async (email: string) => `subscribe:subject:${await hexDigest(email)}`;

  it('counts per network and per subject, each with its own limit, and is refunded in both', async () => {
    const backend = backendThat(() => Promise.resolve([{allowed: true, retry_after_seconds: 0}]));
    const attempt = await consumeVisitorAttempt(context(backend, '192.0.2.7'), 'subscribe', ' Ada@Example.com');
    if (attempt.isAllowed) await attempt.refund();
    const client = 'subscribe:client:192.0.2.7';
    const subject = await subjectKey('ada@example.com');
    expect(vi.mocked(backend.call).mock.calls).toEqual([
      ['consume_rate_limit', {p_key: client, p_limit: 3, p_window_seconds: 3600}],
      ['consume_rate_limit', {p_key: subject, p_limit: 5, p_window_seconds: 3600}],
      ['refund_rate_limit', {p_key: client}],
      ['refund_rate_limit', {p_key: subject}],
    ]);
  });

  it('counts the tags of one mailbox together, and everyone in total where a limit says so', async () => {
    const backend = backendThat(() => Promise.resolve([{allowed: true, retry_after_seconds: 0}]));
    await consumeVisitorAttempt(context(backend), 'contact', 'Eve+1@example.com');
    const keys = vi.mocked(backend.call).mock.calls.map(([, args]) => (args as {p_key: string}).p_key);
    expect(keys).toEqual([`contact:subject:${await hexDigest('eve@example.com')}`, 'contact:everyone:all']);
  });

  it('counts per subject alone if the network is unknown', async () => {
    const backend = backendThat(() => Promise.resolve([{allowed: true, retry_after_seconds: 0}]));
    await consumeVisitorAttempt(context(backend), 'subscribe', 'ada@example.com');
    const args = {p_key: await subjectKey('ada@example.com'), p_limit: 5, p_window_seconds: 3600};
    expect(vi.mocked(backend.call).mock.calls).toEqual([['consume_rate_limit', args]]);
  });

  it('takes nothing from the limit of a subject while the network is above its own', async () => {
    const backend = backendThat(() => Promise.resolve([{allowed: false, retry_after_seconds: 7}]));
    await consumeVisitorAttempt(context(backend, '192.0.2.7'), 'login', 'ada@example.com');
    expect(vi.mocked(backend.call)).toHaveBeenCalledTimes(1);
  });
});

describe('consumeOnce', () => {
  it.each([true, false])('returns whether it is the first use: %s', async (allowed) => {
    expect(
      await consumeOnce(
        backendThat(() => Promise.resolve([{allowed, retry_after_seconds: 0}])),
        'a',
      ),
    ).toBe(allowed);
  });

  it('allows no use while the database is down', async () => {
    const backend = backendThat(() => Promise.reject(new BackendUnavailable('down')));
    await expect(consumeOnce(backend, 'a')).rejects.toThrow(BackendUnavailable);
    expect(
      await consumeOnce(
        backendThat(() => Promise.resolve([])),
        'a',
      ),
    ).toBe(false);
  });
});
