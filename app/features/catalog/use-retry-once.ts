import {useEffect, useState} from 'react';

const RETRY_AFTER_MS = 2_000;

/**
 * Tries again by itself, once, 2 s after a page came without its data.
 * @returns whether that try has gone out, so that the page can say that more than one has failed
 */
export function useRetryOnce(hasFailed: boolean, retry: () => void): boolean {
  const [hasRetried, setHasRetried] = useState(false);
  useEffect(() => {
    if (!hasFailed || hasRetried) return;
    const timer = setTimeout(() => {
      setHasRetried(true);
      retry();
    }, RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hasFailed, hasRetried, retry]);
  return hasRetried;
}
