import {describe, expect, test} from 'vitest';
import {countUnsent, isSendable, unsentByCommand} from './unsent-items';

const orderOf = (status: string, ...remaining: readonly number[]) => ({
  status,
  items: remaining.map((count, at) => ({id: String(at), title: 'Dal', quantity: 5, remaining: count})),
});

describe('countUnsent', () => {
  test('tells items that can be sent now from those that are held or scheduled', () => {
    const orders = [orderOf('in_progress', 2, 1), orderOf('open', 4), orderOf('on_hold', 3), orderOf('scheduled', 1)];
    expect(countUnsent(orders)).toEqual({ready: 7, held: 4});
  });

  test('ignores fulfillment orders that have ended', () => {
    const orders = ['closed', 'cancelled', 'incomplete'].map((status) => orderOf(status, 2));
    expect(countUnsent(orders)).toEqual({ready: 0, held: 0});
  });
});

test('no items can be sent of a fulfillment order that is on hold, or that has none left', () => {
  expect([orderOf('open', 1), orderOf('on_hold', 1), orderOf('in_progress', 0)].map(isSendable)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a form that sends some of its items says itself how many it leaves', () => {
  const quantities = [
    {id: 'dal', quantity: 1, seen: 3},
    {id: 'rice', quantity: 0, seen: 1},
  ];
  const command = {kind: 'fulfill', tracking: null, isNotifying: false} as const;
  expect(unsentByCommand({...command, quantities})).toEqual({ready: 3, held: 0});
  expect(unsentByCommand({...command, quantities: null})).toEqual({ready: 0, held: 0});
});
