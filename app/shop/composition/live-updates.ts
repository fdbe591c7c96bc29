import {notificationStore} from '~/shop/notifications/browser/notification-store';
import {showOrderToasts} from '~/shop/orders/live/show-order-toasts';
import {userConnection} from '~/platform/supabase/realtime/realtime-connection';
import {createTokenFetcher} from '~/platform/supabase/realtime/realtime-token';

/**
 * Starts the Realtime updates of orders and notifications, which share the signed-in person's connection. Loaded once the
 * page is idle, for signed-in people only.
 * @returns the function that stops them
 */
export function followLiveUpdates(): () => void {
  let isStopped = false;
  const stops = [showOrderToasts(userConnection), notificationStore.connect(userConnection), userConnection.stop];
  void notificationStore.load().then((isSignedIn) => {
    if (isSignedIn && !isStopped) userConnection.start(createTokenFetcher('/realtime/token'));
  });
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
