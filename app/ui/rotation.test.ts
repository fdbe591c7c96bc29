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

  it('rotate, each for its full time, and start again', () => {
    const banner = showBanner();
    vi.advanceTimersByTime(PERIOD_MS - 1);
    expect(banner.index()).toBe(0);
    const seen = [1, PERIOD_MS, PERIOD_MS].map((passed) => {
      vi.advanceTimersByTime(passed);
      return banner.index();
    });
    expect(seen).toEqual([1, 2, 0]);
  });

  it.each(['hover', 'focus'] as const)('pause during %s, and then restart their full time', (kind) => {
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

  it('stay paused between two presses of the pause button, also after hover and focus', () => {
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

  it('leave no timer running', () => {
    showBanner().leave();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a rotation after the banner stopped', () => {
  it('has no effect', () => {
    const stored = rotate(INITIAL_ROTATION, {kind: 'toggle'});
    expect(isRotating(stored)).toBe(false);
    expect(rotate(stored, {kind: 'turn', count: COUNT})).toBe(stored);
  });
});
