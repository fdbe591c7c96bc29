import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import type {FaultInput} from '../kit/faults/fault-plan';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {postGraphql} from '../../tests/support/post-graphql';
import {createQuery} from '../../tests/support/storefront-client';

let local: LocalShop;

beforeAll(async () => {
  local = await startLocalShop();
});
beforeEach(() => local.reset());
afterAll(() => local.close());

const SHELF = 'query Shelf { shop { name } products(first: 10) { nodes { handle title description } } }';
const ADD = 'mutation AddToCart { cartCreate(input: {lines: []}) { cart { id } } }';

const post = (query = SHELF, init?: {signal: AbortSignal}) =>
  fetch(`${local.origin}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({query}),
    ...init,
  });

/** The outcome of an attempt: the response text, or whether the connection broke before or after the head. */
async function outcome(query = SHELF): Promise<{status: number | null; text: string | null}> {
  const response = await post(query).catch(() => null);
  if (!response) return {status: null, text: null};
  return {status: response.status, text: await response.text().catch(() => null)};
}

const statuses = async (count: number) => {
  const all: (number | null)[] = [];
  for (let index = 0; index < count; index += 1) all.push((await outcome()).status);
  return all;
};

async function elapsedMs(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

describe('a fault', () => {
  it('delays the response', async () => {
    await local.fault({op: 'Shelf', mode: 'delay', ms: 80});
    expect(await elapsedMs(async () => expect((await outcome()).status).toBe(200))).toBeGreaterThanOrEqual(79);
  });

  it('hangs until the client disconnects, and is logged without a response', async () => {
    await local.fault({op: 'Shelf', mode: 'hang', times: 1});
    await expect(post(SHELF, {signal: AbortSignal.timeout(60)})).rejects.toThrow();
    expect((await local.log()).requests).toMatchObject([{operation: 'Shelf', faults: ['hang'], status: null}]);
    expect((await outcome()).status).toBe(200);
  });

  it('responds with a status instead', async () => {
    await local.fault({op: 'Shelf', mode: 'status', status: 429, retryAfter: 30});
    const response = await post();
    expect({status: response.status, retryAfter: response.headers.get('retry-after')}).toEqual({
      status: 429,
      retryAfter: '30',
    });
    expect(await response.json()).toEqual({errors: 'A fault plan made this response 429'});
  });

  it('resets the connection in the middle of the body', async () => {
    await local.fault({op: 'Shelf', mode: 'reset'});
    expect(await outcome()).toEqual({status: 200, text: null});
  });

  it('slices the body into small chunks', async () => {
    const whole = (await outcome('query Tiny { shop { name } }')).text;
    await local.fault({op: 'Tiny', mode: 'slice', ms: 5});
    const pauses = Math.ceil((whole?.length ?? 0) / 10) - 1;
    const spentMs = await elapsedMs(async () => {
      expect((await outcome('query Tiny { shop { name } }')).text).toBe(whole);
    });
    expect(spentMs).toBeGreaterThanOrEqual(pauses * 4);
  });

  it('truncates the body of a response that ends normally', async () => {
    const whole = (await outcome()).text ?? '';
    await local.fault({op: 'Shelf', mode: 'truncate'});
    const {status, text} = await outcome();
    expect(status).toBe(200);
    expect(whole.startsWith(text ?? '-')).toBe(true);
    expect(text?.length).toBe(Math.ceil(whole.length / 2));
  });

  it('replaces the response by an HTML page', async () => {
    await local.fault({op: 'Shelf', mode: 'html'});
    const response = await post();
    expect({status: response.status, contentType: response.headers.get('content-type')}).toEqual({
      status: 200,
      contentType: 'text/html; charset=utf-8',
    });
  });

  it('returns null for one field, with an error', async () => {
    await local.fault({op: 'Shelf', mode: 'partial', times: 1});
    const error = {path: ['products'], extensions: {code: 'INTERNAL_SERVER_ERROR'}};
    expect(await (await post()).json()).toMatchObject({
      data: {shop: {name: 'Fusion Tiffin'}, products: null},
      errors: [error],
    });
    await local.fault({op: 'Shelf', mode: 'partial', field: 'shop'});
    expect(await (await post()).json()).toMatchObject({data: {shop: null, products: {}}, errors: [{path: ['shop']}]});
  });

  it('responds with a throttling error', async () => {
    await local.fault({op: 'Shelf', mode: 'throttle'});
    const response = await post();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}]});
  });

  it('executes the operation and drops the connection', async () => {
    await local.fault({op: 'AddToCart', mode: 'dropAfterExecute'});
    expect(await outcome(ADD)).toEqual({status: null, text: null});
    expect(local.carts()).toHaveLength(1);
  });

  it('breaks off responses without a body too', async () => {
    await local.fault({path: '/api/*', mode: 'dropAfterExecute'});
    const preflight = fetch(`${local.origin}/api/2026-04/graphql.json`, {method: 'OPTIONS'});
    await expect(preflight).rejects.toThrow('fetch failed');
  });

  it('declares another API version', async () => {
    await local.fault({op: 'Shelf', mode: 'version'});
    const response = await post();
    expect(response.headers.get('x-shopify-api-version')).toBe('2025-07');
    expect(await response.json()).toMatchObject({data: {shop: {}}});
  });

  it("fails in Hydrogen's client", async () => {
    const ask = createQuery(local.origin);
    for (const mode of ['status', 'partial', 'throttle', 'dropAfterExecute'] as const) {
      await local.reset();
      await local.fault({op: 'Shelf', mode});
      await expect(ask(SHELF), mode).rejects.toThrow();
    }
    // Hydrogen treats a truncated body or invalid JSON as an empty response, so a storefront must check for itself.
    for (const mode of ['html', 'truncate', 'reset'] as const) {
      await local.reset();
      await local.fault({op: 'Shelf', mode});
      expect(await ask(SHELF), mode).toEqual({});
    }
  });
});

describe('a fault plan', () => {
  it('applies to one operation only', async () => {
    await local.fault({op: 'Shelf', mode: 'status'});
    expect((await outcome('query Other { shop { name } }')).status).toBe(200);
    expect((await outcome('{ shop { name } }')).status).toBe(200);
    expect((await outcome()).status).toBe(503);
  });

  it('applies to every operation or path with a prefix', async () => {
    await local.fault({op: 'She*', mode: 'status', status: 500});
    await local.fault({path: '/cdn/*', mode: 'status', status: 404});
    expect((await outcome()).status).toBe(500);
    expect((await fetch(`${local.origin}/cdn/shop/files/palak-paneer-pack.png?v=1`)).status).toBe(404);
  });

  it('stops after a number of times', async () => {
    await local.fault({op: '*', mode: 'status', times: 2});
    expect(await statuses(4)).toEqual([503, 503, 200, 200]);
    expect(await (await fetch(`${local.origin}/__fault`)).json()).toMatchObject([{op: '*', times: 2, hits: 2}]);
  });

  it('applies to a share of the requests, and to the same ones again with the same seed', async () => {
    const run = async (seed: number) => {
      await local.reset();
      await local.fault({op: 'Shelf', mode: 'status', p: 0.5, seed});
      return statuses(12);
    };
    const first = await run(7);
    expect(new Set(first)).toEqual(new Set([200, 503]));
    expect(await run(7)).toEqual(first);
    expect(await run(8)).not.toEqual(first);
  });

  it('combines with others, the first one outermost', async () => {
    await local.fault({op: 'Shelf', mode: 'delay', ms: 60});
    await local.fault({op: 'Shelf', mode: 'status', status: 502});
    const spentMs = await elapsedMs(async () => expect((await outcome()).status).toBe(502));
    expect(spentMs).toBeGreaterThanOrEqual(59);
    expect((await local.log()).requests).toMatchObject([{faults: ['delay', 'status'], status: 502}]);
  });

  it('no longer applies once deleted', async () => {
    await local.fault({op: 'Shelf', mode: 'status'});
    expect((await fetch(`${local.origin}/__fault`, {method: 'DELETE'})).status).toBe(204);
    expect((await outcome()).status).toBe(200);
  });

  it.each([
    [{mode: 'delay'}, 'op'],
    [{op: 'Shelf'}, 'mode'],
    [{op: 'Shelf', mode: 'explode'}, 'mode'],
    [{op: 'Shelf', mode: 'delay', ms: -1}, 'ms'],
    [{op: 'Shelf', mode: 'delay', ms: '5'}, 'ms'],
    [{op: 'Shelf', mode: 'status', status: 200}, 'status'],
    [{op: 'Shelf', mode: 'status', p: 0}, 'p'],
    [{op: 'Shelf', mode: 'status', times: 0}, 'times'],
    [{path: 'api', mode: 'status'}, 'path'],
    [{op: 'Shelf', mode: 'status', probability: 1}, 'probability'],
  ])('rejects %j with the name of the invalid key', async (plan: object, key: string) => {
    const response = await fetch(`${local.origin}/__fault`, {method: 'POST', body: JSON.stringify(plan)});
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({errors: [{key}]});
    await expect(local.fault(plan as FaultInput)).rejects.toThrow('400');
    expect((await outcome()).status).toBe(200);
  });
});

it('aborts hanging requests when the shop closes', async () => {
  const other = await startLocalShop();
  await other.fault({op: 'Shelf', mode: 'hang'});
  const hanging = postGraphql(other.origin, SHELF).then(
    () => 'answered',
    () => 'cut',
  );
  while ((await other.log()).requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await other.close();
  expect(await hanging).toBe('cut');
});
