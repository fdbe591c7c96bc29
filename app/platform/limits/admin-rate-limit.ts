import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';

/** Rate limit points reserved for staff and webhooks. */
const RESERVED_POINTS = 500;
const MAX_WAIT_MS = 5_000;
const THROTTLED_WAIT_MS = 2_000;
const MAX_ATTEMPTS = 4;

/**
 * Calls the Admin API once enough of its rate limit is available, and retries throttled calls with linear backoff.
 * @param sleep waits the given number of milliseconds
 * @throws UpstreamError for any other failure, and after four throttled attempts
 */
export async function withRateLimit<Value>(
  admin: Pick<Admin, 'budget'>,
  call: () => Promise<Value>,
  sleep: (ms: number) => Promise<unknown> = wait,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    const waitMs = waitFor(admin);
    if (waitMs > 0) await sleep(waitMs);
    try {
      return await call();
    } catch (error) {
      const isThrottled = error instanceof UpstreamError && error.fault === 'throttled';
      if (!isThrottled || attempt === MAX_ATTEMPTS) throw error;
      await sleep(THROTTLED_WAIT_MS * attempt);
    }
  }
}

function waitFor(admin: Pick<Admin, 'budget'>): number {
  const budget = admin.budget();
  const missing = RESERVED_POINTS - (budget?.currentlyAvailable ?? RESERVED_POINTS);
  return Math.min(MAX_WAIT_MS, Math.max(0, (missing / (budget?.restoreRate ?? 1)) * 1000));
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
