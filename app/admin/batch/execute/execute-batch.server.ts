import type {AppContext} from '~/platform/context.server';
import type {BatchChange} from '../batch-change';
import {changeOrder} from './change-order.server';

type Context = Pick<AppContext, 'config' | 'backend' | 'report' | 'reference' | 'waitUntil'>;

/** Orders of one request, few enough to end long before a browser gives up. */
const ORDERS_PER_REQUEST = 5;

/**
 * Changes a few orders of a batch, one after the other, even if the visitor leaves or sends the form again meanwhile: the
 * request is canceled then, and orders without an outcome would wait for 90 seconds.
 * @throws BackendUnavailable: the orders are taken again later
 */
export function executeBatch(context: Context, userId: string, batchId: string, change: BatchChange): Promise<void> {
  const executing = executeNext(context, userId, batchId, change);
  context.waitUntil(executing.catch(() => undefined));
  return executing;
}

async function executeNext(context: Context, userId: string, batchId: string, change: BatchChange): Promise<void> {
  const {backend} = context;
  const rows = await backend.call('take_order_batch_rows', {
    p_actor_id: userId,
    p_batch_id: batchId,
    p_limit: ORDERS_PER_REQUEST,
  });
  for (const {place, shopify_order_id: orderId, order_status: status, attempt, ...row} of rows) {
    const verdict = await changeOrder(context, change, {
      batchId,
      actorId: userId,
      key: `batch ${batchId} ${attempt}`,
      orderId,
      isCanceled: status === 'cancelled',
      seenHolds: row.seen_holds,
      isRepeated: row.is_in_doubt || attempt > 0,
    });
    const {state, text, retrySeconds, isNewAttempt = false} = verdict;
    await backend.call('end_order_batch_row', {
      p_actor_id: userId,
      p_batch_id: batchId,
      p_place: place,
      p_state: state,
      p_is_new_attempt: isNewAttempt,
      ...(text !== null && {p_problem: text}),
      ...(retrySeconds !== undefined && {p_retry_seconds: retrySeconds}),
    });
  }
}
