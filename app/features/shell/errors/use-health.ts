import {useRevalidator} from '@remix-run/react';
import {useEffect, useState} from 'react';

const ASK_EVERY_MS = 60_000;

/**
 * Asks how the shop is: each minute, and once more after each new try of the page.
 * @returns what `/health` said; null when it said nothing, undefined while it is asked
 */
export function useHealth(): unknown {
  const [answer, setAnswer] = useState<unknown>();
  const isTrying = useRevalidator().state !== 'idle';
  useEffect(() => {
    if (isTrying) return;
    const controller = new AbortController();
    const ask = () =>
      fetch('/health', {signal: controller.signal})
        .then((response) => response.json())
        .then(setAnswer, () => controller.signal.aborted || setAnswer(null));
    void ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [isTrying]);
  return answer;
}
