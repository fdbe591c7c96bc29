import {useEffect, useState} from 'react';
import {createRealtimeConnection} from '~/platform/supabase/realtime/realtime-connection';
import {createTokenFetcher} from '~/platform/supabase/realtime/realtime-token';
import {useRealtimeRevalidation} from '~/platform/supabase/realtime/use-realtime-revalidation';
import {LivePaused} from '~/ui/LivePaused';

/** Reloads the desk after every change of an order. Rows have stable keys, so the focus stays where it is. */
export function DeskLive() {
  const [connection] = useState(createRealtimeConnection);
  useEffect(() => {
    connection.start(createTokenFetcher('/admin/orders/realtime'));
    return connection.stop;
  }, [connection]);
  return <LivePaused isPaused={useRealtimeRevalidation(connection, 'order') === 'paused'} />;
}
