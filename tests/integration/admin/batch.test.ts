import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {productNumber} from '../../../local/shop/state';
import {textOf, type SignedIn} from '../../support/account';
import {auditsOf, countRequests, paidOrder, signInStaff} from '../../support/fulfillment';
import {idOfOrder, recordOrders} from '../../support/orders';
import {rowsOf} from '../../support/send-webhook';
import {staff as shopStaff} from '../../support/staff';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const BATCHES = '/admin/orders/batch';
const HOLD = {intent: 'hold', reason: 'OTHER', notes: 'Recount the shelf'};

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const pathOf = (response: Response) => response.headers.get('location') ?? '';
const withDatabase = (sql: string) => stack.backend.database.connected(({script}) => script(sql));
const inDatabase = (sql: string) => rowsOf<Readonly<Record<string, string>>>(stack, sql);

/** Sends the queue's form with these orders. */
async function choose(
  who: SignedIn,
  ids: readonly string[],
  {intent = 'change', key = crypto.randomUUID(), ...more}: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const fields = new URLSearchParams({intent, idempotencyKey: key, query: '', ...more});
  for (const id of ids) fields.append('order', id);
  return who.post('/admin/orders?index&choose', fields);
}

/** Paid orders in a batch that staff have chosen. */
async function batchOf(count: number, quantity = 1) {
  const who = await signInStaff(stack);
  const orders = [];
  for (let n = 0; n < count; n += 1) orders.push(await paidOrder(stack, quantity));
  const ids = await Promise.all(orders.map(({number}) => idOfOrder(stack.backend, number)));
  const path = pathOf(await choose(who, ids));
  return {
    who,
    orders,
    ids,
    path,
    /** Returns the orders with what became of them. */
    read: async (page = path) =>
      [...(await (await who.get(page)).text()).matchAll(/<tr class="border-t[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
        textOf(row).trim(),
      ),
    send: (fields: Readonly<Record<string, string>>, page = path) => who.post(page, fields),
  };
}

const DAL = {title: 'Dal', variant_title: 'Hot', sku: 'DAL-H', product_id: null};

const lineOf = (n: number, item: object, quantity: number) => ({
  shopify_line_item_id: `gid://shopify/LineItem/${n}`,
  variant_title: 'Default Title',
  price_minor: 799,
  image_url: null,
  variant_id: null,
  quantity,
  ...item,
});

describe('the pick list and the packing slips of a batch', () => {
  it('add up each product and option, split bundles, and leave out what must not be packed', async () => {
    const who = await signInStaff(stack);
    const {products} = stack.shop.shop.state.seed;
    const bundle = products.find(({catalogId}) => catalogId === 'b2');
    if (!bundle) throw new Error('the seed has no bundle b2');
    const trio = {title: 'Comfort Trio', sku: 'TRIO', product_id: `gid://shopify/Product/${productNumber(bundle)}`};
    await recordOrders(stack.backend, [
      {number: 1001, items: [lineOf(1, DAL, 2), lineOf(2, trio, 2)], note: 'Happy Diwali!'},
      {
        number: 1002,
        items: [lineOf(3, DAL, 3), lineOf(4, {...DAL, variant_title: 'Mild', sku: 'DAL-M'}, 1)],
        fulfillment_status: 'partially_fulfilled',
        fulfillments: [
          {
            shopify_fulfillment_id: 'gid://shopify/Fulfillment/1',
            status: 'success',
            shipment_status: null,
            tracking: [],
            items: [{shopify_line_item_id: 'gid://shopify/LineItem/3', quantity: 1}],
            created_at: '2026-11-20T15:00:00Z',
            updated_at: '2026-11-20T15:00:00Z',
          },
        ],
      },
      {number: 1003, cancelled_at: '2026-11-20T16:00:00Z'},
      {number: 1004, fulfillment_status: 'fulfilled'},
      {number: 1005},
    ]);
    await withDatabase(`update public.order_staff_details set hold_reasons = '{OTHER}'
      where order_id = '${await idOfOrder(stack.backend, 1005)}'`);
    const ids = await Promise.all([1001, 1002, 1003, 1004, 1005].map((number) => idOfOrder(stack.backend, number)));
    const created = await choose(who, [...ids, 'aaaaaaaa-0000-4000-8000-00000000dead'], {intent: 'pick-list'});
    expect(pathOf(created)).toMatch(/^\/admin\/orders\/batch\/[\da-f-]{36}\/pick-list$/);
    const list = await who.read(pathOf(created));
    expect(list).toMatch(/4 × Dal , Hot DAL-H/);
    expect(list).toMatch(/1 × Dal , Mild DAL-M/);
    for (const id of bundle.includes ?? []) {
      const {title, sku} = products.find(({catalogId}) => catalogId === id) ?? {title: '', sku: ''};
      expect(list).toContain(`2 × ${title} ${sku} · Part of Comfort Trio`);
    }
    expect(list).toContain('4 orders are left out');
    for (const words of [
      '#1003 Canceled',
      '#1004 Nothing left to send',
      '#1005 On hold',
      'does not exist any more Deleted',
    ])
      expect(list).toContain(words);
    const slips = await (await who.get(pathOf(created).replace('pick-list', 'slips'))).text();
    expect(slips.match(/<article/g)).toHaveLength(2);
    expect(textOf(slips)).toContain('Happy Diwali!');
    expect(textOf(slips)).toMatch(/Packing slip ?, ?#1002.*2 Dal, Hot DAL-H 1 Dal, Mild DAL-M/);
    expect(await countRequests(stack, 'StaffFulfillmentOrders')).toBe(0);
  });

  it('say so while the shop does not answer, and while the batch does not exist', async () => {
    const {who, path} = await batchOf(1);
    await stack.shop.fault({op: 'BundleContents', mode: 'status', status: 500});
    await withDatabase(`update public.order_items set product_id = 'gid://shopify/Product/77'`);
    expect(await who.read(`${path}/pick-list`)).toContain('bundles may be in this list as one item');
    await stack.shop.clearFaults();
    for (const page of ['', '/pick-list', '/slips'])
      for (const id of ['aaaaaaaa-0000-4000-8000-000000000009', 'nonsense'])
        expect((await who.get(`${BATCHES}/${id}${page}`)).status).toBe(404);
    await stack.restartStorefront();
  });
});

describe('a change of a batch', () => {
  it('holds each order once, says why others are skipped, and is taken back for those alone', async () => {
    const {who, orders, path, read, send} = await batchOf(4);
    const [held, canceled, sent] = orders;
    if (!held || !canceled || !sent) throw new Error('four orders');
    // Another person holds the first one for the same reason; the others change after they were chosen.
    const own = pathOf(await choose(who, [await idOfOrder(stack.backend, held.number)]));
    await send(HOLD, own);
    await shopStaff(stack.shop).cancel(canceled.record);
    await shopStaff(stack.shop).fulfill(sent.record, {company: 'UPS', number: '1Z999AA10123456784'});
    const [first, second] = await Promise.all([send(HOLD), send(HOLD)]);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(await read()).toEqual([
      `#${held.number} Ada Byron Skipped It was on hold with this reason and note before.`,
      expect.stringMatching(/Skipped (The order is canceled|Nothing is left to send)\./),
      `#${sent.number} Ada Byron Skipped Nothing is left to send.`,
      `#${orders[3]?.number} Ada Byron Done`,
    ]);
    expect(await countRequests(stack, 'StaffHold')).toBe(2);
    expect(orders[3]?.record.fulfillmentOrders[0]?.holds).toMatchObject([{reason: 'OTHER', reasonNotes: HOLD.notes}]);
    const key = crypto.randomUUID();
    const undo = {intent: 'undo-batch', idempotencyKey: key};
    const undone = pathOf(await send(undo));
    expect(pathOf(await send(undo))).toBe(undone);
    expect((await send({...undo, idempotencyKey: crypto.randomUUID()})).status).toBe(409);
    await send({intent: 'continue-batch'}, undone);
    expect(await read(undone)).toEqual([`#${orders[3]?.number} Ada Byron Done`]);
    expect(orders[3]?.record.fulfillmentOrders.flatMap(({holds = []}) => holds)).toEqual([]);
    expect(held.record.fulfillmentOrders[0]?.holds).toHaveLength(1);
    expect(await who.read(path)).toContain('This was undone');
    const audits = await auditsOf(stack);
    expect(audits.map(({action, outcome}) => `${action} ${outcome}`)).toEqual([
      'fulfillment.hold done',
      'fulfillment.hold done',
      'fulfillment.release done',
    ]);
    expect(JSON.stringify(audits)).not.toContain('shelf');
  });

  it('releases the holds that the orders had when they were chosen, and no later one', async () => {
    const {orders, ids, who, send} = await batchOf(2);
    const [early, late] = orders;
    if (!early || !late) throw new Error('two orders');
    await withDatabase(`update public.order_staff_details set hold_reasons = '{OTHER}' where order_id = '${ids[0]}'`);
    await send(HOLD);
    const path = pathOf(await choose(who, ids));
    await withDatabase(`update private.order_batch_rows set seen_holds = '{}' where place = 2`);
    await send({intent: 'release'}, path);
    const page = await who.read(path);
    expect(page).toMatch(/Done.*It has other holds than when it was chosen; they stay\./);
    expect(early.record.fulfillmentOrders[0]?.holds ?? []).toEqual([]);
    expect(late.record.fulfillmentOrders[0]?.holds).toHaveLength(1);
  });

  it('adds a tag, skips orders that have it, and removes it again', async () => {
    const {who, orders, ids, read, send} = await batchOf(2);
    const [first, second] = orders;
    if (!first || !second) throw new Error('two orders');
    const tagged = pathOf(await choose(who, ids.slice(0, 1)));
    await send({intent: 'add-tag', tag: ' Today '}, tagged);
    expect(first.record.tags).toEqual(['Today']);
    await send({intent: 'add-tag', tag: 'today'});
    expect(await read()).toEqual([
      `#${first.number} Ada Byron Skipped It had the tag before.`,
      `#${second.number} Ada Byron Done`,
    ]);
    const removed = pathOf(await choose(who, ids));
    await send({intent: 'remove-tag', tag: 'TODAY'}, removed);
    expect([first.record.tags, second.record.tags]).toEqual([[], []]);
    const audits = await inDatabase(
      `select action, target, details ->> 'order' as order from private.audit_log where action like 'order.%tag' order by id`,
    );
    expect(audits.map(({action}) => action)).toEqual([
      'order.tag',
      'order.tag',
      'order.tag',
      'order.untag',
      'order.untag',
    ]);
    expect(new Set(audits.map(({order}) => order)).size).toBe(2);
  });

  it('continues after Shopify was throttled or down, and changes nothing twice after a lost answer', async () => {
    const {orders, read, send} = await batchOf(3);
    await stack.shop.fault({op: 'StaffHold', mode: 'throttle', times: 4});
    await stack.shop.fault({op: 'StaffHold', mode: 'dropAfterExecute', times: 1});
    await send(HOLD);
    expect((await read()).join('\n')).toMatch(
      /The shop does not answer; it is tried again\.|lost; it is checked again\./,
    );
    await stack.shop.clearFaults();
    await stack.restartStorefront();
    for (let round = 0; round < 3; round += 1) {
      await withDatabase(`update private.order_batch_rows set due_at = now();
        update private.staff_actions set claimed_until = now()`);
      await send({intent: 'continue-batch'});
    }
    expect(await read()).toEqual(orders.map(({number}) => `#${number} Ada Byron Done`));
    for (const {record} of orders) expect(record.fulfillmentOrders[0]?.holds).toHaveLength(1);
  });

  it('keeps the first of two different changes', async () => {
    const {orders, send} = await batchOf(1);
    await send(HOLD);
    const other = await send({intent: 'add-tag', tag: 'late'});
    expect([other.status, textOf(await other.text())]).toEqual([
      409,
      expect.stringContaining('Something else was started for these orders'),
    ]);
    expect(orders[0]?.record.tags ?? []).toEqual([]);
  });

  it('fails with a reason for an order that Shopify does not know, and is tried again on demand', async () => {
    const {orders, read, send} = await batchOf(1);
    await withDatabase(`update public.orders set shopify_order_id = 'gid://shopify/Order/987654'`);
    await send({intent: 'add-tag', tag: 'late'});
    expect(await read()).toEqual([`#${orders[0]?.number} Ada Byron Failed Shopify has no such order.`]);
    await withDatabase(`update public.orders set shopify_order_id = 'gid://shopify/Order/${orders[0]?.number}'`);
    await send({intent: 'retry-batch'});
    expect(await read()).toEqual([`#${orders[0]?.number} Ada Byron Done`]);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['Choose a reason', {intent: 'hold', reason: 'NONSENSE', notes: 'kept'}],
    ['A note has at most 250 characters', {intent: 'hold', reason: 'OTHER', notes: 'kept'.repeat(100)}],
    ['Enter a tag', {intent: 'add-tag', tag: ' '}],
    ['Enter one tag, without a comma', {intent: 'remove-tag', tag: 'a, b'}],
    ['A tag has at most 40 characters', {intent: 'add-tag', tag: 'x'.repeat(41)}],
  ])('rejects a form at its field: %s', async (words, fields) => {
    const {send} = await batchOf(1);
    const response = await send(fields);
    const html = await response.text();
    expect([response.status, textOf(html)]).toEqual([400, expect.stringContaining(words)]);
    if (fields.notes === 'kept') expect(html).toContain('value="kept"');
  });

  it('lists the latest batches with what is left of them', async () => {
    const {who, path} = await batchOf(1);
    expect(await who.read(BATCHES)).toContain('Printed or chosen only , 1 order');
    await withDatabase(`update private.order_batches set action = 'add-tag', details = '{"tag": "a"}'`);
    expect(await who.read(BATCHES)).toContain('1 not finished');
    await withDatabase(`update private.order_batches set created_at = now() - interval '8 days'`);
    await choose(who, [crypto.randomUUID()]);
    expect((await who.get(path)).status).toBe(404);
  });
});
