import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {findOrderActions} from '~/orders/commands/find-order-actions.server';
import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {findStaffOrder, type StaffOrder} from '~/orders/commands/find-staff-order.server';
import type {CancelView} from './cancel-view';
import {CANCEL_ACTION, findCancelState, type CancelState} from './find-cancel-state.server';

/**
 * Loads the page that cancels an order; null while the database is unavailable.
 * @throws Response 404 for an order that does not exist; a redirect for everyone but admins
 */
export async function loadCancel({context, request, params}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const view = await nullIfUnavailable(context, async (): Promise<CancelView> => {
    const order = await findStaffOrder(context, userId, params.order ?? '');
    const {name, path} = order;
    return {name, path, idempotencyKey: crypto.randomUUID(), state: await findPageState(context, userId, order)};
  });
  return data(view, {status: view ? 200 : 503});
}

async function findPageState(context: AppContext, userId: string, order: StaffOrder): Promise<CancelView['state']> {
  const admin = createAdmin(context.config);
  if (!admin) return 'no-token';
  const actions = await findOrderActions(context.backend, userId, order.id);
  try {
    const earlier = actions.filter(({action}) => action === CANCEL_ACTION);
    return toPageState(await findCancelState(admin, order.shopifyOrderId, earlier));
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    context.report(error);
    return 'shop-down';
  }
}

function toPageState(state: CancelState | null): CancelView['state'] {
  if (!state) return 'missing';
  if (state.isCanceled) return 'canceled';
  if (state.isRunning || state.isUnanswered) return 'running';
  return state.isSent ? 'sent' : 'open';
}
