import {expect, it} from 'vitest';
import {packingText} from './packing-lease';

const NOW = new Date('2026-11-23T10:00:00Z');
const ADA = {is_own: false, first_name: 'Ada', since: '2026-11-23T09:58:10Z'};

it('says who is packing an order and since when', () => {
  expect(packingText(ADA, NOW)).toBe('Ada is packing this, since 2 min');
  expect(packingText({...ADA, is_own: true}, NOW)).toBe('You are packing this, since 2 min');
  expect(packingText({...ADA, first_name: null}, NOW)).toBe('Another person is packing this, since 2 min');
});

it('counts the first minute as one, also if the clock of the database is ahead', () => {
  expect(packingText({...ADA, since: '2026-11-23T10:00:03Z'}, NOW)).toBe('Ada is packing this, since 1 min');
});
