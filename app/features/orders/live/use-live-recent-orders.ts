import {useState} from 'react';
import {userConnection, type ConnectionState} from '~/platform/supabase/realtime/realtime-connection';
import {useRealtimeReload} from '~/platform/supabase/realtime/use-realtime-reload';
import type {RecentOrdersResult, RecentOrder} from '../list/recent-order';

const ADDRESS = '/orders/recent';

/** The newest orders as they were last read, and how the line is that tells of changes. */
interface LiveRecentOrders {
  readonly newest: Promise<RecentOrdersResult> | RecentOrdersResult;
  readonly line: ConnectionState;
}

/**
 * Keeps the newest orders true to the database without loading the page around them anew: what is being typed there must
 * not be lost when the server does not answer.
 * @param answer what came with the page, another one each time that the page is loaded
 */
export function useLiveRecentOrders(answer: Promise<RecentOrdersResult>): LiveRecentOrders {
  const [reading, setReading] = useState<{readonly after: object; readonly answer: RecentOrdersResult} | null>(null);
  const [isReading, setIsReading] = useState(false);
  const read = async () => {
    setIsReading(true);
    const orders = await fetchRecent().catch(() => null);
    if (orders) setReading({after: answer, answer: {kind: 'recent', orders}});
    setIsReading(false);
  };
  const line = useRealtimeReload(userConnection, 'order', {isLoading: isReading, load: () => void read()});
  return {newest: reading?.after === answer ? reading.answer : answer, line};
}

/** @returns null for a visitor who is signed out, or when the orders cannot be read: what is shown stays then */
async function fetchRecent(): Promise<readonly RecentOrder[] | null> {
  const response = await fetch(ADDRESS);
  return response.status === 200 ? ((await response.json()) as readonly RecentOrder[]) : null;
}
