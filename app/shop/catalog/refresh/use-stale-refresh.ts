import {useRevalidator} from '@remix-run/react';
import {useEffect} from 'react';
import {stopWaitingForUse} from '~/ui/when-used';

const MAX_AGE_MS = 5 * 60_000;
const CHECK_EVERY_MS = 60_000;

/**
 * Revalidates a visible page whose data is older than 5 minutes; checks every minute and when the tab becomes visible.
 * @param data the loader's data; a new object restarts the age
 */
export function useStaleRefresh(data: unknown): void {
  const {revalidate} = useRevalidator();
  useEffect(() => {
    const loadedAtMs = Date.now();
    const revalidateIfReachable = async () => {
      if (!(await isReachable())) return;
      stopWaitingForUse();
      revalidate();
    };
    const check = () => {
      const isDue = document.visibilityState === 'visible' && Date.now() - loadedAtMs > MAX_AGE_MS;
      if (isDue) void revalidateIfReachable();
    };
    const timer = setInterval(check, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [data, revalidate]);
}

/** A laptop that wakes is often still offline, and a failed revalidation would replace the page with an error. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, {method: 'HEAD'})).ok;
  } catch {
    return false;
  }
}
