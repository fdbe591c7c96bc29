import {useEffect, useState} from 'react';

const LOAD_TIMEOUT_MS = 15_000;

/**
 * Follows something that comes from elsewhere.
 * @param isWanted whether it is being waited for
 * @returns 'failed' when it says so, and when it is not there after 15 s
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
