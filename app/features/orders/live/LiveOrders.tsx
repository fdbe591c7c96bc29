import {ownLine, type LiveLine} from '~/platform/supabase/live/live-line';
import {useLineRefresh} from '~/platform/supabase/live/use-line-refresh';
import {LivePaused} from '~/ui/LivePaused';

interface LiveOrdersProps {
  /** Whose orders the page shows; those of the person who is signed in when absent. */
  readonly line?: LiveLine;
}

/** Keeps the page's orders as they are at this moment, and says so where it cannot. */
export function LiveOrders({line = ownLine}: LiveOrdersProps) {
  return <LivePaused isPaused={useLineRefresh(line, 'order') === 'paused'} />;
}
