import {expect, it} from 'vitest';
import {isLatestFirst, toDeskFilter} from './desk-filter';
import {parseDeskRequest} from './parse-desk-request';

// November 20 in New York.
const NOW = new Date('2026-11-21T04:00:00Z');
const parse = (query: string) => parseDeskRequest(new URLSearchParams(query));

it.each([
  ['', {to_ship: true, not_on_hold: true}],
  ['view=late', {to_ship: true, not_on_hold: true, ship_by_before: '2026-11-20'}],
  ['view=late&q=ana', {text: 'ana'}],
  ['status=late&hold=yes', {to_ship: true, ship_by_before: '2026-11-20', on_hold: true}],
  ['status=canceled&method=Express&risk=check', {status: 'cancelled', shipping_method: 'Express', at_risk: true}],
  [
    'q=%2310&tag=vip&from=2026-11-01&to=2026-11-20&hold=no',
    {text: '#10', tag: 'vip', placed_from: '2026-11-01', placed_to: '2026-11-20', not_on_hold: true},
  ],
])('the query %s finds %o', (query, filter) => {
  expect(toDeskFilter(parse(query), NOW)).toEqual(filter);
});

it.each([
  ['', false],
  ['view=on-hold', false],
  ['view=sent', true],
  ['status=late', false],
  ['status=late&q=ana', true],
  ['tag=vip', true],
])('whether the list of %s starts with the latest order is %s', (query, expected) => {
  expect(isLatestFirst(parse(query))).toBe(expected);
});
