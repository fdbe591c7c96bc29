import {expect, it} from 'vitest';
import {startTimer} from './kitchen-timer';
import {parseTimers, readTimers, storeTimers} from './timer-storage';

const NOW_MS = Date.UTC(2026, 0, 1, 18);
const HOUR_MS = 3_600_000;
const timer = startTimer('1-0', 'Step 1: 5 minutes', {text: '5 minutes', leastMs: 300_000, mostMs: 300_000}, NOW_MS);

it('reads the timers that it stored', () => {
  expect(parseTimers(JSON.stringify([timer]), NOW_MS)).toEqual([timer]);
});

it('forgets the timers of an abandoned dinner', () => {
  expect(parseTimers(JSON.stringify([timer]), NOW_MS + HOUR_MS)).toHaveLength(1);
  expect(parseTimers(JSON.stringify([timer]), NOW_MS + 7 * HOUR_MS)).toEqual([]);
});

it.each([null, '', 'no json', '{}', '[null, 1, {}]', JSON.stringify([{...timer, endsAtMs: 'soon'}])])(
  'has no timers if the storage contains %s',
  (stored) => {
    expect(parseTimers(stored, NOW_MS)).toEqual([]);
  },
);

it('has no timers without storage', () => {
  expect(() => storeTimers('palak-paneer', [timer])).not.toThrow();
  expect(readTimers('palak-paneer', NOW_MS)).toEqual([]);
});
