import {notificationStore} from '~/features/notifications/browser/notification-store';
import {showOrderToasts} from '~/features/orders/live/show-order-toasts';
import {userConnection} from '~/platform/supabase/realtime/realtime-connection';
import {createTokenFetcher} from '~/platform/supabase/realtime/realtime-token';

/**
 * Where orders and notifications meet: both hear the person's one line. Loaded for people who are signed in, once their
 * page has nothing else to do.
 * @returns what ends it at once
 */
export function followLiveUpdates(): () => void {
  let isOver = false;
  const ends = [showOrderToasts(userConnection), notificationStore.follow(userConnection), userConnection.stop];
  void notificationStore.load().then((isAnybody) => {
    if (isAnybody && !isOver) userConnection.start(createTokenFetcher('/realtime/token'));
  });
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}
