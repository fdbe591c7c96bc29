import {findOrderActions} from '~/orders/commands/find-order-actions.server';
import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {CANCEL_ACTION, findCancelState, getSentCancellation} from './find-cancel-state.server';

/**
 * Returns whether a cancellation of staff has no outcome yet: Shopify's job runs, its answer was lost, or its webhook
 * has not arrived. While Shopify does not answer it is not known, and counts as unfinished.
 * @param order an order that is not canceled as far as the order tables know
 * @throws BackendUnavailable
 */
export async function isCanceling(
  {backend, config, report}: Pick<AppContext, 'backend' | 'config' | 'report'>,
  userId: string,
  order: {readonly id: string; readonly shopifyOrderId: string},
): Promise<boolean> {
  const actions = await findOrderActions(backend, userId, order.id);
  const earlier = actions.filter(({action}) => action === CANCEL_ACTION);
  const admin = createAdmin(config);
  if (!admin || !getSentCancellation(earlier)) return false;
  try {
    const state = await findCancelState(admin, order.shopifyOrderId, earlier);
    return state !== null && (state.isCanceled || state.isRunning || state.isUnanswered);
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return true;
  }
}
