import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {tolerateSkippedTransitions} from './tolerate-skipped-transitions';

const unhandled = vi.fn();

beforeEach(() => void process.on('unhandledRejection', unhandled));
afterEach(() => {
  process.off('unhandledRejection', unhandled);
  unhandled.mockClear();
});

/** Node reports unhandled rejections after the microtasks. */
const afterMicrotasks = () => new Promise((resolve) => setImmediate(resolve));

it('handles the promise of a view transition that is skipped', async () => {
  const skipped = new DOMException('Transition was skipped', 'AbortError');
  const page = {
    startViewTransition: (() => ({ready: Promise.reject(skipped)})) as unknown as Document['startViewTransition'],
  };
  tolerateSkippedTransitions(page);
  const transition = page.startViewTransition(() => undefined);
  await afterMicrotasks();
  expect(unhandled).not.toHaveBeenCalled();
  await expect(transition.ready).rejects.toBe(skipped);
});

it('leaves a browser without view transitions as it is', () => {
  const page = {};
  tolerateSkippedTransitions(page);
  expect(page).toEqual({});
});
