import {expect, it} from 'vitest';
import {toNeeds} from './to-needs';

it('lists what waits, the most urgent first, with the page where it is done', () => {
  const needs = toNeeds({orders: {late: 1, today: 1_200, onHold: 2}, alerts: 1});
  expect(needs.map(({count, title, path, isUrgent}) => [`${count} ${title}`, path, isUrgent])).toEqual([
    ['1 order late', '/admin/orders?view=late', true],
    ['1,200 orders to ship today', '/admin/orders', false],
    ['2 orders on hold', '/admin/orders?view=on-hold', false],
    ['1 open alert', '/admin/health', true],
  ]);
});

it.each([
  {orders: {late: 0, today: 0, onHold: 0}, alerts: 0},
  {orders: null, alerts: null},
])('lists nothing for %j', (work) => {
  expect(toNeeds(work)).toEqual([]);
});
