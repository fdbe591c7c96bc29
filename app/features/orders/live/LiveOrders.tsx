import {userConnection, type RealtimeConnection} from '~/platform/supabase/realtime/realtime-connection';
import {useRealtimeRevalidation} from '~/platform/supabase/realtime/use-realtime-revalidation';
import {LivePaused} from '~/ui/LivePaused';

interface LiveOrdersProps {
  /** Whose orders the page shows; those of the person who is signed in when absent. */
  readonly line?: RealtimeConnection;
}

/** Keeps the page's orders as they are at this moment, and says so where it cannot. */
export function LiveOrders({line = userConnection}: LiveOrdersProps) {
  return <LivePaused isPaused={useRealtimeRevalidation(line, 'order') === 'paused'} />;
}
