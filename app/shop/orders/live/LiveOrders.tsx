import {userConnection, type RealtimeConnection} from '~/platform/supabase/realtime/realtime-connection';
import {useRealtimeRevalidation} from '~/platform/supabase/realtime/use-realtime-revalidation';
import {LivePaused} from '~/ui/LivePaused';

interface LiveOrdersProps {
  /** The Realtime connection of the shown orders; by default that of the signed-in person. */
  readonly connection?: RealtimeConnection;
}

/** Reloads the page's data after order changes, and shows a message while the Realtime connection is paused. */
export function LiveOrders({connection = userConnection}: LiveOrdersProps) {
  return <LivePaused isPaused={useRealtimeRevalidation(connection, 'order') === 'paused'} />;
}
