import {useState} from 'react';
import type {Streamed} from '~/core/streamed';
import {userConnection, type ConnectionState} from '~/platform/supabase/realtime/realtime-connection';
import {useRealtimeReload} from '~/platform/supabase/realtime/use-realtime-reload';
import type {RecentOrdersResult, RecentOrder} from '../list/recent-order';

const RECENT_ORDERS_PATH = '/orders/recent';

interface LiveRecentOrders {
  readonly newest: Streamed<RecentOrdersResult>;
  readonly connection: ConnectionState;
}

/**
 * Reloads the newest orders after changes, without revalidating the page: a failed revalidation would discard form input.
 * @param loaded the result that came with the page; a new object each time the page is loaded
 */
export function useLiveRecentOrders(loaded: Promise<RecentOrdersResult>): LiveRecentOrders {
  const [refreshed, setRefreshed] = useState<{readonly loaded: object; readonly result: RecentOrdersResult} | null>(
    null,
  );
  const [isLoading, setIsLoading] = useState(false);
  const load = async () => {
    setIsLoading(true);
    const orders = await fetchRecent().catch(() => null);
    if (orders) setRefreshed({loaded, result: {kind: 'recent', orders}});
    setIsLoading(false);
  };
  const connection = useRealtimeReload(userConnection, 'order', {isLoading, load: () => void load()});
  return {newest: refreshed?.loaded === loaded ? refreshed.result : loaded, connection};
}

/** Returns null for signed-out visitors and on failure; the shown orders stay then. */
async function fetchRecent(): Promise<readonly RecentOrder[] | null> {
  const response = await fetch(RECENT_ORDERS_PATH);
  return response.status === 200 ? await response.json<readonly RecentOrder[]>() : null;
}
