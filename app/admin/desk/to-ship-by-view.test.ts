import {expect, it} from 'vitest';
import {toShipByView} from './to-ship-by-view';

// 11 pm of November 20 in New York.
const NOW = new Date('2026-11-21T04:00:00Z');

it.each([
  ['2026-11-20', {kind: 'today', label: 'Ship today'}],
  ['2026-11-19', {kind: 'late', label: '1 day late'}],
  ['2026-10-31', {kind: 'late', label: '20 days late'}],
  ['2026-11-24', {kind: 'later', label: 'Ship by Nov 24'}],
])('an order promised for %s is %o on November 20', (shipBy, view) => {
  expect(toShipByView(shipBy, NOW)).toEqual(view);
});
