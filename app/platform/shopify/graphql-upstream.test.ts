import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createGraphqlUpstream, type GraphqlRequest, type GraphqlResponse} from './graphql-upstream.server';

const READ: GraphqlRequest = {url: 'u', headers: {}, document: 'query Shelf { shop { name } }', variables: {}};
const WRITE: GraphqlRequest = {...READ, document: '#graphql\n  mutation Add { cartLinesAdd }'};
const good = () => Promise.resolve(Response.json({data: {shop: {name: 'x'}}}));
const status = (code: number) => () => Promise.resolve(new Response('', {status: code}));
const text = (body: string) => () => Promise.resolve(new Response(body, {status: 200}));
const never = (_url: string, init: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  );

type Result = (url: string, init: RequestInit) => Promise<Response>;

function upstream(...responses: Result[]) {
  const queue = [...responses];
  const fetch = vi.fn<Result>((url, init) => (queue.length > 1 ? queue.shift() : queue[0])?.(url, init) ?? good());
  return {fetch, call: createGraphqlUpstream('shop.example', '2026-04', fetch)};
}

/** Runs a call to its end on the fake clock. */
async function outcome(promise: Promise<GraphqlResponse>) {
  const settled = promise.then(
    () => 'ok',
    (error: {fault: string}) => error.fault,
  );
  await vi.runAllTimersAsync();
  return settled;
}

describe('createGraphqlUpstream', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('repeats a failed read once', async () => {
    const {fetch, call} = upstream(status(502), good);
    expect(await outcome(call(READ))).toBe('ok');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('does not repeat a read that Shopify refused', async () => {
    for (const code of [400, 401, 403, 404]) {
      const {fetch, call} = upstream(status(code), good);
      expect(await outcome(call(READ))).toBe('status');
      expect(fetch).toHaveBeenCalledTimes(1);
    }
  });

  it('never repeats a write', async () => {
    const {fetch, call} = upstream(status(502), good);
    expect(await outcome(call(WRITE))).toBe('status');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('does not repeat a probe', async () => {
    const {fetch, call} = upstream(status(502), good);
    expect(await outcome(call({...READ, priority: 'probe'}))).toBe('status');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('does not repeat a throttled call', async () => {
    const throttled = text(JSON.stringify({errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}]}));
    for (const response of [status(429), status(430), throttled]) {
      const {fetch, call} = upstream(response, good);
      expect(await outcome(call(READ))).toBe('throttled');
      expect(fetch).toHaveBeenCalledTimes(1);
    }
  });

  it.each([['<html>'], [''], ['{"data": {"shop"'], ['[]'], ['"text"'], ['{}']])(
    'rejects the body %j as malformed',
    async (body) => {
      const {call} = upstream(text(body));
      expect(await outcome(call(READ))).toBe('malformed');
    },
  );

  it('stops reading a body that exceeds the size limit', async () => {
    const huge = () => Promise.resolve(new Response(new Uint8Array(5_000_001)));
    expect(await outcome(upstream(huge).call(READ))).toBe('malformed');
  });

  it('opens the circuit after five consecutive failures', async () => {
    const {fetch, call} = upstream(status(500));
    for (let round = 0; round < 10; round += 1) await outcome(call(WRITE));
    expect(fetch).toHaveBeenCalledTimes(5);
    expect(await outcome(call(WRITE))).toBe('breaker-open');
  });

  it.each(['deferred', 'optional'] as const)(
    'sends required reads and writes after %s reads failed',
    async (priority) => {
      const {fetch, call} = upstream(status(502));
      for (let round = 0; round < 10; round += 1) await outcome(call({...READ, priority}));
      expect(fetch).toHaveBeenCalledTimes(5);
      fetch.mockImplementation(good);
      expect(await outcome(call(WRITE))).toBe('ok');
      expect(await outcome(call(READ))).toBe('ok');
    },
  );

  it('serves a response of another API version, and logs the version once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const other = () => Promise.resolve(Response.json({data: {}}, {headers: {'X-Shopify-API-Version': '2019-07'}}));
    const {call} = upstream(other);
    expect([await outcome(call(READ)), await outcome(call(READ))]).toEqual(['ok', 'ok']);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain('serves API version 2026-04 with 2019-07');
    warn.mockRestore();
  });

  it('limits retries to a small budget', async () => {
    const {fetch, call} = upstream(text('<html>'), good, good);
    let retries = 0;
    for (let round = 0; round < 20; round += 1) {
      fetch.mockImplementationOnce(text('<html>'));
      const before = fetch.mock.calls.length;
      await outcome(call(READ));
      retries += fetch.mock.calls.length - before - 1;
    }
    expect(retries).toBeLessThanOrEqual(7);
  });
});

describe('createGraphqlUpstream with an upstream that hangs', () => {
  it.each([
    ['a required read', READ, 2_500],
    ['an optional read', {...READ, priority: 'optional'}, 2_500],
    ['a deferred read', {...READ, priority: 'deferred'}, 5_000],
    ['a write', WRITE, 8_000],
  ] as const)('ends %s at its deadline', async (_name, request, deadlineMs) => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
    const fetch = vi.fn<Result>((url, given) =>
      given.signal?.aborted ? Promise.reject(given.signal.reason) : never(url, given),
    );
    await expect(createGraphqlUpstream('shop.example', '2026-04', fetch)(request)).rejects.toMatchObject({
      fault: 'timeout',
    });
    const deadline = timeout.mock.calls[0]?.[0] ?? 0;
    expect(Math.abs(deadline - deadlineMs)).toBeLessThan(100);
    timeout.mockRestore();
  });

  it('ends a write before a shared deadline, with time left for a read', async () => {
    vi.useFakeTimers();
    const spy = vi.spyOn(AbortSignal, 'timeout');
    const {call} = upstream(good);
    await call({...WRITE, untilMs: Date.now() + 7_500});
    await call({...READ, untilMs: Date.now() + 1_000});
    expect(spy.mock.calls).toEqual([[5_000], [1_000]]);
    spy.mockRestore();
    vi.useRealTimers();
  });

  it('sends nothing after a shared deadline, and counts that as no failure of the upstream', async () => {
    const {fetch, call} = upstream(good);
    for (let round = 0; round < 5; round += 1)
      await expect(call({...WRITE, untilMs: Date.now()})).rejects.toMatchObject({fault: 'timeout'});
    expect(fetch).not.toHaveBeenCalled();
    await expect(call(WRITE)).resolves.toBeDefined();
  });
});
