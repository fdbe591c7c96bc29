import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {postGraphql} from '../../tests/support/post-graphql';
import {createQuery} from '../../tests/support/storefront-client';

let local: LocalShop;

beforeAll(async () => {
  local = await startLocalShop();
});
beforeEach(() => local.reset());
afterAll(() => local.close());

const PALAK_PANEER = '44000000000002';
const control = (path: string, init?: RequestInit) => fetch(local.origin + path, init);
const patch = (body: string) => control('/__state', {method: 'POST', body});

describe('the request log', () => {
  it('contains operations, the buyer and variable names, but no variable values', async () => {
    await createQuery(local.origin)('query Page($handle: String) { page(handle: $handle) { id } }', {handle: 'about'});
    const {operations, requests} = await local.log();
    expect(operations).toEqual([{api: 'storefront', operation: 'Page', count: 1, errors: 0}]);
    expect(requests).toEqual([
      {
        at: '2026-06-01T12:00:00.000Z',
        api: 'storefront',
        operation: 'Page',
        path: '/api/2026-04/graphql.json',
        variables: ['handle'],
        headers: expect.objectContaining({
          'user-agent': 'Hydrogen 2025.4.2',
          'shopify-storefront-buyer-ip': '203.0.113.7',
        }),
        faults: [],
        status: 200,
        errors: [],
        executed: [],
      },
    ]);
    expect(JSON.stringify(requests)).not.toMatch(/shpat_|about"/);
  });

  it('counts unnamed operations and other pages by their path', async () => {
    await postGraphql(local.origin, '{ shop { name } }');
    await postGraphql(local.origin, '{ shop {');
    await control('/checkouts/cn/nobody');
    await control('/nowhere/at/all');
    expect((await local.log()).operations).toEqual([
      {api: 'storefront', operation: 'POST /api', count: 2, errors: 1},
      {api: 'checkout', operation: 'GET /checkouts', count: 1, errors: 1},
      {api: 'none', operation: 'GET /nowhere', count: 1, errors: 1},
    ]);
  });

  it('lists the last 200 requests and counts all of them', async () => {
    for (let index = 0; index < 205; index += 1) await postGraphql(local.origin, 'query Many { shop { name } }');
    const {operations, requests} = await local.log();
    expect(operations).toMatchObject([{operation: 'Many', count: 205}]);
    expect(requests).toHaveLength(200);
  });

  it('is empty once deleted, and omits the control endpoints', async () => {
    await postGraphql(local.origin, '{ shop { name } }');
    expect((await control('/__log', {method: 'DELETE'})).status).toBe(204);
    expect(await local.log()).toEqual({operations: [], requests: []});
  });
});

describe('the state', () => {
  it('is returned, and changed by a merge patch', async () => {
    const before: object = await (await control('/__state')).json();
    const response = await patch(JSON.stringify({stock: {[PALAK_PANEER]: 3}}));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({...before, stock: expect.objectContaining({[PALAK_PANEER]: 3})});
    const product = await createQuery(local.origin)(
      'query Stock { product(handle: "palak-paneer") { totalInventory } }',
    );
    expect(product).toEqual({product: {totalInventory: 3}});
  });

  it.each([
    ['{"stock":{"44000000000002":-1}}', 'stock.44000000000002'],
    ['{"stock":{"palak":1}}', 'stock.palak'],
    ['{"stock":null}', 'stock'],
    ['{"sequence":"1"}', 'sequence'],
    ['{"carts":{"t":{}}}', 'carts.t'],
    ['{"shelves":{}}', 'shelves'],
    ['{"__proto__":{"x":1}}', '__proto__'],
    ['{', ''],
  ])('rejects %s with the name of the key, without a change', async (body, key) => {
    const before = local.snapshot();
    const response = await patch(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({errors: [{key}]});
    expect(local.snapshot()).toEqual(before);
  });

  it('is reset together with the log and the faults', async () => {
    await patch(JSON.stringify({stock: {[PALAK_PANEER]: 3}}));
    await local.fault({op: '*', mode: 'status'});
    await postGraphql(local.origin, '{ shop { name } }');
    expect((await control('/__reset', {method: 'POST'})).status).toBe(204);
    expect(local.stock()[PALAK_PANEER]).toBe(local.products[1]?.stock);
    expect(await local.log()).toEqual({operations: [], requests: []});
    expect((await postGraphql(local.origin, '{ shop { name } }')).status).toBe(200);
  });
});

describe('the control endpoints', () => {
  it('report that the shop is healthy', async () => {
    expect(await (await control('/__health')).json()).toMatchObject({
      ok: true,
      shop: 'Fusion Tiffin',
      apiVersion: '2026-04',
      memoryMb: expect.any(Number),
    });
  });

  it.each<Record<string, string>>([
    {origin: 'http://localhost:3000'},
    {origin: 'https://evil.example'},
    {'sec-fetch-site': 'cross-site'},
  ])('reject a page with %j', async (headers) => {
    expect((await control('/__reset', {method: 'POST', headers})).status).toBe(403);
    expect((await control('/__state', {headers})).status).toBe(403);
  });

  it('reject a foreign host name that resolves to this machine', async () => {
    const request = new Request('http://rebound.example/__state');
    expect((await local.shop.fetch(request)).status).toBe(403);
  });

  it('reject unsupported methods', async () => {
    const response = await control('/__state', {method: 'DELETE'});
    expect({status: response.status, allow: response.headers.get('allow')}).toEqual({status: 405, allow: 'GET, POST'});
  });
});
