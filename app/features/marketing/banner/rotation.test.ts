import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {INITIAL_ROTATION, isRotating, rotate, scheduleTurn, type RotationEvent} from './rotation';

const COUNT = 3;
const PERIOD_MS = 5_000;

/** Simulates a banner: each change of its rotation cancels the timer and starts a new one, as its effect does. */
function showBanner() {
  let rotation = INITIAL_ROTATION;
  let giveUp = () => {};
  const wait = () => scheduleTurn(rotation, PERIOD_MS, () => send({kind: 'turn', count: COUNT}));
  const send = (event: RotationEvent) => {
    giveUp();
    rotation = rotate(rotation, event);
    giveUp = wait();
  };
  giveUp = wait();
  return {send, index: () => rotation.index, leave: () => giveUp()};
}

describe("a banner's messages", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('take turns, each for its whole time, and begin again', () => {
    const banner = showBanner();
    vi.advanceTimersByTime(PERIOD_MS - 1);
    expect(banner.index()).toBe(0);
    const seen = [1, PERIOD_MS, PERIOD_MS].map((passed) => {
      vi.advanceTimersByTime(passed);
      return banner.index();
    });
    expect(seen).toEqual([1, 2, 0]);
  });

  it.each(['hover', 'focus'] as const)('stand while there is %s, and then have their whole time again', (kind) => {
    const banner = showBanner();
    vi.advanceTimersByTime(PERIOD_MS - 1);
    banner.send({kind, isOn: true});
    vi.advanceTimersByTime(10 * PERIOD_MS);
    expect(banner.index()).toBe(0);
    banner.send({kind, isOn: false});
    vi.advanceTimersByTime(PERIOD_MS - 1);
    expect(banner.index()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(banner.index()).toBe(1);
  });

  it('stand from one press of the pause button to the next, whatever passes over them', () => {
    const banner = showBanner();
    banner.send({kind: 'toggle'});
    banner.send({kind: 'hover', isOn: true});
    banner.send({kind: 'hover', isOn: false});
    vi.advanceTimersByTime(10 * PERIOD_MS);
    expect(banner.index()).toBe(0);
    banner.send({kind: 'toggle'});
    vi.advanceTimersByTime(PERIOD_MS);
    expect(banner.index()).toBe(1);
  });

  it('leave no timer behind', () => {
    showBanner().leave();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a turn that comes too late', () => {
  it('changes nothing', () => {
    const stored = rotate(INITIAL_ROTATION, {kind: 'toggle'});
    expect(isRotating(stored)).toBe(false);
    expect(rotate(stored, {kind: 'turn', count: COUNT})).toBe(stored);
  });
});
