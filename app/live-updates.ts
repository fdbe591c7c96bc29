import {notificationStore} from '~/features/notifications/browser/notification-store';
import {showOrderToasts} from '~/features/orders/live/show-order-toasts';
import {ownLine} from '~/platform/supabase/live/live-line';
import {tokenFrom} from '~/platform/supabase/live/live-token';

/**
 * Where orders and notifications meet: both hear the person's one line. Loaded for people who are signed in, once their
 * page has nothing else to do.
 * @returns what ends it at once
 */
export function followLiveUpdates(): () => void {
  let isOver = false;
  const ends = [showOrderToasts(ownLine), notificationStore.follow(ownLine), ownLine.stop];
  void notificationStore.load().then((isAnybody) => {
    if (isAnybody && !isOver) ownLine.start(tokenFrom('/realtime/token'));
  });
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}
