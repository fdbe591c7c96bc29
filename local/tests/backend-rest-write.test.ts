import {randomUUID} from 'node:crypto';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalBackend, supabaseClient, type LocalBackend, type TestClient} from '../../tests/support/backend';
import {mintedClient} from '../../tests/support/backend-people';

const [ADA, BEN] = [randomUUID(), randomUUID()];
let local: LocalBackend;
let ada: TestClient;
let ben: TestClient;
let service: TestClient;
let orderId: string;

beforeAll(async () => {
  local = await startLocalBackend();
  service = supabaseClient(local, {key: local.config.secretKey});
  [ada, ben] = [mintedClient(local, {sub: ADA}), mintedClient(local, {sub: BEN})];
  const people = [
    {user_id: ADA, first_name: 'Ada', email: 'ada@tiffin.example'},
    {user_id: BEN, first_name: 'Ben', email: 'ben@tiffin.example'},
  ];
  await service.from('profiles').insert(people).throwOnError();
});
beforeEach(async () => {
  await service.from('orders').delete().not('id', 'is', null).throwOnError();
  const {data} = await ada.from('orders').insert({total_minor: 500}).select('id').single().throwOnError();
  orderId = data.id;
});
afterAll(() => local.close());

describe('inserting', () => {
  it('returns the row with its defaults and its embedded rows', async () => {
    const {data, status} = await ada
      .from('orders')
      .insert({total_minor: 900, tags: ['a', 'b']})
      .select('user_id, status, total_minor, tags, profiles(first_name)')
      .single();
    const profiles = {first_name: 'Ada'};
    expect({status, data}).toEqual({
      status: 201,
      data: {user_id: ADA, status: 'pending', total_minor: 900, tags: ['a', 'b'], profiles},
    });
  });

  it('accepts rows with different columns', async () => {
    const rows = [
      {order_id: orderId, sku: 'A', quantity: 1},
      {quantity: 2, sku: 'B', order_id: orderId},
    ];
    const {data, error} = await ada.from('order_lines').insert(rows).select('sku').order('sku', {ascending: false});
    expect({error, data}).toEqual({error: null, data: [{sku: 'B'}, {sku: 'A'}]});
  });

  it('is atomic', async () => {
    const rows = [
      {order_id: orderId, sku: 'A', quantity: 1},
      {order_id: orderId, sku: 'B', quantity: 0},
    ];
    expect((await ada.from('order_lines').insert(rows)).error?.code).toBe('23514');
    expect((await ada.from('order_lines').select()).data).toEqual([]);
  });

  it('needs no select privilege if no row is returned', async () => {
    expect(await ada.from('orders').insert({total_minor: 1})).toMatchObject({status: 201, data: null, error: null});
  });
});

describe('upserting', () => {
  const row = (first_name: string) => ({user_id: BEN, first_name, email: 'ben@tiffin.example'});

  it('updates the existing row, by its primary key or another column', async () => {
    const byKey = await service.from('profiles').upsert(row('Benjamin')).select('first_name').single();
    expect(byKey.data).toEqual({first_name: 'Benjamin'});
    const byEmail = await service
      .from('profiles')
      .upsert(row('Ben'), {onConflict: 'email'})
      .select('first_name')
      .single();
    expect(byEmail.data).toEqual({first_name: 'Ben'});
  });

  it('ignores an existing row on request', async () => {
    const {data} = await service.from('profiles').upsert(row('Other'), {ignoreDuplicates: true}).select();
    expect(data).toEqual([]);
  });
});

