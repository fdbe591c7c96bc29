import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {findStaffFulfillmentOrders} from './find-staff-fulfillment-orders.server';
import {countUnsent, type UnsentItems} from './unsent-items';

/** Finds what is left to send of an order, by Shopify's id; null while Shopify does not answer. */
export async function findUnsentItems(
  {config, report}: Pick<AppContext, 'config' | 'report'>,
  orderId: string,
): Promise<UnsentItems | null> {
  const admin = createAdmin(config);
  try {
    return admin && countUnsent(await findStaffFulfillmentOrders(admin, orderId));
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return null;
  }
}
