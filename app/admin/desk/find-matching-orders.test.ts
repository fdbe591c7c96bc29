import {expect, it, vi} from 'vitest';
import {deskOrderRow} from './desk-order-row-sample';
import {findMatchingOrders, type DeskReader} from './find-desk-orders.server';

function reader(exact: readonly number[], matching: readonly number[]) {
  const call = vi.fn(async (_name: string, {p_filter: filter}: {p_filter: object}) =>
    ('exact_number' in filter ? exact : matching).map(deskOrderRow),
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
