import {useEffect, useState} from 'react';

const RETRY_AFTER_MS = 2_000;

interface Retries {
  /** Number of automatic retries so far. */
  readonly retryCount: number;
  /** Resets the count, after the shopper retried. */
  readonly startOver: () => void;
}

/**
 * Retries automatically 2 s after a page loaded without its data, and 2 s after each failed retry.
 * @param isPending whether a retry is in flight
 */
export function useRetries(maxRetries: number, isPending: boolean, retry: () => void): Retries {
  const [retryCount, setRetryCount] = useState(0);
  useEffect(() => {
    if (isPending || retryCount >= maxRetries) return;
    const timer = setTimeout(() => {
      setRetryCount(retryCount + 1);
      retry();
    }, RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPending, retryCount, maxRetries, retry]);
  return {retryCount, startOver: () => setRetryCount(0)};
}
