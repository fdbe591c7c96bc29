import {useRevalidator} from '@remix-run/react';
import {useEffect, useState} from 'react';

/**
 * Asks how the shop is, and once more after each new try of the page.
 * @returns what `/health` said; null when it said nothing, undefined while it is asked
 */
export function useHealth(): unknown {
  const [answer, setAnswer] = useState<unknown>();
  const isTrying = useRevalidator().state !== 'idle';
  useEffect(() => {
    if (isTrying) return;
    const controller = new AbortController();
    fetch('/health', {signal: controller.signal})
      .then((response) => response.json())
      .then(setAnswer, () => controller.signal.aborted || setAnswer(null));
    return () => controller.abort();
  }, [isTrying]);
  return answer;
}
