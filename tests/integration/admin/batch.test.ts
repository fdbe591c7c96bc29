import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {textOf} from '../../support/account';
import {auditsOf, countRequests, signInStaff} from '../../support/fulfillment';
import {chooseOrders, createBatch, pathOf} from '../../support/order-batch';
import {idOfOrder} from '../../support/orders';
import {runSchedule} from '../../support/run-schedule';
import {rowsOf} from '../../support/send-webhook';
import {staff as shopStaff} from '../../support/staff';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const BATCHES = '/admin/orders/batch';
const PATIENCE = {timeout: 30_000};
const HOLD = {intent: 'hold', reason: 'OTHER', notes: 'Recount the shelf'};

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const withDatabase = (sql: string) => stack.backend.database.connected(({script}) => script(sql));
const inDatabase = (sql: string) => rowsOf<Readonly<Record<string, string>>>(stack, sql);

describe('a change of a batch', () => {
  it('holds each order once, says why others are skipped, and is taken back for those alone', async () => {
    const {who, orders, path, read, send} = await createBatch(stack, 4);
    const [held, canceled, sent] = orders;
    if (!held || !canceled || !sent) throw new Error('four orders');
    // Another person holds the first one for the same reason; the others change after they were chosen.
    const own = pathOf(await chooseOrders(who, [await idOfOrder(stack.backend, held.number)]));
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
    const {orders, ids, who, send} = await createBatch(stack, 2);
    const [early, late] = orders;
    if (!early || !late) throw new Error('two orders');
    await withDatabase(`update public.order_staff_details set hold_reasons = '{OTHER}' where order_id = '${ids[0]}'`);
    await send(HOLD);
    const path = pathOf(await chooseOrders(who, ids));
    await withDatabase(`update private.order_batch_rows set seen_holds = '{}' where place = 2`);
    await send({intent: 'release'}, path);
    const page = await who.read(path);
    expect(page).toMatch(/Done.*It has other holds than when it was chosen; they stay\./);
    expect(early.record.fulfillmentOrders[0]?.holds ?? []).toEqual([]);
    expect(late.record.fulfillmentOrders[0]?.holds).toHaveLength(1);
  });

  it('adds a tag, skips orders that have it, and removes it again', async () => {
    const {who, orders, ids, read, send} = await createBatch(stack, 2);
    const [first, second] = orders;
    if (!first || !second) throw new Error('two orders');
    const tagged = pathOf(await chooseOrders(who, ids.slice(0, 1)));
    await send({intent: 'add-tag', tag: ' Today '}, tagged);
    expect(first.record.tags).toEqual(['Today']);
    await send({intent: 'add-tag', tag: 'today'});
    expect(await read()).toEqual([
      `#${first.number} Ada Byron Skipped It had the tag before.`,
      `#${second.number} Ada Byron Done`,
    ]);
    const removed = pathOf(await chooseOrders(who, ids));
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
    const {orders, read, send} = await createBatch(stack, 3);
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

  it('changes each order once while two people continue the batch', async () => {
    const {orders, path, read, send} = await createBatch(stack, 6);
    const packer = await signInStaff(stack, SEED_PEOPLE.ben, 'packer');
    await Promise.all([send(HOLD), packer.post(path, HOLD)]);
    const goOn = {intent: 'continue-batch'};
    await Promise.all([send(goOn), packer.post(path, goOn)]);
    expect(await read()).toEqual(orders.map(({number}) => `#${number} Ada Byron Done`));
    expect(orders.map(({record}) => record.fulfillmentOrders[0]?.holds?.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await countRequests(stack, 'StaffHold')).toBe(orders.length);
  });

  it('keeps the first of two different changes', async () => {
    const {orders, send} = await createBatch(stack, 1);
    await send(HOLD);
    const other = await send({intent: 'add-tag', tag: 'late'});
    expect([other.status, textOf(await other.text())]).toEqual([
      409,
      expect.stringContaining('Something else was started for these orders'),
    ]);
    expect(orders[0]?.record.tags ?? []).toEqual([]);
  });

  it('fails with a reason for an order that Shopify does not know, and is tried again on demand', async () => {
    const {orders, read, send} = await createBatch(stack, 1);
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
    const {send} = await createBatch(stack, 1);
    const response = await send(fields);
    const html = await response.text();
    expect([response.status, textOf(html)]).toEqual([400, expect.stringContaining(words)]);
    if (fields.notes === 'kept') expect(html).toContain('value="kept"');
  });

  it('lists the latest batches with what is left of them', async () => {
    const {who, path} = await createBatch(stack, 1);
    expect(await who.read(BATCHES)).toContain('Printed or chosen only , 1 order');
    await withDatabase(`update private.order_batches set action = 'add-tag', details = '{"tag": "a"}'`);
    expect(await who.read(BATCHES)).toContain('1 not finished');
    await withDatabase(`update private.order_batches set created_at = now() - interval '8 days'`);
    await vi.waitFor(async () => {
      await runSchedule(stack);
      expect((await who.get(path)).status).toBe(404);
    }, PATIENCE);
  });
});
