import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {auditsOf, countRequests, formOf, paidOrder, signInStaff} from '../../support/fulfillment';
import {recordOrders} from '../../support/orders';
import {rowsOf} from '../../support/send-webhook';
import {staff} from '../../support/staff';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {ada, ben} = SEED_PEOPLE;
const UPS = '1Z999AA10123456784';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const packPath = (number: number) => `/admin/orders/${number}/pack`;
const textOf = async (response: Promise<Response>) => (await response).text();
const leaseAudits = () =>
  rowsOf<{actor_id: string; action: string}>(
    stack,
    `select actor_id, action from private.audit_log where action like 'packing.%' order by id`,
  );

it('shows the lease of one person to another, who may take over', async () => {
  const [gita, other] = [await signInStaff(stack), await signInStaff(stack, ben)];
  const {number} = await paidOrder(stack);
  await gita.post(packPath(number), {intent: 'claim-lease'});
  await gita.post(packPath(number), {intent: 'claim-lease'});
  expect(await textOf(other.post(packPath(number), {intent: 'claim-lease'}))).toContain(
    'Gita is packing this, since 1 min',
  );
  expect(await textOf(other.get('/admin/orders'))).toContain('Gita is packing this, since 1 min');
  expect(await textOf(other.post(packPath(number), {intent: 'take-over-lease'}))).toContain('You are packing this');
  expect(await textOf(gita.get(`/admin/orders/${number}`))).toContain('Ben is packing this, since 1 min');
  expect(await leaseAudits()).toEqual([
    {actor_id: gita.owner, action: 'packing.claim'},
    {actor_id: other.owner, action: 'packing.take-over'},
  ]);
});

it('ships a parcel once, releases the lease and opens the next order', async () => {
  const gita = await signInStaff(stack);
  const [first, second] = [await paidOrder(stack), await paidOrder(stack)];
  await gita.post(packPath(first.number), {intent: 'claim-lease'});
  const form = await formOf(gita, packPath(first.number), first.partNumber, 'fulfill', {carrier: '', number: UPS});
  const responses = await Promise.all([
    gita.post(packPath(first.number), form),
    gita.post(packPath(first.number), form),
  ]);
  expect(responses.map(({status}) => status).filter((status) => status === 303).length).toBeGreaterThan(0);
  const next = await textOf(gita.get(`/admin/orders/${second.number}`));
  const location = responses.map(({headers}) => headers.get('location')).find(Boolean) ?? '';
  expect(location).toMatch(/^\/admin\/orders\/[\da-f-]{36}\/pack$/);
  expect(next).toContain(`Order #${second.number}`);
  expect(await countRequests(stack, 'StaffFulfillmentCreate')).toBe(1);
  expect(first.record.fulfillments.map(({tracking}) => tracking.map(({company}) => company))).toEqual([['UPS']]);
  expect(await rowsOf(stack, 'select order_id from private.packing_leases')).toEqual([]);
  expect((await auditsOf(stack)).length).toBe(2);
});

it('checks the tracking fields without sending anything', async () => {
  const gita = await signInStaff(stack);
  const {number} = await paidOrder(stack);
  const check = (fields: object) =>
    textOf(gita.post(packPath(number), {intent: 'check-parcel', carrier: '', ...fields}));
  expect(await check({number: '1Z', url: 'ups'})).toContain('Enter an address that begins with https://');
  expect(await check({number: '1Z', carrier: 'UPS'})).toContain('This is no UPS number');
  expect(await check({number: UPS})).not.toContain('This is no');
  expect(await countRequests(stack, 'StaffFulfillmentCreate')).toBe(0);
});

it('tells the SKU of a product that was sold from a tracking number', async () => {
  const gita = await signInStaff(stack);
  const {number} = await paidOrder(stack);
  await recordOrders(stack.backend, [
    {number: 9001, items: [{shopify_line_item_id: '1', title: 'Dal', sku: 'DAL-9', quantity: 1, price_minor: 1}]},
  ]);
  const check = (fields: object) => textOf(gita.post(packPath(number), {intent: 'check-parcel', ...fields}));
  expect(await check({carrier: '', number: 'dal-9'})).toContain('productCode');
  expect(await check({carrier: '', number: 'DAL-8'})).not.toContain('productCode');
  expect(await check({carrier: 'Other', number: 'DAL-9'})).not.toContain('productCode');
});

it('names an order of which a part was sent while the rest is on hold, and opens the next one', async () => {
  const gita = await signInStaff(stack);
  const [order, next] = [await paidOrder(stack, 3), await paidOrder(stack)];
  await staff(stack.shop).holdSome(order.record, 2);
  const open = order.record.fulfillmentOrders.find(({status}) => status === 'open');
  const form = await formOf(gita, packPath(order.number), open?.number ?? 0, 'fulfill', {number: ''});
  const response = await gita.post(packPath(order.number), form);
  const text = await textOf(gita.get(response.headers.get('location') ?? ''));
  expect(text).toContain('Order partly fulfilled');
  expect(text).toContain(`Order #${order.number}: 2 items are left to send, 2 of them on hold.`);
  expect(text).toContain(`Pack order #${next.number}`);
});

