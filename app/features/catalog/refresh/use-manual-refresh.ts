import {useRevalidator} from '@remix-run/react';
import {useCallback, useEffect, useRef} from 'react';
import {REFRESH_COOKIE} from '~/core/refresh-cookie';

/** A renewal that the shopper asked for. */
export interface Refresh {
  readonly isPending: boolean;
  readonly refresh: () => void;
}

/**
 * Reads a page's data again, past what the server keeps, and tells when that is done.
 * @param onDone called once after each renewal asked for here, not after those that came by themselves
 */
export function useManualRefresh(onDone: () => void): Refresh {
  const {revalidate, state} = useRevalidator();
  const phase = useRef<'idle' | 'asked' | 'loading'>('idle');

  useEffect(() => {
    if (state === 'loading' && phase.current === 'asked') phase.current = 'loading';
    if (state === 'idle' && phase.current === 'loading') {
      phase.current = 'idle';
      onDone();
    }
  }, [state, onDone]);

  const refresh = useCallback(() => {
    phase.current = 'asked';
    document.cookie = `${REFRESH_COOKIE.name}=1; path=/; max-age=${REFRESH_COOKIE.maxAgeS}; samesite=lax`;
    revalidate();
  }, [revalidate]);
  return {isPending: state === 'loading', refresh};
}
