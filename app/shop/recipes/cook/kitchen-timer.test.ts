import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {changeTimer, formatRest, isDue, remainingMs, startTimer, type KitchenTimer} from './kitchen-timer';

const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2026, 0, 1, 18);
const EIGHT_TO_TEN = {text: '8-10 minutes', leastMs: 8 * MINUTE_MS, mostMs: 10 * MINUTE_MS};
const started = startTimer('2-0', 'Step 2: 8-10 minutes', EIGHT_TO_TEN, START_MS);
const after = (minutes: number) => START_MS + minutes * MINUTE_MS;
const restMinutes = (timer: KitchenTimer, minutes: number) => remainingMs(timer, after(minutes)) / MINUTE_MS;

describe('a timer', () => {
  it('ends after the shorter time of a range', () => {
    expect(isDue(started, after(8) - 1)).toBe(false);
    expect(isDue(started, after(8))).toBe(true);
  });

  it('does not lose time while its tab sleeps', () => {
    expect(restMinutes(started, 5)).toBe(3);
    expect(restMinutes(started, 30)).toBe(-22);
  });

  it('keeps its rest while it is paused', () => {
    const paused = changeTimer(started, 'pause', after(3));
    expect(restMinutes(paused, 100)).toBe(5);
    expect(isDue(paused, after(100))).toBe(false);
    expect(restMinutes(changeTimer(paused, 'resume', after(100)), 101)).toBe(4);
  });

  it('gets a minute more, paused, running or over', () => {
    expect(restMinutes(changeTimer(started, 'add-minute', after(3)), 3)).toBe(6);
    expect(restMinutes(changeTimer(changeTimer(started, 'pause', after(3)), 'add-minute', after(4)), 9)).toBe(6);
    const rung = changeTimer(started, 'ring', after(8));
    const longer = changeTimer(rung, 'add-minute', after(20));
    expect(restMinutes(longer, 20)).toBe(1);
    expect(isDue(longer, after(21))).toBe(true);
  });

  it('rings once', () => {
    expect(isDue(changeTimer(started, 'ring', after(8)), after(9))).toBe(false);
  });

  it('waits with its full time after a reset', () => {
    const reset = changeTimer(changeTimer(started, 'ring', after(8)), 'reset', after(9));
    expect(reset).toMatchObject({endsAtMs: null, hasRung: false});
    expect(restMinutes(reset, 50)).toBe(8);
  });

  it('never has a negative rest while paused', () => {
    const changes = fc.constantFrom('pause', 'resume', 'add-minute', 'reset', 'ring');
    fc.assert(
      fc.property(fc.array(fc.tuple(changes, fc.nat(20 * MINUTE_MS)), {maxLength: 30}), (steps) => {
        let nowMs = START_MS;
        let timer = started;
        for (const [change, waitMs] of steps) {
          nowMs += waitMs;
          timer = changeTimer(timer, change, nowMs);
          if (timer.endsAtMs === null) expect(remainingMs(timer, nowMs)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

it.each([
  [0, '0:00'],
  [-5_000, '0:00'],
  [1, '0:01'],
  [65_000, '1:05'],
  [599_001, '10:00'],
  [3_600_000, '1:00:00'],
])('formats %s ms as %s', (ms, text) => {
  expect(formatRest(ms)).toBe(text);
});
