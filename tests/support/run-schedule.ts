import {LOCAL_STOREFRONT_SECRETS} from '../../local/shop/local-credentials';
import type {Stack} from './stack';

/** Runs the scheduled jobs, as the scheduler does every minute. */
export const runSchedule = ({origin}: Pick<Stack, 'origin'>): Promise<Response> =>
  fetch(`${origin}/webhooks/reconcile`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${LOCAL_STOREFRONT_SECRETS.RECONCILE_SECRET}`},
  });
