import {useRevalidator} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {LIVE_RELOAD_COOKIE} from '~/core/live-reload-cookie';
import {createRealtimeConnection} from '~/platform/supabase/realtime/realtime-connection';
import {createTokenFetcher} from '~/platform/supabase/realtime/realtime-token';
import {useRealtimeRevalidation} from '~/platform/supabase/realtime/use-realtime-revalidation';
import {LivePaused} from '~/ui/LivePaused';

/**
 * Reloads the desk after every change of an order. Rows have stable keys, so the focus stays where it is. The reloads do not extend the admin's session.
 */
export function DeskLive() {
  const [connection] = useState(createRealtimeConnection);
  useEffect(() => {
    connection.start(createTokenFetcher('/admin/orders/realtime'));
    return connection.stop;
  }, [connection]);
  const {state} = useRevalidator();
  // The next request is by the admin again.
  useEffect(() => () => void (state === 'loading' && setCookie(0)), [state]);
  const markReload = () => setCookie(LIVE_RELOAD_COOKIE.maxAgeS);
  return <LivePaused isPaused={useRealtimeRevalidation(connection, 'order', markReload) === 'paused'} />;
}

function setCookie(maxAgeS: number): void {
  document.cookie = `${LIVE_RELOAD_COOKIE.name}=1; path=/admin; max-age=${maxAgeS}; samesite=strict`;
}
