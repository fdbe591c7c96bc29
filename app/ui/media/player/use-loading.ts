import {useEffect, useState} from 'react';

const LOAD_TIMEOUT_MS = 15_000;

/**
 * Tracks the loading of a resource.
 * @param isWanted whether it is loading now
 * @returns 'failed' after an error or a timeout of 15 s
 */
export function useLoading(isWanted: boolean) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const isWaiting = isWanted && state === 'loading';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setState('failed'), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return {state, onLoaded: () => setState('loaded'), onFailed: () => setState('failed')};
}
