import {describe, expect, test} from 'vitest';
import {toOrderChange} from './order-change';
import {orderToast} from './order-toast';

const ID = 'aaaaaaaa-0000-4000-8000-000012345678';
const PAYLOAD = {
  change: 'updated',
  order_id: ID,
  order_number: '#1001',
  total_minor: 2999,
  currency: 'USD',
  fulfillment_status: 'partially_fulfilled',
  old_fulfillment_status: 'unfulfilled',
  financial_status: 'paid',
  status: 'open',
};

const toastFor = (payload: Record<string, unknown>) => {
  const change = toOrderChange(payload);
  return change && orderToast(change);
};

describe('orderToast', () => {
  test('announces a new order', () => {
    expect(toastFor({...PAYLOAD, change: 'inserted', old_fulfillment_status: null})).toMatchObject({
      title: 'New Order',
      body: 'Order #1001 has been placed.',
    });
  });

  test('announces a changed fulfillment status', () => {
    expect(toastFor(PAYLOAD)).toMatchObject({title: 'Order Status Updated', body: 'Order #1001: Partially Fulfilled'});
  });

  test('returns null for any other change', () => {
    const same = {...PAYLOAD, old_fulfillment_status: 'partially_fulfilled', status: 'closed'};
    expect(toastFor(same)).toBeNull();
    expect(toastFor({...same, fulfillment_status: null, old_fulfillment_status: null})).toBeNull();
  });

  test('returns null for a deleted order', () => {
    expect(toastFor({...PAYLOAD, change: 'deleted'})).toBeNull();
  });

  test('names an order without a number by the end of its id', () => {
    expect(toastFor({...PAYLOAD, order_number: null})?.body).toContain('Order #12345678');
  });

  test('replaces the previous toast of the same order', () => {
    expect(toastFor(PAYLOAD)?.id).toBe(toastFor({...PAYLOAD, change: 'inserted'})?.id);
  });
});

test.each([{}, {...PAYLOAD, change: 'moved'}, {...PAYLOAD, order_id: 7}, {...PAYLOAD, order_id: undefined}])(
  'toOrderChange ignores a payload that is not a change of an order: %j',
  (payload) => expect(toOrderChange(payload)).toBeNull(),
);
