import {randomUUID} from 'node:crypto';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startLocalBackend, supabaseClient, type LocalBackend, type TestClient} from '../../tests/support/backend';
import {mintedClient} from '../../tests/support/backend-people';

const ADA = randomUUID();
let local: LocalBackend;
let ada: TestClient;
let orderId: string;

beforeAll(async () => {
  local = await startLocalBackend();
  const service = supabaseClient(local, {key: local.config.secretKey});
  await service
    .from('profiles')
    .insert({user_id: ADA, first_name: 'Ada', email: 'ada@tiffin.example', settings: {theme: {dark: true}, list: [7]}})
    .throwOnError();
  ada = mintedClient(local, {sub: ADA});
  const {data} = await ada
    .from('orders')
    .insert({total_minor: 1200, tags: ['gift', 'spicy']})
    .select('id')
    .single()
    .throwOnError();
  orderId = data.id;
  await ada
    .from('order_lines')
    .insert([
      {order_id: orderId, sku: 'A', quantity: 1},
      {order_id: orderId, sku: 'B', quantity: 2},
      {order_id: orderId, sku: 'C,"x"', quantity: 3},
    ])
    .throwOnError();
});
afterAll(() => local.close());

const lines = () => ada.from('order_lines').select('sku').order('sku');
const skus = async (query: PromiseLike<{data: {sku: string}[] | null; error: unknown}>) => {
  const {data, error} = await query;
  expect(error).toBeNull();
  return data?.map(({sku}) => sku);
};

describe('filters', () => {
  it.each([
    ['eq', () => lines().eq('sku', 'A'), ['A']],
    ['neq', () => lines().neq('sku', 'A'), ['B', 'C,"x"']],
    ['gt', () => lines().gt('quantity', 1), ['B', 'C,"x"']],
    ['gte', () => lines().gte('quantity', 2), ['B', 'C,"x"']],
    ['lt', () => lines().lt('quantity', 2), ['A']],
    ['lte', () => lines().lte('quantity', 2), ['A', 'B']],
    ['like', () => lines().like('sku', 'C%'), ['C,"x"']],
    ['ilike', () => lines().ilike('sku', 'c%'), ['C,"x"']],
    ['in, with commas and quotes', () => lines().in('sku', ['A', 'C,"x"']), ['A', 'C,"x"']],
    ['in with an empty list', () => lines().in('sku', []), []],
    ['is', () => lines().is('order_id', null), []],
    ['not', () => lines().not('sku', 'eq', 'A'), ['B', 'C,"x"']],
    ['not in', () => lines().not('sku', 'in', '("A","B")'), ['C,"x"']],
    ['or with a nested and', () => lines().or('quantity.gt.2,and(sku.eq.A,quantity.eq.1)'), ['A', 'C,"x"']],
    ['or with a quoted value', () => lines().or('sku.eq."C,\\"x\\"",sku.eq.B'), ['B', 'C,"x"']],
    ['not or', () => lines().or('sku.eq.A', {}).not('quantity', 'gt', 2), ['A']],
    ['match with several columns', () => lines().match({sku: 'B', quantity: 2}), ['B']],
  ])('support %s', async (_name, query, expected) => {
    expect(await skus(query())).toEqual(expected);
  });

  it('cs matches the elements of an array or a JSON document', async () => {
    expect((await ada.from('orders').select('id').contains('tags', ['spicy'])).data).toEqual([{id: orderId}]);
    expect((await ada.from('orders').select('id').contains('tags', ['other'])).data).toEqual([]);
    expect(
      (
        await ada
          .from('profiles')
          .select('email')
          .contains('settings', {theme: {dark: true}})
      ).data,
    ).toHaveLength(1);
  });

  it('apply to JSON paths, which select can return, too', async () => {
    const {data} = await ada
      .from('profiles')
      .select('dark:settings->theme->dark, first:settings->list->>0')
      .eq('settings->theme->>dark', 'true');
    expect(data).toEqual([{dark: true, first: '7'}]);
  });
});

describe('embedding', () => {
  it('returns child rows inside their parent, ordered, limited and under an alias', async () => {
    const {data} = await ada
      .from('orders')
      .select('total:total_minor, lines:order_lines(sku, quantity)')
      .order('sku', {referencedTable: 'lines', ascending: false})
      .limit(2, {referencedTable: 'lines'});
    expect(data).toEqual([
      {
        total: 1200,
        lines: [
          {sku: 'C,"x"', quantity: 3},
          {sku: 'B', quantity: 2},
        ],
      },
    ]);
  });

  it('returns the row of a foreign key inside each row, across several tables', async () => {
    const {data} = await ada.from('order_lines').select('sku, orders(status, profiles(first_name))').eq('sku', 'A');
    expect(data).toEqual([{sku: 'A', orders: {status: 'pending', profiles: {first_name: 'Ada'}}}]);
  });

  it('omits rows without a match in an inner embed', async () => {
    const {data: paid} = await ada.from('order_lines').select('sku, orders!inner(id)').eq('orders.status', 'paid');
    expect(paid).toEqual([]);
    const {count} = await ada
      .from('orders')
      .select('id, order_lines!inner(sku)', {count: 'exact'})
      .eq('order_lines.sku', 'B');
    expect(count).toBe(1);
  });

  it('rejects tables without a relationship and names them', async () => {
    const {error, status} = await ada.from('orders').select('id, ungranted(id)');
    expect({status, code: error?.code}).toEqual({status: 400, code: 'PGRST200'});
  });
});

