import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {findStaffOrder} from '~/orders/commands/find-staff-order.server';
import {STAFF_ORDER_COPY} from '~/orders/commands/staff-order-copy';
import {findRefundState} from './find-refund-state.server';
import {parseChoice, type RefundChoice} from './refund-choice';
import {REFUND_COPY} from './refund-copy';
import type {RefundContent, RefundView} from './refund-view';
import {toRefundContent} from './to-refund-content';

/**
 * Loads the page that refunds items of an order, with Shopify's suggestion for the choice in the query; null while the
 * database is unavailable.
 * @throws Response 404 for an order that does not exist; a redirect for everyone but admins
 */
export async function loadRefund({context, request, params}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const choice = parseChoice(new URL(request.url).searchParams);
  const view = await nullIfUnavailable(context, async (): Promise<RefundView> => {
    const {name, path, shopifyOrderId} = await findStaffOrder(context, userId, params.order ?? '');
    return {
      name,
      path,
      idempotencyKey: crypto.randomUUID(),
      content: await findContent(context, shopifyOrderId, choice),
    };
  });
  return data(view, {status: view ? 200 : 503});
}

async function findContent(context: AppContext, orderId: string, choice: RefundChoice): Promise<RefundContent> {
  const admin = createAdmin(context.config);
  if (!admin) return {kind: 'failed', text: STAFF_ORDER_COPY.noToken};
  try {
    const state = await findRefundState(admin, orderId, choice);
    return state ? toRefundContent(state, choice) : {kind: 'failed', text: REFUND_COPY.missing};
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    context.report(error);
    return {kind: 'failed', text: STAFF_ORDER_COPY.shopDown};
  }
}