describe('updating and deleting', () => {
  it('changes only rows that match the filter and row level security', async () => {
    const mine = await ada.from('orders').update({status: 'paid'}).eq('id', orderId).select('status');
    expect(mine.data).toEqual([{status: 'paid'}]);
    expect((await ben.from('orders').update({status: 'shipped'}).eq('id', orderId).select()).data).toEqual([]);
    expect((await ben.from('orders').delete({count: 'exact'}).eq('id', orderId)).count).toBe(0);
    expect((await ada.from('orders').delete({count: 'exact'}).eq('id', orderId)).count).toBe(1);
  });

  it('is rolled back if a single row was requested and none or several match', async () => {
    await ada.from('orders').insert({total_minor: 1}).throwOnError();
    const {status, error} = await ada.from('orders').update({status: 'paid'}).gte('total_minor', 0).select().single();
    expect({status, code: error?.code}).toEqual({status: 406, code: 'PGRST116'});
    expect((await ada.from('orders').select('status')).data).toEqual([{status: 'pending'}, {status: 'pending'}]);
  });

  it('is rejected if the row would belong to another user', async () => {
    const moved = await ada.from('orders').update({user_id: BEN}).eq('id', orderId);
    expect({status: moved.status, code: moved.error?.code}).toEqual({status: 403, code: '42501'});
    const upserted = await ada.from('orders').upsert({id: orderId, user_id: BEN, total_minor: 1});
    expect({status: upserted.status, code: upserted.error?.code}).toEqual({status: 403, code: '42501'});
    const forged = await ada.from('orders').insert({user_id: BEN, total_minor: 1});
    expect({status: forged.status, code: forged.error?.code}).toEqual({status: 403, code: '42501'});
  });
});

describe('privileges', () => {
  it('apply to columns', async () => {
    expect((await ada.from('profiles').update({first_name: 'A'}).eq('user_id', ADA)).error).toBeNull();
    expect((await ada.from('profiles').update({email: 'x@y.example'}).eq('user_id', ADA)).error?.code).toBe('42501');
  });

  it('deny access to a table without a grant, signed in or not', async () => {
    const anonymous = await supabaseClient(local).from('orders').select();
    expect({status: anonymous.status, code: anonymous.error?.code}).toEqual({status: 401, code: '42501'});
    const person = await ada.from('ungranted').select();
    expect({status: person.status, code: person.error?.code}).toEqual({status: 403, code: '42501'});
  });

  it.each(['auth', 'private', 'realtime', 'pg_catalog'])('do not include the schema %s', async (schema) => {
    const {error, status} = await service
      .schema(schema as 'public')
      .from('users')
      .select();
    expect({status, code: error?.code}).toEqual({status: 406, code: 'PGRST106'});
  });
});

describe('an invalid request', () => {
  it.each([
    ['a value outside the enum', () => ada.from('orders').select().eq('status', 'nope'), 400, '22P02'],
    ['an unknown column to write', () => ada.from('orders').insert({nope: 1}), 400, 'PGRST204'],
    ['an unknown column to read', () => ada.from('orders').select('nope'), 400, '42703'],
    ['an unknown table', () => ada.from('nope').select(), 404, 'PGRST205'],
    [
      'a foreign key without a row',
      () => service.from('orders').insert({user_id: randomUUID(), total_minor: 1}),
      409,
      '23503',
    ],
    [
      'a duplicate key',
      () => service.from('profiles').insert({user_id: ADA, email: 'other@tiffin.example'}),
      409,
      '23505',
    ],
    ['a text with a NUL', () => ada.from('profiles').update({first_name: 'a\u0000b'}).eq('user_id', ADA), 400, '22P05'],
  ])('is rejected: %s', async (_what, query, status, code) => {
    const result = (await query()) as {status: number; error: {code: string} | null};
    expect({status: result.status, code: result.error?.code}).toEqual({status, code});
  });

  it.each(['__proto__', 'constructor', 'id"; drop table orders; --', 'a'.repeat(100_000)])(
    'is rejected: a column named %.30s',
    async (name) => {
      const body = `{${JSON.stringify(name)}: 1}`;
      const {secretKey: apikey} = local.config;
      const response = await fetch(`${local.origin}/rest/v1/orders`, {method: 'POST', headers: {apikey}, body});
      expect({status: response.status, code: (await response.json<{code: string}>()).code}).toEqual({
        status: 400,
        code: 'PGRST204',
      });
    },
  );

  it('is rejected: a body that is malformed or too large', async () => {
    const {secretKey: apikey} = local.config;
    const post = (body: string) => fetch(`${local.origin}/rest/v1/orders`, {method: 'POST', headers: {apikey}, body});
    expect(await (await post('{')).json()).toMatchObject({code: 'PGRST102'});
    expect((await post(`{"tags":["${'x'.repeat(1_100_000)}"]}`)).status).toBe(413);
  });
});
