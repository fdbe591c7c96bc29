import {useEffect, useState} from 'react';
import {createLiveLine} from '~/platform/supabase/live/live-line';
import {tokenFrom} from '~/platform/supabase/live/live-token';
import {LiveOrders} from './LiveOrders';
import {showOrderToasts} from './show-order-toasts';

/** Keeps the page of a guest's link true, by a line that hears of this one order. */
export function LiveGuestOrder({path}: {readonly path: string}) {
  const [line] = useState(createLiveLine);
  useEffect(() => {
    const end = showOrderToasts(line);
    line.start(tokenFrom(`${path}/realtime`));
    return () => {
      end();
      line.stop();
    };
  }, [line, path]);
  return <LiveOrders line={line} />;
}
