import type {ClientActionFunctionArgs} from '@remix-run/react';
import {toOrderActionResult} from '~/orders/commands/order-action-result';
import {whenFormOffline} from '~/ui/when-offline';
import {PACKING_OFFLINE} from './packing-copy';
import type {PackingReply} from './packing-view';

/**
 * Keeps the packing page if the connection fails: the lease is renewed each minute, and an error screen would hide what
 * staff are doing.
 */
export const packingClientAction = (args: ClientActionFunctionArgs): Promise<unknown> =>
  whenFormOffline(args, (values): PackingReply => {
    return {isOffline: true, result: toOrderActionResult({failure: PACKING_OFFLINE, values})};
  });
