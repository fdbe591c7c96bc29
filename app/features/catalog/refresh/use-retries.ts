import {useEffect, useState} from 'react';

const RETRY_AFTER_MS = 2_000;

interface Retries {
  /** How many tries have gone out by themselves. */
  readonly tried: number;
  /** The shopper tries: what failed before no longer counts. */
  readonly startOver: () => void;
}

/**
 * Tries again by itself, 2 s after a page came without its data and 2 s after each try that changed nothing.
 * @param most how many times
 * @param isPending whether a try is under way
 */
export function useRetries(most: number, isPending: boolean, retry: () => void): Retries {
  const [tried, setTried] = useState(0);
  useEffect(() => {
    if (isPending || tried >= most) return;
    const timer = setTimeout(() => {
      setTried(tried + 1);
      retry();
    }, RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPending, tried, most, retry]);
  return {tried, startOver: () => setTried(0)};
}
