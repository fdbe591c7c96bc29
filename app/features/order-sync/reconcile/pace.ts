import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';

/** Points that are left to staff and to webhooks. */
const RESERVE = 500;
const LONGEST_PAUSE_MS = 5_000;
const THROTTLED_PAUSE_MS = 2_000;
const TRIES = 4;

/**
 * Asks the shop at a rate that leaves room for others, and again when it says that there was none.
 * @param sleep waits so many milliseconds
 */
export async function paced<Answer>(
  admin: Pick<Admin, 'budget'>,
  ask: () => Promise<Answer>,
  sleep: (ms: number) => Promise<unknown> = pause,
): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    const waitMs = pauseFor(admin);
    if (waitMs > 0) await sleep(waitMs);
    try {
      return await ask();
    } catch (error) {
      const isThrottled = error instanceof UpstreamError && error.fault === 'throttled';
      if (!isThrottled || tried === TRIES) throw error;
      await sleep(THROTTLED_PAUSE_MS * tried);
    }
  }
}

function pauseFor(admin: Pick<Admin, 'budget'>): number {
  const budget = admin.budget();
  const missing = RESERVE - (budget?.currentlyAvailable ?? RESERVE);
  return Math.min(LONGEST_PAUSE_MS, Math.max(0, (missing / (budget?.restoreRate ?? 1)) * 1000));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
