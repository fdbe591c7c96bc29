import {expect, it, vi} from 'vitest';
import {findMatchingOrders, type DeskReader} from './find-desk-orders.server';

const row = (number: number) => ({
  id: `aaaaaaaa-0000-4000-8000-00000000${number}`,
  order_number: `#${number}`,
  placed_at: '2026-11-20T15:00:00Z',
  ship_by: '2026-11-23',
  priority: 1,
  status: 'open',
  financial_status: null,
  fulfillment_status: null,
  currency: 'USD',
  total_minor: 0,
  shipping_method: null,
  shipping_address: null,
  note: null,
  tags: null,
  hold_reasons: null,
  risk: null,
  found_by: null,
  shopify_customer_id: null,
  items: null,
  packing: null,
  same_address: [],
});

function reader(exact: readonly number[], matching: readonly number[]) {
  const call = vi.fn(async (_name: string, {p_filter: filter}: {p_filter: object}) =>
    ('exact_number' in filter ? exact : matching).map(row),
  );
  const numbers = async (text: string, limit = 5) =>
    (await findMatchingOrders({backend: {call}, userId: 'gita'} as unknown as DeskReader, text, limit)).map(
      ({order_number: number}) => number,
    );
  return {call, numbers};
}

it('lists the order with exactly the searched number first, and once', async () => {
  const {numbers} = reader([1042], [1099, 1042, 1098]);
  expect(await numbers('1042')).toEqual(['#1042', '#1099', '#1098']);
  expect(await numbers('1042', 2)).toEqual(['#1042', '#1099']);
});

it('looks for no number in a text without digits', async () => {
  const {call, numbers} = reader([1042], [1001]);
  expect(await numbers('ada')).toEqual(['#1001']);
  expect(call).toHaveBeenCalledTimes(1);
});
