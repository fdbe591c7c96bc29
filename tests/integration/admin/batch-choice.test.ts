import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {textOf} from '../../support/account';
import {signInStaff} from '../../support/fulfillment';
import {chooseOrders, pathOf} from '../../support/order-batch';
import {idOfOrder, recordOrders} from '../../support/orders';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

describe('choosing orders', () => {
  it('takes all that a view lists, on all pages', async () => {
    const who = await signInStaff(stack);
    const orders = Array.from({length: 53}, (_, at) => ({number: 1001 + at}));
    await recordOrders(stack.backend, [...orders, {number: 2000, fulfillment_status: 'fulfilled'}]);
    expect(await who.read('/admin/orders')).toContain('All 53 in this view');
    const path = pathOf(await chooseOrders(who, [], {all: 'yes'}));
    expect(await who.read(path)).toContain('Batch of 53 orders');
    expect(await who.read(pathOf(await chooseOrders(who, [], {all: 'yes', query: 'q=%232000'})))).toContain(
      'Batch of 1 order',
    );
  });

  it('stores a repeated form once, and other orders of the same form as another batch', async () => {
    const who = await signInStaff(stack);
    await recordOrders(stack.backend, [{number: 1001}, {number: 1002}]);
    const ids = await Promise.all([1001, 1002].map((number) => idOfOrder(stack.backend, number)));
    const key = crypto.randomUUID();
    const [first, second] = await Promise.all([chooseOrders(who, ids, {key}), chooseOrders(who, ids, {key})]);
    expect(pathOf(first)).toBe(pathOf(second));
    expect(pathOf(await chooseOrders(who, ids.slice(1), {key}))).not.toBe(pathOf(first));
    expect(await rowsOf(stack, 'select count(*)::text as count from private.order_batch_rows')).toEqual([{count: '3'}]);
  });

  it('takes 1,000 orders and refuses more', async () => {
    const who = await signInStaff(stack);
    const ids = Array.from({length: 1_001}, () => crypto.randomUUID());
    expect((await chooseOrders(who, ids.slice(1))).status).toBe(303);
    const refused = await chooseOrders(who, ids);
    expect([refused.status, textOf(await refused.text())]).toEqual([
      400,
      expect.stringContaining('A batch has at most 1,000 orders'),
    ]);
  });

  it.each<[string, readonly string[], Readonly<Record<string, string>>]>([
    ['No order is chosen', [], {}],
    ['No order is chosen', [], {all: 'yes', query: 'q=nothing'}],
    ['That could not be read', ['1001'], {}],
    ['That could not be read', [crypto.randomUUID()], {intent: 'delete'}],
    ['That could not be read', [crypto.randomUUID()], {key: 'nonsense'}],
  ])('answers nonsense with 400 and a clear message: %s', async (words, ids, more) => {
    const response = await chooseOrders(await signInStaff(stack), ids, more);
    expect([response.status, textOf(await response.text())]).toEqual([400, expect.stringContaining(words)]);
  });
});
