import {useCallback, useEffect, useState} from 'react';

const LOAD_TIMEOUT_MS = 15_000;

/**
 * Tracks the loading of a resource.
 * @param isWanted whether it is loading now
 * @param timeoutMs how long it may take
 * @returns 'failed' after an error or the timeout, and handlers that stay the same
 */
export function useLoading(isWanted: boolean, timeoutMs = LOAD_TIMEOUT_MS) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const isWaiting = isWanted && state === 'loading';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setState('failed'), timeoutMs);
    return () => clearTimeout(timer);
  }, [isWaiting, timeoutMs]);
  const onLoaded = useCallback(() => setState('loaded'), []);
  const onFailed = useCallback(() => setState('failed'), []);
  return {state, onLoaded, onFailed};
}
