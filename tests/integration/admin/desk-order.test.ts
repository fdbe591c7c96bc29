import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {PAYLOADS} from '../../../app/orders/sync/webhooks/payloads.sample';
import {signInTo, textOf} from '../../support/account';
import {recordOrders} from '../../support/orders';
import {parseCsv} from '../../../app/admin/tracking/import/parse-csv';
import {redirectOf} from '../../support/redirect-of';
import {rowsOf, sendWebhook} from '../../support/send-webhook';
import {staff} from '../../support/staff';
import {auditsOf, countRequests, formOf, paidOrder, signInStaff} from '../../support/fulfillment';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const HOLD = {holdReason: 'INCORRECT_ADDRESS', holdNotes: 'The street has no number'};

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

/** A paid order as a member of staff finds it in the desk. */
async function deskOrder() {
  const {record, number, partNumber} = await paidOrder(stack, 2);
  const path = `/admin/orders/${number}`;
  const who = await signInStaff(stack);
  const form = (intent: string, fields = {}) => formOf(who, path, partNumber, intent, fields);
  const post = async (page: string, fields: Readonly<Record<string, string>>) => who.post(path + page, fields);
  return {who, record, path, form, post, holds: () => record.fulfillmentOrders[0]?.holds ?? []};
}

it('places a hold with its reason and note, and releases the holds of the page but no later one', async () => {
  const {who, path, form, holds} = await deskOrder();
  expect((await who.post(path, await form('place-hold', HOLD))).status).toBe(303);
  expect(holds()).toMatchObject([{reason: 'INCORRECT_ADDRESS', reasonNotes: 'The street has no number'}]);
  const page = await (await who.get(path)).text();
  for (const words of ['ON HOLD', 'Incorrect address', 'The street has no number', 'Release hold'])
    expect(textOf(page)).toContain(words);
  expect(page).not.toContain('value="fulfill"');
  const holdId = /name="holdId" value="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(holdId).toMatch(/^gid:\/\/shopify\/FulfillmentHold\/\d+$/);
  // Another member of staff adds a hold after the page was loaded.
  const other = {holdReason: 'OTHER', holdNotes: ''};
  expect((await who.post(path, await form('place-hold', other))).status).toBe(303);
  expect((await who.post(path, await form('release-holds', {holdId}))).status).toBe(303);
  expect(holds()).toMatchObject([{reason: 'OTHER'}]);
  const audits = await auditsOf(stack);
  expect(audits.map(({action, outcome}) => [action, outcome])).toEqual([
    ['fulfillment.hold', 'done'],
    ['fulfillment.hold', 'done'],
    ['fulfillment.release', 'done'],
  ]);
  expect(JSON.stringify(audits)).not.toContain('street');
});

it('rejects a hold without a reason at its field, and keeps the note', async () => {
  const {who, path, form, holds} = await deskOrder();
  const response = await who.post(path, await form('place-hold', {...HOLD, holdReason: ''}));
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(textOf(html)).toContain('Choose a reason');
  expect(html).toContain('value="The street has no number"');
  expect(holds()).toEqual([]);
});

it('places one hold for a double click, two admins and a lost answer', async () => {
  const {who, path, form, holds} = await deskOrder();
  const fields = await form('place-hold', HOLD);
  await stack.shop.fault({op: 'StaffHold', mode: 'dropAfterExecute', times: 1});
  await Promise.all([who.post(path, fields), who.post(path, fields)]);
  await who.post(path, await form('place-hold', HOLD));
  expect(holds()).toHaveLength(1);
  expect(await countRequests(stack, 'StaffHold')).toBe(1);
});

