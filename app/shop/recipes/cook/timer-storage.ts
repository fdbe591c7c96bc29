import type {KitchenTimer} from './kitchen-timer';

const KEY_PREFIX = 'cook-timers:';
/** Timers of a dinner that was abandoned. */
const FORGOTTEN_MS = 6 * 60 * 60_000;
const MAX_TIMERS = 20;

/** Returns the stored timers of a recipe that are valid and not long over; none without storage. */
export function readTimers(handle: string, nowMs: number): readonly KitchenTimer[] {
  try {
    return parseTimers(localStorage.getItem(KEY_PREFIX + handle), nowMs);
  } catch {
    return [];
  }
}

/** Stores the timers of a recipe, if the browser permits. */
export function storeTimers(handle: string, timers: readonly KitchenTimer[]): void {
  try {
    if (timers.length > 0) localStorage.setItem(KEY_PREFIX + handle, JSON.stringify(timers));
    else localStorage.removeItem(KEY_PREFIX + handle);
  } catch {
    // Without storage the timers last until the page is left.
  }
}

/** Parses stored timers; invalid ones are skipped. */
export function parseTimers(stored: string | null, nowMs: number): readonly KitchenTimer[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(entries)) return [];
    return entries
      .filter(isTimer)
      .filter(({endsAtMs}) => endsAtMs === null || nowMs - endsAtMs < FORGOTTEN_MS)
      .slice(0, MAX_TIMERS);
  } catch {
    return [];
  }
}

function isTimer(entry: unknown): entry is KitchenTimer {
  const {id, name, leastMs, mostMs, endsAtMs, leftMs, hasRung} = (entry ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    [leastMs, mostMs, leftMs].every(Number.isFinite) &&
    (endsAtMs === null || Number.isFinite(endsAtMs)) &&
    typeof hasRung === 'boolean'
  );
}
