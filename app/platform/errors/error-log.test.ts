import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {testConfig} from '../test-config';
import {createErrorLog, flushErrors, recordError, type ErrorOrigin} from './error-log.server';

const origin = (reference = '11111111', pattern = '/cart'): ErrorOrigin => ({
  method: 'GET',
  getPattern: () => pattern,
  reference,
});

describe('createErrorLog', () => {
  let nowMs = 0;
  const create = () => createErrorLog(() => nowMs);
  beforeEach(() => void (nowMs = 0));

  it('counts errors of a kind and place together, with the first and the last reference', () => {
    const log = create();
    log.add(new TypeError('one'), origin('11111111'));
    nowMs = 1_000;
    log.add(new TypeError('other'), origin('22222222'));
    log.add(new TypeError('other'), origin('33333333', '/'));
    expect(log.take(0)).toMatchObject([
      {
        name: 'TypeError',
        place: 'GET /cart',
        occurrences: 2,
        first_reference: '11111111',
        last_reference: '22222222',
        first_at: '1970-01-01T00:00:00.000Z',
        last_at: '1970-01-01T00:00:01.000Z',
      },
      {place: 'GET /', occurrences: 1},
    ]);
    expect(log.take(0)).toBeNull();
  });

  it('returns the first error at once and later ones now and then', () => {
    const log = create();
    log.add(new Error('x'), origin());
    expect(log.take(10_000)).toHaveLength(1);
    log.add(new Error('x'), origin());
    nowMs = 9_999;
    expect(log.take(10_000)).toBeNull();
    nowMs = 10_000;
    expect(log.take(10_000)).toHaveLength(1);
  });

  it('adds what could not be stored to what came later', () => {
    const log = create();
    log.add(new Error('x'), origin('11111111'));
    const lost = log.take(0)!;
    nowMs = 5_000;
    log.add(new Error('x'), origin('22222222'));
    log.restore(lost);
    expect(log.take(0)).toMatchObject([{occurrences: 2, first_reference: '11111111', last_reference: '22222222'}]);
  });

  it('is bounded', () => {
    const log = create();
    for (let number = 0; number < 1_000; number += 1) log.add(new Error('x'), origin('11111111', `/${number}`));
    expect(log.take(0)).toHaveLength(50);
  });
});

describe('recordError', () => {
  const backend = {
    SUPABASE_URL: 'http://localhost:54321',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    SUPABASE_SECRET_KEY: 'sb_secret_x',
    SUPABASE_JWT_SIGNING_KEY: JSON.stringify({kty: 'EC', crv: 'P-256', d: 'd', kid: 'k'}),
    SESSION_SECRETS: 's'.repeat(32),
  };
  const fetch = vi.fn();
  const waitUntil = vi.fn();
  beforeEach(() => vi.stubGlobal('fetch', fetch));
  afterEach(async () => {
    fetch.mockReset().mockResolvedValue(new Response(null, {status: 204}));
    await flushErrors(testConfig(backend));
    fetch.mockReset();
    waitUntil.mockReset();
    vi.unstubAllGlobals();
  });

  it('neither throws nor waits, whatever fails', async () => {
    fetch.mockRejectedValue(new TypeError('unreachable'));
    const config = testConfig(backend);
    const hostile = new Proxy(new Error('x'), {
      get: () => {
        throw new Error('unreadable');
      },
    });
    const withoutPattern = {
      ...origin(),
      getPattern: () => {
        throw new Error('no route');
      },
    };
    for (const [error, where] of [
      [hostile, origin()],
      [new Error('x'), withoutPattern],
      [new Error('x'), origin()],
    ] as const)
      expect(recordError(error, where, {config, waitUntil})).toBeUndefined();
    await Promise.all(waitUntil.mock.calls.map(([work]) => work));
    // Once the database responds, the error is stored.
    fetch.mockReset().mockResolvedValue(new Response(null, {status: 204}));
    await flushErrors(config);
    expect(String(fetch.mock.calls[0]?.[1]?.body)).toContain('"name":"Error"');
  });

  it('does nothing without a database', () => {
    recordError(new Error('x'), origin(), {config: testConfig(), waitUntil});
    expect(waitUntil).not.toHaveBeenCalled();
  });
});
