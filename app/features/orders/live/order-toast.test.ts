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

describe('a change of an order', () => {
  test('that is a new order is said aloud', () => {
    expect(toastFor({...PAYLOAD, change: 'inserted', old_fulfillment_status: null})).toMatchObject({
      title: 'New Order',
      body: 'Order #1001 has been placed.',
    });
  });

  test('of the fulfillment is said aloud', () => {
    expect(toastFor(PAYLOAD)).toMatchObject({title: 'Order Status Updated', body: 'Order #1001: Partially Fulfilled'});
  });

  test('of anything else goes without saying', () => {
    const same = {...PAYLOAD, old_fulfillment_status: 'partially_fulfilled', status: 'closed'};
    expect(toastFor(same)).toBeNull();
    expect(toastFor({...same, fulfillment_status: null, old_fulfillment_status: null})).toBeNull();
  });

  test('that removes the order goes without saying', () => {
    expect(toastFor({...PAYLOAD, change: 'deleted'})).toBeNull();
  });

  test('of an order without a number names it by the end of its id', () => {
    expect(toastFor({...PAYLOAD, order_number: null})?.body).toContain('Order #12345678');
  });

  test('takes the place of what was said of the same order before', () => {
    expect(toastFor(PAYLOAD)?.id).toBe(toastFor({...PAYLOAD, change: 'inserted'})?.id);
  });
});

test.each([{}, {...PAYLOAD, change: 'moved'}, {...PAYLOAD, order_id: 7}, {...PAYLOAD, order_id: undefined}])(
  'what is no change of an order is not heard: %j',
  (payload) => expect(toOrderChange(payload)).toBeNull(),
);
