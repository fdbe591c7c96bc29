import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {textOf} from '../../support/account';
import {countRequests} from '../../support/fulfillment';
import {chooseOrders, createBatch, pathOf} from '../../support/order-batch';
import {staff as shopStaff} from '../../support/staff';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const UPS = ['1Z999AA10123456784', '1Z5R89390357567127', '1Z999AA10234567890'] as const;

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const rowsIn = (html: string) =>
  [...html.matchAll(/<tr class="border-t[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) => textOf(row).trim());

describe('shipping a batch with tracking numbers', () => {
  it('gives each line to the order in its place, shows a verdict, and sends each once after an approval', async () => {
    const {who, orders, ids, path} = await createBatch(stack, 3);
    const page = await who.read(`${path}/ship`);
    expect(page).toMatch(new RegExp(orders.map(({number}) => `#${number} Ada Byron`).join('.*')));
    expect(pathOf(await chooseOrders(who, ids, {intent: 'ship'}))).toMatch(/\/ship$/);
    const fields = {rows: `${UPS[0]}\n-\n${UPS[1]}\n`, id: crypto.randomUUID()};
    const [created, again] = await Promise.all([who.post(`${path}/ship`, fields), who.post(`${path}/ship`, fields)]);
    const importPath = pathOf(created);
    expect(pathOf(again)).toBe(importPath);
    // The page of the batch leads back to it.
    expect(await (await who.get(path)).text()).toContain(`href="${importPath}"`);
    expect(await who.read(path)).toContain('2 tracking numbers');
    const read = async () => rowsIn(await (await who.get(importPath)).text());
    expect(await read()).toEqual([
      `Line 1 #${orders[0]?.number} UPS ${UPS[0]} Ready, carrier guessed Not approved`,
      `Line 3 #${orders[2]?.number} UPS ${UPS[1]} Ready, carrier guessed Not approved`,
    ]);
    expect(await countRequests(stack, 'StaffFulfillmentCreate')).toBe(0);
    const approve = {intent: 'approve-tracking', verdict: 'guessed-carrier'};
    await Promise.all([who.post(importPath, approve), who.post(importPath, approve)]);
    await who.post(importPath, {intent: 'withdraw-tracking'});
    await who.post(importPath, {intent: 'send-tracking-now'});
    expect(await countRequests(stack, 'StaffFulfillmentCreate')).toBe(0);
    await who.post(importPath, approve);
    await stack.shop.fault({op: 'StaffFulfillmentCreate', mode: 'dropAfterExecute', times: 1});
    await Promise.all([
      who.post(importPath, {intent: 'send-tracking-now'}),
      who.post(importPath, {intent: 'continue-tracking'}),
    ]);
    expect((await read()).map((row) => row.split(' ').at(-1))).toEqual(['Done', 'Done']);
    expect(orders.map(({record}) => record.fulfillments.map(({tracking}) => tracking[0]?.number))).toEqual([
      [UPS[0]],
      [],
      [UPS[1]],
    ]);
    expect(await countRequests(stack, 'StaffFulfillmentCreate')).toBe(2);
    await stack.restartStorefront();
  });

  it('leaves out orders that are canceled, with the reason, so that lines match the slips', async () => {
    const {who, orders, path} = await createBatch(stack, 3);
    await stack.backend.database.connected(({query}) =>
      query(`update public.orders set cancelled_at = now() where order_number = '#${orders[1]?.number}'`),
    );
    expect(await who.read(`${path}/ship`)).toContain('1 order is left out');
    const created = await who.post(`${path}/ship`, {rows: `${UPS[0]}\n${UPS[1]}`, id: crypto.randomUUID()});
    const rows = rowsIn(await (await who.get(pathOf(created))).text());
    expect(rows.map((row) => row.split(' ')[2])).toEqual([`#${orders[0]?.number}`, `#${orders[2]?.number}`]);
  });

  it('says in the dry run what was sent or held meanwhile', async () => {
    const {who, orders, path} = await createBatch(stack, 1);
    const [order] = orders;
    if (!order) throw new Error('an order');
    const created = await who.post(`${path}/ship`, {rows: UPS[0], id: crypto.randomUUID()});
    await shopStaff(stack.shop).fulfill(order.record, {company: 'UPS', number: UPS[2]});
    const importPath = pathOf(created);
    await who.post(importPath, {intent: 'approve-tracking', verdict: 'guessed-carrier'});
    await who.post(importPath, {intent: 'send-tracking-now'});
    const [row] = rowsIn(await (await who.get(importPath)).text());
    expect(row).toContain('Not done The parcel has another number by now.');
    expect(order.record.fulfillments.map(({tracking}) => tracking[0]?.number)).toEqual([UPS[2]]);
  });

  it.each([
    ['1Z999AA10123456784', '1 line for 2 orders'],
    ['', 'There are no rows'],
    ['#99999,UPS,1Z999AA10123456784', 'names an order that is not in this batch: #99999'],
  ])('takes nothing of %j and keeps what was pasted', async (rows, message) => {
    const {who, path} = await createBatch(stack, 2);
    const response = await who.post(`${path}/ship`, {rows, id: crypto.randomUUID()});
    const html = await response.text();
    expect([response.status, textOf(html)]).toEqual([400, expect.stringContaining(message)]);
    expect(html).toContain(`${rows}</textarea>`);
  });

  it('is found by admins only while the batch exists, and says so while the database is down', async () => {
    const {who, path} = await createBatch(stack, 1);
    expect((await who.get('/admin/orders/batch/aaaaaaaa-0000-4000-8000-000000000009/ship')).status).toBe(404);
    await stack.backend.fault({path: '/rest/v1/rpc/add_tracking_rows', mode: 'status', status: 503});
    const response = await who.post(`${path}/ship`, {rows: UPS[0], id: crypto.randomUUID()});
    expect([response.status, textOf(await response.text())]).toEqual([
      503,
      expect.stringContaining('The database does not respond'),
    ]);
  });
});
