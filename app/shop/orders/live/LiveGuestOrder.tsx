import {useEffect, useState} from 'react';
import {createRealtimeConnection} from '~/platform/supabase/realtime/realtime-connection';
import {createTokenFetcher} from '~/platform/supabase/realtime/realtime-token';
import {LiveOrders} from './LiveOrders';
import {showOrderToasts} from './show-order-toasts';

/** Keeps the guest order page up to date, over a Realtime connection for this order only. */
export function LiveGuestOrder({path}: {readonly path: string}) {
  const [connection] = useState(createRealtimeConnection);
  useEffect(() => {
    const unsubscribe = showOrderToasts(connection);
    connection.start(createTokenFetcher(`${path}/realtime`));
    return () => {
      unsubscribe();
      connection.stop();
    };
  }, [connection, path]);
  return <LiveOrders connection={connection} />;
}
