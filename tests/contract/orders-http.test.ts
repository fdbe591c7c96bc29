import {randomUUID} from 'node:crypto';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startLocalBackend, supabaseClient, type LocalBackend, type TestClient} from '../support/backend';
import {mintedClient} from '../support/backend-people';
import {makeAdmin} from '../support/orders';

const CUSTOMER = 'gid://shopify/Customer/1';
const NOW = '2026-11-21T10:00:00Z';

let local: LocalBackend;
let server: TestClient;
let anonymous: TestClient;
let ownerId: string;
let orderIds: string[];
let owner: TestClient;
let other: TestClient;
let admin: TestClient;
let guest: TestClient;

const described = (number: number) => ({
  shopify_order_id: `gid://shopify/Order/${number}`,
  shopify_customer_id: CUSTOMER,
  order_number: `#${number}`,
  placed_at: `2026-11-21T0${number}:00:00Z`,
  updated_at: NOW,
  financial_status: 'paid',
  fulfillment_status: 'unfulfilled',
  currency: 'USD',
  subtotal_minor: 1000,
  discount_minor: 0,
  shipping_minor: 499,
  tax_minor: 0,
  total_minor: 1499,
  discounts: [],
  shipping_address: {first_name: 'Ada', address1: '12 St James’s Square'},
  email: 'ada@example.com',
  items: [{shopify_line_item_id: '1', title: 'Dal', quantity: 1, price_minor: 1000}],
  fulfillments: [
    {shopify_fulfillment_id: `f${number}`, status: 'success', tracking: [], created_at: NOW, updated_at: NOW},
  ],
});

async function signIn(issuer: string, subject: string): Promise<string> {
  const {data} = await server.rpc('sign_in', {p_issuer: issuer, p_subject: subject}).single().throwOnError();
  return (data as {user_id: string}).user_id;
}
const record = (number: number, webhook_id: string) =>
  server.rpc('record_order', {
    p_delivery: {webhook_id, topic: 'orders/create', shop: 'tiffin.example', triggered_at: NOW},
    p_order: described(number),
  });

beforeAll(async () => {
  local = await startLocalBackend({projectFolder: 'supabase'});
  server = supabaseClient(local, {key: local.config.secretKey});
  anonymous = supabaseClient(local);
  ownerId = await signIn('shopify', CUSTOMER);
  const [stranger, staff] = [await signIn('google', '1'), await signIn('google', '2')];
  await makeAdmin(local, staff);
  for (const number of [1, 2, 3]) await record(number, `first ${number}`).throwOnError();
  const {data} = await server.from('orders').select('id').order('placed_at').throwOnError();
  orderIds = data.map(({id}) => id);
  [owner, other, admin] = [ownerId, stranger, staff].map((sub) => mintedClient(local, {sub})) as [
    TestClient,
    TestClient,
    TestClient,
  ];
  guest = mintedClient(local, {topic: `order:${orderIds[0]}`});
});
afterAll(() => local.close());

describe('the server', () => {
  it('receives the result of a delivery', async () => {
    expect((await record(1, 'first 1')).data).toBe('duplicate');
    expect((await record(1, 'again')).data).toBe('older');
    const p_fulfillment = {
      shopify_order_id: 'gid://shopify/Order/9',
      shopify_fulfillment_id: 'f9',
      created_at: NOW,
      updated_at: NOW,
    };
    expect((await server.rpc('record_fulfillment', {p_delivery: null, p_fulfillment})).data).toBe('unknown-order');
  });

  it('receives an error for an invalid order and may retry the delivery', async () => {
    const attempt = (order: object) =>
      server.rpc('record_order', {p_delivery: {webhook_id: 'poison', topic: 't', shop: 's'}, p_order: order});
    expect((await attempt({...described(4), shopify_order_id: null})).error?.code).toBe('23502');
    expect((await attempt({...described(4), total_minor: '1e40'})).error?.code).toMatch(/^22/);
    expect((await attempt({...described(4), shopify_customer_id: 'gid://shopify/Customer/2'})).data).toBe('recorded');
  });
});

