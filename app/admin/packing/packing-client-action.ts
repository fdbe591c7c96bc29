import {keepForm} from '~/admin/frame/keep-form';
import {toFailedResult} from '~/orders/commands/order-action-result';
import {PACKING_OFFLINE} from './packing-copy';
import type {PackingReply} from './packing-view';

/**
 * Keeps the packing page if the connection fails: the lease is renewed each minute, and an error screen would hide what
 * staff are doing.
 */
export const packingClientAction = keepForm((values): PackingReply => ({
  result: toFailedResult(values, PACKING_OFFLINE),
}));
