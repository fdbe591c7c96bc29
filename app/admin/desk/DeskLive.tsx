import {useRevalidator} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {LIVE_RELOAD_COOKIE} from '~/core/live-reload-cookie';
import {createRealtimeConnection} from '~/platform/supabase/realtime/realtime-connection';
import {createTokenFetcher} from '~/platform/supabase/realtime/realtime-token';
import {useRealtimeRevalidation} from '~/platform/supabase/realtime/use-realtime-revalidation';
import {LivePaused} from '~/ui/LivePaused';

/** How long a reload that failed waits for the next one. */
const RETRY_MS = 15_000;

interface DeskLiveProps {
  /** Whether the last reload failed. */
  readonly isStale: boolean;
}

/**
 * Reloads the desk after every change of an order. Rows have stable keys, so the focus stays where it is. The reloads do not extend the admin's session.
 */
export function DeskLive({isStale}: DeskLiveProps) {
  const [connection] = useState(createRealtimeConnection);
  useEffect(() => {
    connection.start(createTokenFetcher('/admin/orders/realtime'));
    return connection.stop;
  }, [connection]);
  const {state, revalidate} = useRevalidator();
  // The next request is by the admin again.
  useEffect(() => () => void (state === 'loading' && setCookie(0)), [state]);
  const markReload = () => setCookie(LIVE_RELOAD_COOKIE.maxAgeS);
  useEffect(() => {
    if (!isStale || state !== 'idle') return;
    const timer = setTimeout(() => {
      markReload();
      revalidate();
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, [isStale, state, revalidate]);
  return <LivePaused isPaused={useRealtimeRevalidation(connection, 'order', markReload) === 'paused'} />;
}

function setCookie(maxAgeS: number): void {
  document.cookie = `${LIVE_RELOAD_COOKIE.name}=1; path=/admin; max-age=${maxAgeS}; samesite=strict`;
}
