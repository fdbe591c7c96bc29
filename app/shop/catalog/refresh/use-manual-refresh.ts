import {useRevalidator} from '@remix-run/react';
import {useCallback, useEffect, useRef} from 'react';
import {REFRESH_COOKIE} from '~/core/refresh-cookie';

export interface Refresh {
  readonly isPending: boolean;
  readonly refresh: () => void;
}

/**
 * Revalidates a page and bypasses the server's cache.
 * @param onDone called after each refresh started here, not after other revalidations
 */
export function useManualRefresh(onDone: () => void): Refresh {
  const {revalidate, state} = useRevalidator();
  const phase = useRef<'idle' | 'requested' | 'loading'>('idle');

  useEffect(() => {
    if (state === 'loading' && phase.current === 'requested') phase.current = 'loading';
    if (state === 'idle' && phase.current === 'loading') {
      phase.current = 'idle';
      onDone();
    }
  }, [state, onDone]);

  const refresh = useCallback(() => {
    phase.current = 'requested';
    try {
      document.cookie = `${REFRESH_COOKIE.name}=1; path=/; max-age=${REFRESH_COOKIE.maxAgeS}; samesite=lax`;
    } catch {
      // Where cookies are refused, the page may come from a cache.
    }
    revalidate();
  }, [revalidate]);
  return {isPending: state === 'loading', refresh};
}