it('stays on an order of which a part was sent, names it and says what is left', async () => {
  const {who, path, form, record} = await deskOrder();
  const other = await paidOrder(stack);
  const html = await (await who.get(path)).text();
  const [, line] = /name="quantity-(\d+)"/.exec(html) ?? [];
  const some = await form('fulfill', {[`quantity-${line}`]: '1', [`remaining-${line}`]: '2'});
  const partly = await who.post(path, some);
  const page = partly.headers.get('location') ?? '';
  const text = textOf(await (await who.get(page)).text());
  for (const words of ['Order partly fulfilled', `Order #${record.number}: 1 item is left to send.`])
    expect(text).toContain(words);
  expect(text).toContain('IN PROGRESS');
  const whole = await who.post(path, await form('fulfill'));
  const next = textOf(await (await who.get(whole.headers.get('location') ?? '')).text());
  expect(next).toContain('Order marked as fulfilled');
  expect(next).toContain(`Order #${record.number}`);
  expect(next).toContain(`Order #${other.number}`);
  expect(record.fulfillments).toHaveLength(2);
});

it('shows what was typed again if Shopify refuses it or is down', async () => {
  const {who, path, form, record} = await deskOrder();
  await stack.shop.fault({op: 'StaffFulfillmentCreate', mode: 'status', status: 500, times: 1});
  const response = await who.post(path, await form('fulfill', {carrier: 'Other', number: 'B-7', url: ''}));
  const html = await response.text();
  expect([response.status, textOf(html)]).toEqual([502, expect.stringContaining('Failed to fulfill order')]);
  expect(html).toMatch(/<details[^>]* open(?:="")?[^>]*>(?:(?!<\/details>)[^])*value="B-7"/);
  expect(record.fulfillments).toEqual([]);
});

