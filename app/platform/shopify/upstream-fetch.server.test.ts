import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createUpstreamFetch, DEFERRED_READ, OPTIONAL_READ, PROBE_READ} from './upstream-fetch.server';

const READ = {method: 'POST', body: JSON.stringify({query: 'query Shelf { shop { name } }'})};
const WRITE = {method: 'POST', body: JSON.stringify({query: '#graphql\n  mutation Add { cartLinesAdd }'})};
const good = () => Promise.resolve(Response.json({data: {shop: {name: 'x'}}}));
const status = (code: number) => () => Promise.resolve(new Response('', {status: code}));
const text = (body: string) => () => Promise.resolve(new Response(body, {status: 200}));
const never = (_url: string, init: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  );

type Answer = (url: string, init: RequestInit) => Promise<Response>;

function upstream(...answers: Answer[]) {
  const queue = [...answers];
  const fetch = vi.fn<Answer>((url, init) => (queue.length > 1 ? queue.shift() : queue[0])?.(url, init) ?? good());
  return {fetch, call: createUpstreamFetch('shop.example', fetch, '2026-04')};
}

/** Runs a call to its end on the fake clock. */
async function outcome(promise: Promise<Response>) {
  const settled = promise.then(
    (response) => response.status,
    (error: {fault: string}) => error.fault,
  );
  await vi.runAllTimersAsync();
  return settled;
}

describe('a call to the shop', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is repeated once when a read failed', async () => {
    const {fetch, call} = upstream(status(502), good);
    expect(await outcome(call('u', READ))).toBe(200);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is not repeated when the shop refused it', async () => {
    for (const code of [400, 401, 403, 404]) {
      const {fetch, call} = upstream(status(code), good);
      expect(await outcome(call('u', READ))).toBe('status');
      expect(fetch).toHaveBeenCalledTimes(1);
    }
  });

  it('is never repeated when it writes', async () => {
    const {fetch, call} = upstream(status(502), good);
    expect(await outcome(call('u', WRITE))).toBe('status');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is not repeated when it only asks whether the shop is there', async () => {
    const {fetch, call} = upstream(status(502), good);
    expect(await outcome(call('u', {...READ, ...PROBE_READ}))).toBe('status');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is not repeated when the shop asked us to slow down', async () => {
    const throttled = text(JSON.stringify({errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}]}));
    for (const answer of [status(429), status(430), throttled]) {
      const {fetch, call} = upstream(answer, good);
      expect(await outcome(call('u', READ))).toBe('throttled');
      expect(fetch).toHaveBeenCalledTimes(1);
    }
  });

  it.each([['<html>'], [''], ['{"data": {"shop"'], ['[]'], ['"text"'], ['{}']])(
    'takes %j for a failure',
    async (body) => {
      const {call} = upstream(text(body));
      expect(await outcome(call('u', READ))).toBe('malformed');
    },
  );

  it('stops reading an answer that never ends', async () => {
    const huge = () => Promise.resolve(new Response(new Uint8Array(5_000_001)));
    expect(await outcome(upstream(huge).call('u', READ))).toBe('malformed');
  });

  it('opens the breaker, so that a shop that is down is left alone', async () => {
    const {fetch, call} = upstream(status(500));
    for (let round = 0; round < 10; round += 1) await outcome(call('u', WRITE));
    expect(fetch).toHaveBeenCalledTimes(5);
    expect(await outcome(call('u', WRITE))).toBe('breaker-open');
  });

  it.each([
    ['streams in later', DEFERRED_READ],
    ['a page can do without', OPTIONAL_READ],
  ])('is not refused after failed reads of what %s', async (_name, mark) => {
    const {fetch, call} = upstream(status(502));
    for (let round = 0; round < 10; round += 1) await outcome(call('u', {...READ, ...mark}));
    expect(fetch).toHaveBeenCalledTimes(5);
    fetch.mockImplementation(good);
    expect(await outcome(call('u', WRITE))).toBe(200);
    expect(await outcome(call('u', READ))).toBe(200);
  });

  it('spends at most a small budget on retries', async () => {
    const {fetch, call} = upstream(text('<html>'), good, good);
    let retries = 0;
    for (let round = 0; round < 20; round += 1) {
      fetch.mockImplementationOnce(text('<html>'));
      const before = fetch.mock.calls.length;
      await outcome(call('u', READ));
      retries += fetch.mock.calls.length - before - 1;
    }
    expect(retries).toBeLessThanOrEqual(7);
  });
});

describe('a call to a shop that hangs', () => {
  it.each([
    ['a page waits for', {...READ}, 2_500],
    ['is one a page can do without', {...READ, ...OPTIONAL_READ}, 2_500],
    ['streams in later', {...READ, ...DEFERRED_READ}, 5_000],
    ['writes', {...WRITE}, 8_000],
  ])('ends at the deadline when it %s', async (_name, init, deadlineMs) => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
    const fetch = vi.fn<Answer>((url, given) =>
      given.signal?.aborted ? Promise.reject(given.signal.reason) : never(url, given),
    );
    await expect(createUpstreamFetch('shop.example', fetch, '2026-04')('u', init)).rejects.toMatchObject({
      fault: 'timeout',
    });
    const asked = timeout.mock.calls[0]?.[0] ?? 0;
    expect(Math.abs(asked - deadlineMs)).toBeLessThan(100);
    expect(fetch.mock.calls.every(([, given]) => !new Headers(given.headers).has('x-deadline'))).toBe(true);
    timeout.mockRestore();
  });
});
