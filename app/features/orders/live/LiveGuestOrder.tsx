import {useEffect, useState} from 'react';
import {createRealtimeConnection} from '~/platform/supabase/realtime/realtime-connection';
import {createTokenFetcher} from '~/platform/supabase/realtime/realtime-token';
import {LiveOrders} from './LiveOrders';
import {showOrderToasts} from './show-order-toasts';

/** Keeps the page of a guest's link true, by a line that hears of this one order. */
export function LiveGuestOrder({path}: {readonly path: string}) {
  const [line] = useState(createRealtimeConnection);
  useEffect(() => {
    const end = showOrderToasts(line);
    line.start(createTokenFetcher(`${path}/realtime`));
    return () => {
      end();
      line.stop();
    };
  }, [line, path]);
  return <LiveOrders line={line} />;
}
