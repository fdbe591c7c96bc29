import type {Admin} from '../shopify/admin.server';
import {UpstreamError} from '../shopify/upstream-problem';
import {ADMIN_API_LIMIT} from './limits';

/**
 * Calls the Admin API once enough of its rate limit is available, and retries throttled calls with linear backoff.
 * @param sleep waits the given number of milliseconds
 * @throws UpstreamError for any other failure, and after as many throttled attempts as allowed
 */
export async function withAdminRateLimit<Value>(
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
      if (!isThrottled || attempt === ADMIN_API_LIMIT.maxAttempts) throw error;
      await sleep(ADMIN_API_LIMIT.throttledWaitMs * attempt);
    }
  }
}

function waitFor(admin: Pick<Admin, 'budget'>): number {
  const {reservedPoints, maxWaitMs} = ADMIN_API_LIMIT;
  const budget = admin.budget();
  const missing = reservedPoints - (budget?.currentlyAvailable ?? reservedPoints);
  return Math.min(maxWaitMs, Math.max(0, (missing / (budget?.restoreRate ?? 1)) * 1000));
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
