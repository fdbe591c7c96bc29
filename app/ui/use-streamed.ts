import {startTransition, useEffect, useRef, useState} from 'react';
import type {Streamed} from '~/core/streamed';

/**
 * Shows deferred data of a loader. During a revalidation the previous data stay, because the page would otherwise wait or
 * flash its fallback.
 * @param deferred the value from the loader, a new one after each revalidation
 * @returns the first value as it was streamed, then the newest resolved one
 */
export function useStreamed<Value extends object>(deferred: Streamed<Value>): Streamed<Value> {
  const first = useRef(deferred);
  const [shown, setShown] = useState(deferred);
  useEffect(() => {
    if (deferred === first.current) return;
    let isNewest = true;
    const show = (value: Value) => {
      // A transition, because a part that is not hydrated yet must not be rendered again.
      if (isNewest) startTransition(() => setShown(value));
    };
    // A rejected value leaves the previous one in place.
    Promise.resolve(deferred).then(show, () => undefined);
    return () => void (isNewest = false);
  }, [deferred]);
  return shown;
}
