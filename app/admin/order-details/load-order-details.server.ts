import {STAFF_ORDER_COPY} from '~/orders/commands/staff-order-copy';
import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {findOrderDetails} from './find-order-details.server';
import {ORDER_DETAILS_COPY} from './order-details-copy';
import type {OrderDetailsView} from './order-details-view';

/** Loads what Shopify knows of an order, for staff. */
export async function loadOrderDetails(
  context: Pick<AppContext, 'config' | 'report'>,
  shopifyOrderId: string,
): Promise<OrderDetailsView> {
  const admin = createAdmin(context.config);
  if (!admin) return {kind: 'failed', text: STAFF_ORDER_COPY.noToken};
  try {
    const details = await findOrderDetails(admin, shopifyOrderId);
    return details ? {kind: 'loaded', details} : {kind: 'failed', text: ORDER_DETAILS_COPY.missing};
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    context.report(error);
    return {kind: 'failed', text: ORDER_DETAILS_COPY.failedText};
  }
}
