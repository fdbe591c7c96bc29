import {useRevalidator} from '@remix-run/react';
import {useEffect, useState} from 'react';

const POLL_INTERVAL_MS = 60_000;

/**
 * Polls `/health` every minute, and after each retry of the page.
 * @returns the response; null if there is none, undefined while it loads
 */
export function useHealth(): unknown {
  const [health, setHealth] = useState<unknown>();
  const isRetrying = useRevalidator().state !== 'idle';
  useEffect(() => {
    if (isRetrying) return;
    const controller = new AbortController();
    const poll = () =>
      void fetch('/health', {signal: controller.signal})
        .then((response) => response.json())
        .then(setHealth, () => controller.signal.aborted || setHealth(null));
    poll();
    const timer = setInterval(poll, POLL_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [isRetrying]);
  return health;
}
