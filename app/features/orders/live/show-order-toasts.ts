import type {RealtimeConnection} from '~/platform/supabase/realtime/realtime-connection';
import {showNotice} from '~/ui/show-notice';
import {toOrderChange} from './order-change';
import {orderToast} from './order-toast';

/** Says aloud what becomes of the orders of this line, on whatever page. @returns what ends it */
export function showOrderToasts(line: Pick<RealtimeConnection, 'onMessage'>): () => void {
  return line.onMessage(({event, payload}) => {
    const change = event === 'order' ? toOrderChange(payload) : null;
    const toast = change && orderToast(change);
    if (toast) showNotice(toast);
  });
}