describe('ranges and counts', () => {
  it('returns a range with the total count and status 206', async () => {
    const {count, data, status} = await ada
      .from('order_lines')
      .select('sku', {count: 'exact'})
      .order('sku')
      .range(1, 1);
    expect({count, data, status}).toEqual({count: 3, data: [{sku: 'B'}], status: 206});
  });

  it('returns a count without a body for HEAD', async () => {
    const {count, data} = await ada.from('order_lines').select('*', {count: 'exact', head: true}).gt('quantity', 1);
    expect({count, data}).toEqual({count: 2, data: null});
  });

  it('returns a single row, or reports how many there were', async () => {
    expect((await ada.from('orders').select('status').single()).data).toEqual({status: 'pending'});
    const many = await ada.from('order_lines').select('sku').single();
    expect({status: many.status, code: many.error?.code, details: many.error?.details}).toEqual({
      status: 406,
      code: 'PGRST116',
      details: 'The result contains 3 rows',
    });
    expect(await ada.from('order_lines').select('sku').eq('sku', 'Z').maybeSingle()).toMatchObject({
      data: null,
      error: null,
    });
  });

  it.each([
    'limit=NaN',
    'limit=-1',
    'offset=1;drop',
    'limit=1e9',
    'order=sku.sideways',
    'quantity=eq',
    'quantity=nope.1',
    'or=()',
  ])('rejects the query %s', async (query) => {
    const {publishableKey: apikey} = local.config;
    const response = await fetch(`${local.origin}/rest/v1/order_lines?${query}`, {headers: {apikey}});
    expect({status: response.status, code: (await response.json<{code: string}>()).code}).toEqual({
      status: 400,
      code: 'PGRST100',
    });
  });

  it('casts to a known type, and rejects others', async () => {
    expect((await ada.from('order_lines').select('quantity::text').eq('sku', 'A')).data).toEqual([{quantity: '1'}]);
    expect((await ada.from('orders').select('placed_at::date').single()).data).toEqual({
      placed_at: expect.stringMatching(/^\d{4}-/),
    });
    const evil = await ada.from('order_lines').select('quantity::int) from pg_shadow --');
    expect({status: evil.status, code: evil.error?.code}).toEqual({status: 400, code: '42704'});
  });
});

describe('functions', () => {
  it('are called with their arguments, by POST and by GET', async () => {
    expect((await ada.rpc('add', {a: 2, b: 3})).data).toBe(5);
    expect((await ada.rpc('add', {a: 2}, {get: true})).data).toBe(3);
    expect((await ada.rpc('order_totals').single()).data).toEqual({orders: 1, total_minor: 1200});
    expect((await ada.rpc('skus', {wanted: ['B', 'A', 'Z']})).data).toEqual(['A', 'B']);
    expect((await ada.rpc('order_count')).data).toEqual([{orders: 1}]);
    expect(await ada.rpc('do_nothing')).toMatchObject({status: 204, data: null, error: null});
  });

  it('receive the identity of the caller, and no keys', async () => {
    const {data} = await ada.rpc('who');
    expect(data).toMatchObject({uid: ADA, role: 'authenticated', user: 'authenticated', path: '/rpc/who'});
    expect(Object.keys(data.headers)).not.toEqual(expect.arrayContaining(['authorization']));
    expect(Object.keys(data.headers)).not.toEqual(expect.arrayContaining(['apikey']));
  });

  it('report an unknown function, and can set the status of an error', async () => {
    expect((await ada.rpc('nope', {x: 1})).error).toMatchObject({
      code: 'PGRST202',
      message: expect.stringContaining('nope(x)'),
    });
    expect(await ada.rpc('pay_first')).toMatchObject({status: 402, error: {hint: 'Pay first'}});
  });
});

describe('a feature that is not emulated', () => {
  it.each([
    ['responses as CSV', () => ada.from('orders').select().csv()],
    ['spread embeds', () => ada.from('order_lines').select('sku, ...orders(status)')],
    ['text search', () => ada.from('order_lines').select().textSearch('sku', 'a')],
    ['a filter of a function’s rows', () => ada.rpc('skus', {wanted: ['A']}).eq('sku', 'A')],
    ['a filter of a function’s rows', () => ada.rpc('order_totals', {}, {get: true}).gt('orders', 0)],
    ['an order of a function’s rows', () => ada.rpc('skus', {wanted: ['A']}).order('sku')],
    ['a count of a function’s rows', () => ada.rpc('skus', {wanted: ['A']}, {count: 'exact'})],
    ['a limit on a write', () => ada.from('orders').delete().eq('id', orderId).limit(1)],
  ])('is rejected by name: %s', async (_name, query) => {
    const {status, error} = (await query()) as {status: number; error: {message: string; code: string}};
    expect({status, code: error.code}).toEqual({status: 501, code: 'NOT_EMULATED'});
    expect(error.message).toContain('The local backend does not emulate');
  });
});