it('lists only what is left to send and not on hold', async () => {
  const gita = await signInStaff(stack);
  const {number, record} = await paidOrder(stack, 3);
  await staff(stack.shop).holdSome(record, 2);
  const html = await textOf(gita.get(packPath(number)));
  expect(html).toContain('2 items are on hold and not in this list.');
  expect(html).toMatch(/name="quantity-\d+" value="1"/);
});

it('sends nothing if less is left than the form showed', async () => {
  const gita = await signInStaff(stack);
  const order = await paidOrder(stack, 2);
  const form = await formOf(gita, packPath(order.number), order.partNumber, 'fulfill', {});
  const html = await textOf(gita.get(packPath(order.number)));
  const [, line] = /name="quantity-(\d+)"/.exec(html) ?? [];
  await staff(stack.shop).sendSome(order.record, 1);
  const fields = {...form, [`quantity-${line}`]: '2', [`remaining-${line}`]: '2'};
  const response = await gita.post(packPath(order.number), fields);
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('Failed to mark order as fulfilled');
  expect(await countRequests(stack, 'StaffFulfillmentCreate')).toBe(0);
});

it('sends nothing of an order that was canceled meanwhile, and offers to pack neither it nor a sent one', async () => {
  const [canceled, sent] = [await paidOrder(stack), await paidOrder(stack)];
  const who = await signInStaff(stack);
  const form = await formOf(who, packPath(canceled.number), canceled.partNumber, 'fulfill', {number: ''});
  expect(await textOf(who.get(`/admin/orders/${canceled.number}`))).toContain('>Pack</a>');
  const latest = {of: ada, updated_at: '2099-01-01T00:00:00Z'};
  await recordOrders(stack.backend, [
    {...latest, number: canceled.number, cancelled_at: '2026-11-21T00:00:00Z'},
    {...latest, number: sent.number, fulfillment_status: 'fulfilled'},
  ]);
  for (const intent of ['check-parcel', 'fulfill'] as const) {
    const response = await who.post(packPath(canceled.number), {...form, intent});
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('This order is canceled');
  }
  expect(await countRequests(stack, 'StaffFulfillmentCreate')).toBe(0);
  const page = await textOf(who.get(packPath(canceled.number)));
  expect(page).not.toContain('name="idempotencyKey"');
  for (const {number} of [canceled, sent])
    expect(await textOf(who.get(`/admin/orders/${number}`))).not.toContain('>Pack</a>');
});

it('prints a slip without prices', async () => {
  const gita = await signInStaff(stack);
  const {number} = await paidOrder(stack);
  const html = await textOf(gita.get(`/admin/orders/${number}/slip`));
  expect(html).toContain('Packing slip');
  expect(html).toContain('data:image/svg+xml');
  expect(/<article.*<\/article>/s.exec(html)?.[0]).not.toContain('$');
});

it('says so while Shopify is down, and still shows where the order goes', async () => {
  const gita = await signInStaff(stack);
  const {number} = await paidOrder(stack);
  await stack.shop.fault({op: 'StaffFulfillmentOrders', mode: 'status', status: 500});
  const html = await textOf(gita.get(packPath(number)));
  expect(html).toContain('Failed to load fulfillment orders');
  expect(html).toContain('12 Pearl Street');
});

it('responds with 503 while the database is down', async () => {
  const gita = await signInStaff(stack);
  const {number} = await paidOrder(stack);
  await stack.backend.fault({path: '/rest/v1/rpc/find_desk_orders', mode: 'status', status: 503});
  expect((await gita.get(packPath(number))).status).toBe(503);
});

/** Pays an order, and splits what is to be sent of it into many lines. */
async function orderOfLines(count: number) {
  const {record, number} = await paidOrder(stack);
  const [part] = record.fulfillmentOrders;
  const [line] = part?.lines ?? [];
  if (!part || !line) throw new Error('the order has nothing to send');
  part.lines = Array.from({length: count}, (_, at) => ({...line, number: line.number + at * 1_000}));
  return {
    number,
    paths: [packPath(number), `/admin/orders/${number}`],
    lineNumbers: part.lines.map((each) => each.number),
  };
}

const MORE_ITEMS = 'This order has more items than this page can list.';

it('lists all items of an order of 60 lines, more than one query reads', async () => {
  const gita = await signInStaff(stack);
  const {number, paths, lineNumbers} = await orderOfLines(60);
  for (const path of paths) expect(await textOf(gita.get(path)), path).not.toContain(MORE_ITEMS);
  const panel = await textOf(gita.get(`/admin/orders/${number}`));
  expect(lineNumbers.filter((each) => !panel.includes(`name="quantity-${each}"`))).toEqual([]);
  // The pick list adds up the lines of a product.
  expect(await textOf(gita.get(packPath(number)))).toMatch(/>60(?:<!-- -->)? ×</);
});
