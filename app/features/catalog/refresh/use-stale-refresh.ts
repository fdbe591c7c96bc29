import {useRevalidator} from '@remix-run/react';
import {useEffect} from 'react';

const MAX_AGE_MS = 5 * 60_000;
const CHECK_EVERY_MS = 60_000;

/**
 * Renews a page's data when it is older than 5 minutes and somebody looks at it: checked each minute and whenever the
 * tab comes back into sight.
 * @param data what the loader gave; another object counts as new
 */
export function useStaleRefresh(data: unknown): void {
  const {revalidate} = useRevalidator();
  useEffect(() => {
    const loadedAtMs = Date.now();
    const check = async () => {
      const isDue = document.visibilityState === 'visible' && Date.now() - loadedAtMs > MAX_AGE_MS;
      if (isDue && (await isReachable())) revalidate();
    };
    const timer = setInterval(check, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [data, revalidate]);
}

/** A laptop that wakes is often still offline: a failed renewal would put an error in place of a page that was fine. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, {method: 'HEAD'})).ok;
  } catch {
    return false;
  }
}