/** Returns the hidden and filled fields of the form with this field on a page. */
function fieldsOf(html: string, names: readonly string[]): Record<string, string> {
  const valueOf = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? '';
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

const CANCEL = {reason: 'CUSTOMER', restock: 'yes', refund: 'yes', notifyCustomer: 'yes'};

it('cancels an order once, checks until Shopify’s job has run, and refunds the payment', async () => {
  const {who, path, post, record} = await deskOrder();
  const page = `${path}/cancel`;
  const html = await (await who.get(page)).text();
  expect(textOf(html)).toContain('This cannot be undone.');
  const fields = {...CANCEL, ...fieldsOf(html, ['idempotencyKey'])};
  const rejected = await post('/cancel', {...fields, reason: ''});
  expect([rejected.status, textOf(await rejected.text())]).toEqual([
    400,
    expect.stringContaining('Please say why the order is canceled.'),
  ]);
  const responses = await Promise.all([post('/cancel', fields), post('/cancel', fields)]);
  expect(responses.map(({status}) => status).sort()).toEqual([
    303,
    expect.toSatisfy((status) => [303, 409].includes(status)),
  ]);
  await vi.waitFor(() => expect(record.cancelledAt).not.toBeNull(), 10_000);
  expect(textOf(await (await who.get(page)).text())).toContain('This order is canceled');
  expect(record.refunds.map(({transactionNumbers}) => transactionNumbers.length)).toEqual([1]);
  const later = await (await who.get(page)).text();
  expect(later).not.toContain('name="reason"');
  expect((await post('/cancel', {...fields, idempotencyKey: crypto.randomUUID()})).status).toBe(303);
  expect(await countRequests(stack, 'StaffOrderCancel')).toBe(1);
});

it('says that the cancellation is being checked after a lost answer, and never repeats it', async () => {
  const {who, path, post} = await deskOrder();
  const fields = {...CANCEL, idempotencyKey: crypto.randomUUID()};
  await stack.shop.fault({op: 'StaffOrderCancel', mode: 'status', status: 502, times: 1});
  const lost = await post('/cancel', fields);
  expect([lost.status, textOf(await lost.text())]).toEqual([502, expect.stringContaining('still being checked')]);
  const again = () => post('/cancel', {...fields, idempotencyKey: crypto.randomUUID()});
  expect([(await again()).status, (await again()).status]).toEqual([409, 409]);
  const text = textOf(await (await who.get(`${path}/cancel`)).text());
  expect(text).toContain('Shopify is canceling this order');
  expect(text).not.toContain('Choose a reason');
  const desk = textOf(await (await who.get(path)).text());
  expect(desk).toContain('This order is being canceled');
  expect(desk).toMatch(/Staff\s*Cancellation of the order\s*· Gita · being checked/);
  expect(desk).not.toContain('Cancel the order');
  expect(await countRequests(stack, 'StaffOrderCancel')).toBe(1);
  await stack.restartStorefront();
});

it('offers no cancellation of what has been sent', async () => {
  const {who, path, post, record} = await deskOrder();
  await staff(stack.shop).sendSome(record, 1);
  expect(textOf(await (await who.get(`${path}/cancel`)).text())).toContain('Refund items instead.');
  expect((await post('/cancel', {...CANCEL, idempotencyKey: crypto.randomUUID()})).status).toBe(409);
  expect(await countRequests(stack, 'StaffOrderCancel')).toBe(0);
});

it('lists who did what, and joins the open orders to one address for staff only', async () => {
  const {who, path, form, record} = await deskOrder();
  const other = {number: 9001, shipping_address: {first_name: 'Bo', address1: '12 PEARL street.', zip: '11201-0001'}};
  await recordOrders(stack.backend, [other, {number: 9002, of: SEED_PEOPLE.ada, shipping_address: null}]);
  await who.post(path, await form('place-hold', HOLD));
  const delivered = {topic: 'refunds/create', body: {...PAYLOADS.refund, order_id: record.number}};
  expect((await sendWebhook(stack, delivered)).status).toBe(200);
  const text = textOf(await (await who.get(path)).text());
  expect(text).toMatch(/Staff\s*Hold: Incorrect address\s*· Gita · done/);
  expect(text).toMatch(/System\s*Change reported by Shopify: refunds\/create/);
  expect(text).toMatch(/Shop\s*Order placed/);
  expect(text).not.toContain('Older events are not shown.');
  expect(text).toMatch(/Open orders to the same address.*#9001\s*Bo.*Other open orders of this customer.*#9002/);
  expect(textOf(await (await who.get('/admin/orders?q=9001')).text())).toContain('Same address as ');
  const ada = await signInTo(stack, SEED_PEOPLE.ada);
  const own = await ada.read(`/order/${record.number}`);
  expect(own).not.toMatch(/9001|Gita|Incorrect address|Change reported/);
});

const FORMULA = '=HYPERLINK("https://evil.example")\n+1';

it('exports the listed orders to a file that runs no formula, and logs who did', async () => {
  const address = {first_name: '@Ada', address1: '12 Pearl Street', zip: '11201', phone: '+17185550100'};
  const open = Array.from({length: 260}, (_, index) => ({
    number: 5000 + index,
    shipping_address: address,
    note: FORMULA,
  }));
  await recordOrders(stack.backend, [...open, {number: 4999, fulfillment_status: 'fulfilled'}]);
  const who = await signInStaff(stack);
  const response = await who.post('/admin/orders.csv', {});
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/),
    'cache-control': expect.stringContaining('no-store'),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = parseCsv(new TextDecoder().decode(bytes)).map(({cells}) => cells);
  const [header = [], ...orders] = rows;
  const columnOf = (name: string) => orders.map((cells) => cells[header.indexOf(name)]);
  expect(columnOf('Order').sort()).toEqual(open.map(({number}) => `#${number}`));
  expect([...new Set(columnOf('Customer note'))]).toEqual([FORMULA.replace('=', "'=").replace('+', "'+")]);
  expect([columnOf('First name')[0], columnOf('Phone')[0]]).toEqual(["'@Ada", "'+17185550100"]);
  const sent = await (await who.post('/admin/orders.csv?status=sent&tag=none&q=Secret', {})).text();
  expect(sent.trim().split('\n')).toHaveLength(1);
  expect(parseCsv(await (await who.post('/admin/orders.csv?view=sent', {})).text())).toHaveLength(2);
  const logged = await rowsOf(
    stack,
    `select l.details, o.details as ended from private.audit_log as l join private.audit_outcomes as o on o.audit_id = l.id
     where l.action = 'orders.export' and o.outcome = 'done' order by l.id`,
  );
  expect(logged).toEqual([
    {details: {view: 'to-ship', filters: []}, ended: {orders: 260}},
    {details: {view: 'to-ship', filters: ['search', 'status', 'tag']}, ended: {orders: 0}},
    {details: {view: 'sent', filters: []}, ended: {orders: 1}},
  ]);
  expect((await who.get('/admin/orders.csv')).status).toBe(405);
  await stack.backend.fault({path: '/rest/v1/rpc/find_desk_orders', mode: 'status', status: 503});
  expect(redirectOf(await who.post('/admin/orders.csv?view=late', {}))).toEqual({
    status: 303,
    location: '/admin/orders?view=late',
  });
});

const REFUND_FIELDS = ['idempotencyKey', 'seenRefunds', 'suggested', 'amount'];

/** Opens the refund of one of two items; returns its query and the fields of its form. */
async function refundOfOne({who, path, record}: Awaited<ReturnType<typeof deskOrder>>) {
  const choice = {[`line-${record.lines[0]?.number}`]: '1', restock: 'yes'};
  const query = `/refund?${new URLSearchParams(choice).toString()}`;
  const refundable = `refundable-${record.lines[0]?.number}`;
  const html = await (await who.get(path + query)).text();
  return {query, html, fields: {...choice, ...fieldsOf(html, [...REFUND_FIELDS, refundable]), notifyCustomer: 'yes'}};
}

it('refunds what Shopify suggests or less, but never more', async () => {
  const order = await deskOrder();
  const {query, html, fields} = await refundOfOne(order);
  expect(textOf(html)).toContain('Shopify suggests');
  const {suggested} = fields as Record<string, string>;
  expect(Number(suggested)).toBeGreaterThan(1);
  const more = await order.post(query, {...fields, amount: String(Number(suggested) + 0.01)});
  expect([more.status, textOf(await more.text())]).toEqual([
    400,
    expect.stringContaining('Enter an amount of at most'),
  ]);
  expect((await order.post(query, {...fields, amount: '1.07'})).status).toBe(303);
  expect(textOf(await (await order.who.get(order.path)).text())).toContain('Refund made');
  const other = await order.post(query, {...fields, amount: '1.08'});
  expect([other.status, textOf(await other.text())]).toEqual([409, expect.stringContaining('Nothing was refunded')]);
  const {refunds, transactions} = order.record;
  expect(refunds).toMatchObject([{lines: [{quantity: 1, restockType: 'cancel'}]}]);
  expect(transactions.find(({kind}) => kind === 'refund')?.amountMinor).toBe(107);
});

it('refunds once for a double click, a lost answer and the same decision of two admins', async () => {
  const order = await deskOrder();
  const [first, second] = [await refundOfOne(order), await refundOfOne(order)];
  await stack.shop.fault({op: 'StaffRefund', mode: 'dropAfterExecute', times: 1});
  await Promise.all([order.post(first.query, first.fields), order.post(first.query, first.fields)]);
  expect((await order.post(second.query, second.fields)).status).toBe(303);
  expect(order.record.refunds).toHaveLength(1);
  expect(await countRequests(stack, 'StaffRefund')).toBe(1);
  const other = await order.post(second.query, {...second.fields, idempotencyKey: crypto.randomUUID(), amount: '1.00'});
  expect([other.status, textOf(await other.text())]).toEqual([409, expect.stringContaining('Nothing was refunded')]);
  await stack.restartStorefront();
});
