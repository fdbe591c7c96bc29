import {expect, it} from 'vitest';
import {countdownState} from './use-undo-countdown';

const UNTIL_MS = 1_000_000;

it.each([
  ['running', -1],
  ['over', 0],
  // Hidden pages run their timers once a minute.
  ['over', 60_000],
  ['missed', 120_001],
])('is %s %i ms after its end', (state, lateMs) => {
  expect(countdownState(UNTIL_MS, UNTIL_MS + lateMs)).toBe(state);
});