describe('a token of the storefront', () => {
  it('lists its own orders newest first, with their items', async () => {
    const page = () =>
      owner
        .from('listed_orders')
        .select('order_number, items')
        .order('placed_at', {ascending: false})
        .order('id', {ascending: false});
    expect((await page().limit(2)).data).toMatchObject([
      {order_number: '#3', items: [{title: 'Dal', quantity: 1, price_minor: 1000}]},
      {order_number: '#2'},
    ]);
    expect((await page().lt('placed_at', '2026-11-21T02:00:00Z')).data).toMatchObject([{order_number: '#1'}]);
    for (const client of [other, admin, guest]) expect((await client.from('listed_orders').select()).data).toEqual([]);
  });

  it('reads its own order with all related rows', async () => {
    const {data} = await owner
      .from('orders')
      .select('order_number, status, order_items(title), fulfillments(status), order_events(kind)')
      .eq('id', orderIds[0])
      .single();
    expect(data).toMatchObject({
      order_number: '#1',
      status: 'open',
      order_items: [{title: 'Dal'}],
      fulfillments: [{status: 'success'}],
    });
    expect(data?.order_events.map(({kind}: {kind: string}) => kind).sort()).toEqual(['paid', 'placed', 'shipped']);
  });

  it.each(['orders', 'order_items', 'fulfillments', 'order_events', 'notifications'])(
    'reads no %s of other people, unless it is an admin’s',
    async (table) => {
      for (const client of [other, guest]) expect((await client.from(table).select()).data).toEqual([]);
      expect((await admin.from(table).select()).data?.length).toBeGreaterThan(2);
    },
  );

  it('hides an order from its list, once or twice, and shows it again', async () => {
    const hide = () =>
      owner
        .from('hidden_orders')
        .upsert({order_id: orderIds[0]}, {onConflict: 'user_id,order_id', ignoreDuplicates: true});
    const listed = async () => (await owner.from('listed_orders').select('id', {count: 'exact', head: true})).count;
    expect({first: (await hide()).status, second: (await hide()).status}).toEqual({first: 201, second: 201});
    expect(await listed()).toBe(2);
    expect((await owner.from('orders').select('id').eq('id', orderIds[0])).data).toHaveLength(1);
    expect((await admin.from('hidden_orders').select()).data).toEqual([]);
    await owner.from('hidden_orders').delete().eq('order_id', orderIds[0]).throwOnError();
    expect(await listed()).toBe(3);
  });

  it('marks its notifications as read and removes them, but cannot change their text', async () => {
    const [first] = (await owner.from('notifications').select('id, read')).data ?? [];
    expect(first?.read).toBe(false);
    expect((await owner.from('notifications').update({read: true}).eq('id', first?.id).select('read')).data).toEqual([
      {read: true},
    ]);
    expect((await other.from('notifications').update({read: false}).eq('id', first?.id).select('read')).data).toEqual(
      [],
    );
    expect((await owner.from('notifications').update({title: 'x'}).eq('id', first?.id)).error?.code).toBe('42501');
    await owner.from('notifications').delete().eq('id', first?.id).throwOnError();
    expect((await owner.from('notifications').select('id').eq('id', first?.id)).data).toEqual([]);
  });

  it.each([
    [
      'inserting an order',
      () => owner.from('orders').insert({shopify_order_id: 'gid://shopify/Order/7', user_id: ownerId}),
    ],
    ['an upsert over its order', () => owner.from('orders').upsert({id: orderIds[0], total_minor: 1})],
    ['another total', () => owner.from('orders').update({total_minor: 1}).eq('id', orderIds[0]).select()],
    ['another’s order', () => other.from('orders').update({user_id: randomUUID()}).eq('id', orderIds[0])],
    ['a deletion', () => owner.from('orders').delete().eq('id', orderIds[0])],
    ['a free item', () => owner.from('order_items').update({price_minor: 0}).eq('order_id', orderIds[0])],
    ['hiding another’s order', () => other.from('hidden_orders').insert({order_id: orderIds[0]})],
    ['hiding in another’s name', () => other.from('hidden_orders').insert({user_id: ownerId, order_id: orderIds[0]})],
    [
      'inserting a notification',
      () =>
        owner
          .from('notifications')
          .insert({user_id: ownerId, kind: 'announcement', type: 'promotion', title: 'x', message: 'y'}),
    ],
    ['recording an order', () => owner.rpc('record_order', {p_delivery: null, p_order: described(1)})],
    ['reading a guest’s order', () => owner.rpc('find_guest_order', {p_token_hash: 'x'})],
    [
      'claiming a staff action',
      () =>
        admin.rpc('claim_staff_action', {
          p_actor_id: ownerId,
          p_key: 'k',
          p_action: 'fulfillment.create',
          p_target: 't',
        }),
    ],
    ['erasing a customer', () => admin.rpc('redact_customer', {p_delivery: null, p_customer: {}})],
  ])('is denied %s', async (_what, attempt) => {
    expect((await attempt()).error?.code).toBe('42501');
  });

  it.each(['webhook_events', 'dead_letters', 'guest_links', 'order_contacts', 'data_exports', 'staff_actions'])(
    'cannot access private.%s',
    async (table) => {
      expect((await owner.schema('private').from(table).select()).error?.code).toBe('PGRST106');
    },
  );
});

describe('a visitor', () => {
  it.each(['orders', 'order_items', 'fulfillments', 'order_events', 'hidden_orders', 'notifications', 'listed_orders'])(
    'cannot access %s',
    async (table) => {
      expect(await anonymous.from(table).select()).toMatchObject({status: 401, error: {code: '42501'}});
    },
  );
});
