import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {findCancelState} from '~/admin/refunds/cancel/find-cancel-state.server';
import {STAFF_CANCEL_MUTATION} from '~/admin/refunds/cancel/cancel.admin.gql';
import {createRefundOperation} from '~/admin/refunds/refund/create-refund.server';
import {findRefundState} from '~/admin/refunds/refund/find-refund-state.server';
import {parseConfig} from '~/platform/env.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {z} from 'zod';
import {adminExecutor} from '../../local/shop/admin/admin-endpoint';
import {startLocalShop, type LocalShop} from '../support/local-shop';
import {placeOrder} from '../support/place-order';
import {staff} from '../support/staff';

let shop: LocalShop;
let admin: Admin;
beforeAll(async () => {
  // Loading the schema takes longer than a request may.
  adminExecutor();
  shop = await startLocalShop();
  admin = createAdmin(parseConfig(shop.settings))!;
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

/** Places an order of two items, of which one is refunded with its stock. */
function orderToRefund() {
  const record = placeOrder(shop, {lines: [{catalogId: '1', quantity: 2}]});
  const orderId = `gid://shopify/Order/${record.number}`;
  const quantities = [{lineItemId: `gid://shopify/LineItem/${record.lines[0]?.number}`, quantity: 1}];
  const refundable = new Map([[quantities[0]!.lineItemId, 2]]);
  return {record, orderId, choice: {quantities, isShipping: false, isRestocking: true}, refundable};
}

it('refunds once, also if the same key is sent again after a lost answer', async () => {
  const {record, orderId, choice, refundable} = orderToRefund();
  const seen = (await findRefundState(admin, orderId, choice))!;
  const {amountMinor, maximumMinor} = seen.suggested;
  expect(amountMinor).toBeGreaterThan(0);
  expect(maximumMinor).toBe(record.totalMinor);
  const request = {choice, amountMinor: amountMinor - 1, isNotifying: false, reason: '', seen: [], refundable};
  const operation = createRefundOperation(admin, {orderId, key: crypto.randomUUID()}, request);
  expect([operation.isDone(seen), operation.isPossible(seen)]).toEqual([false, true]);
  expect(await operation.send(seen)).toEqual([]);
  expect(await operation.send(seen)).toEqual([]);
  expect(record.refunds).toMatchObject([{lines: [{quantity: 1, restockType: 'cancel'}]}]);
  expect(record.transactions.at(-1)).toMatchObject({kind: 'refund', amountMinor: amountMinor - 1});
  const after = (await operation.read())!;
  expect([operation.isDone(after), operation.isPossible(after)]).toEqual([true, false]);
});

it('is not possible above the suggestion, for more items than there are, or after another refund', async () => {
  const {record, orderId, choice, refundable} = orderToRefund();
  const state = (await findRefundState(admin, orderId, choice))!;
  const {amountMinor} = state.suggested;
  const isPossible = (change: object, of = state) =>
    createRefundOperation(
      admin,
      {orderId, key: '1'},
      {choice, amountMinor, isNotifying: false, reason: '', seen: [], refundable, ...change},
    ).isPossible(of);
  const three = {...choice, quantities: choice.quantities.map((line) => ({...line, quantity: 3}))};
  expect(isPossible({amountMinor: amountMinor + 1})).toBe(false);
  expect(isPossible({choice: three})).toBe(false);
  expect(isPossible({})).toBe(true);
  await staff(shop).refund(record, '1.00');
  expect(isPossible({}, (await findRefundState(admin, orderId, choice))!)).toBe(false);
});

it('is not done by a refund of the same amount for something else', async () => {
  const {record, orderId, choice, refundable} = orderToRefund();
  const {suggested} = (await findRefundState(admin, orderId, choice))!;
  const request = {choice, amountMinor: suggested.amountMinor, isNotifying: false, reason: '', seen: [], refundable};
  const operation = createRefundOperation(admin, {orderId, key: crypto.randomUUID()}, request);
  await staff(shop).refund(record, (suggested.amountMinor / 100).toFixed(2));
  const after = (await operation.read())!;
  expect([operation.isDone(after), operation.isPossible(after)]).toEqual([false, false]);
});

const CanceledSchema = z.object({orderCancel: z.object({job: z.object({id: z.string()})})});

it('checks a cancellation until its job has run, and after a lost answer for ten minutes', async () => {
  const {record, orderId} = orderToRefund();
  const variables = {
    id: orderId,
    reason: 'CUSTOMER',
    restock: true,
    refundMethod: {originalPaymentMethodsRefund: true},
    notify: false,
  };
  const lost = {id: 1, action: 'order.cancel', at: '2026-11-20T10:00:00Z', staffName: null, outcome: null, jobId: null};
  const at = (time: string) => findCancelState(admin, orderId, [lost], Date.parse(time));
  expect(await at('2026-11-20T10:09:00Z')).toMatchObject({isCanceled: false, isUnanswered: true, isSent: false});
  expect(await at('2026-11-20T10:11:00Z')).toMatchObject({isUnanswered: false});
  const now = Date.parse('2026-11-20T10:09:00Z');
  const refused = {...lost, id: 2, at: '2026-11-20T10:08:00Z', outcome: 'refused'} as const;
  expect(await findCancelState(admin, orderId, [refused, lost], now)).toMatchObject({isUnanswered: true});
  expect(await findCancelState(admin, orderId, [refused], now)).toMatchObject({isUnanswered: false});
  const withoutJob = {...lost, outcome: 'done'} as const;
  expect(await findCancelState(admin, orderId, [withoutJob], now)).toMatchObject({isUnanswered: true});

  const {orderCancel} = await admin.query(STAFF_CANCEL_MUTATION, variables, CanceledSchema);
  const accepted = {...lost, outcome: 'done', jobId: orderCancel.job.id} as const;
  await vi.waitFor(async () => {
    const state = await findCancelState(admin, orderId, [accepted]);
    expect(state?.isRunning).toBe(!state?.isCanceled);
    expect(state?.isCanceled).toBe(true);
  }, 5_000);
  expect(record.refunds).toHaveLength(1);
});
