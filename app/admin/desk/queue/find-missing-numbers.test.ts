import {expect, it, vi} from 'vitest';
import {deskOrderRow} from '../desk-order-row-sample';
import type {DeskReader} from '../find-desk-orders.server';
import {findMissingNumbers} from './find-missing-numbers.server';

const NOW = new Date('2026-11-21T15:00:00Z');

/** The numbers that a search misses, where the database finds these orders by their number or by something else. */
function missing(search: string, found: readonly string[], kind: 'number' | 'phone' = 'number') {
  const rows = found.map((name, index) => ({...deskOrderRow(index), order_number: name, found_by: [kind]}));
  const reader: DeskReader = {backend: {call: vi.fn().mockResolvedValue(rows)}, userId: 'gita'};
  return findMissingNumbers(reader, search, NOW);
}

it.each([
  ['#1001, 1002;1003 #1004', ['#1001', '#1003'], ['1002', '#1004']],
  ['1001 1002', ['#1001', '#1002'], []],
  ['ft-1 FT-2, FT-3', ['#FT-1', '#FT-2'], ['FT-3']],
  ['9001 9002 9002 1001', ['#1001'], ['9001', '9002']],
  ['Ada 1001', ['#1001'], []],
  ['1001', ['#10010'], []],
])('names the numbers of “%s” without an order', async (search, found, expected) =>
  expect(await missing(search, found)).toEqual(expected),
);

it('names no parts of a phone number that reads like a list', async () =>
  expect(await missing('718 555 0100', ['#1001'], 'phone')).toEqual([]));
