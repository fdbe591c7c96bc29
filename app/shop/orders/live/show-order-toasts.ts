import type {RealtimeConnection} from '~/platform/supabase/realtime/realtime-connection';
import {showNotice} from '~/ui/show-notice';
import {toOrderChange} from './order-change';
import {orderToast} from './order-toast';

/** Shows a toast for every order change on a Realtime connection, on any page. Returns the function that unsubscribes. */
export function showOrderToasts(connection: Pick<RealtimeConnection, 'onMessage'>): () => void {
  return connection.onMessage(({event, payload}) => {
    const change = event === 'order' ? toOrderChange(payload) : null;
    const toast = change && orderToast(change);
    if (toast) void showNotice(toast);
  });
}
