import {LOCAL_STOREFRONT_SECRETS} from '../../local/shop/local-credentials';
import type {Stack} from './stack';

/** Runs what the scheduler runs every minute: it reconciles orders, sends mails again, and rolls up measured visits. */
export const runSchedule = ({origin}: Pick<Stack, 'origin'>): Promise<Response> =>
  fetch(`${origin}/webhooks/reconcile`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${LOCAL_STOREFRONT_SECRETS.RECONCILE_SECRET}`},
  });
