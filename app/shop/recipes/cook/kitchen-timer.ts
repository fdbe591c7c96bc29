import type {StepTime} from '../method/recipe-step';

/** A timer of cook mode. It stores when it ends rather than counting, so that a sleeping tab does not make it late. */
export interface KitchenTimer {
  readonly id: string;
  readonly name: string;
  readonly leastMs: number;
  /** Longer than `leastMs` for a range, of which the timer rings at the shorter end. */
  readonly mostMs: number;
  /** Null while it is paused. */
  readonly endsAtMs: number | null;
  /** The rest of the time while it is paused. */
  readonly leftMs: number;
  readonly hasRung: boolean;
}

export type TimerChange = 'pause' | 'resume' | 'add-minute' | 'reset' | 'ring';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

export function startTimer(id: string, name: string, {leastMs, mostMs}: StepTime, nowMs: number): KitchenTimer {
  return {id, name, leastMs, mostMs, endsAtMs: nowMs + leastMs, leftMs: leastMs, hasRung: false};
}

/** Returns the rest of the time, which is negative after the end. */
export const remainingMs = ({endsAtMs, leftMs}: KitchenTimer, nowMs: number): number =>
  endsAtMs === null ? leftMs : endsAtMs - nowMs;

/** Returns whether a timer has ended and has not rung yet. */
export const isDue = (timer: KitchenTimer, nowMs: number): boolean =>
  timer.endsAtMs !== null && !timer.hasRung && timer.endsAtMs <= nowMs;

export function changeTimer(timer: KitchenTimer, change: TimerChange, nowMs: number): KitchenTimer {
  const leftMs = Math.max(0, remainingMs(timer, nowMs));
  switch (change) {
    case 'pause':
      return {...timer, endsAtMs: null, leftMs};
    case 'resume':
      return timer.endsAtMs === null ? {...timer, endsAtMs: nowMs + leftMs, hasRung: false} : timer;
    case 'add-minute': {
      const longerMs = leftMs + MINUTE_MS;
      const endsAtMs = timer.endsAtMs === null ? null : nowMs + longerMs;
      return {...timer, endsAtMs, leftMs: longerMs, hasRung: false};
    }
    case 'reset':
      return {...timer, endsAtMs: null, leftMs: timer.leastMs, hasRung: false};
    case 'ring':
      return {...timer, hasRung: true};
  }
}

/** Formats a rest of time: `7:05`, `1:00:00`. A second that has begun counts. */
export function formatRest(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
