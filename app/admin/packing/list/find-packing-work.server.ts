import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {findStaffFulfillmentOrders} from '~/orders/commands/find-staff-fulfillment-orders.server';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import {isSendable, remainingOf} from '~/orders/commands/unsent-items';
import type {PackingWork} from '../packing-view';
import {findBundleContents} from './find-bundle-contents.server';
import {findKnownLots} from './find-known-lots.server';
import {findPackingLines} from './find-packing-lines.server';
import {toPickList} from './to-pick-list';

/**
 * Finds what is to be packed next of an order: one fulfillment order at a time, since each goes into a parcel of its own.
 * @param orderId Shopify's id of the order
 */
export async function findPackingWork(
  context: Pick<AppContext, 'config' | 'report' | 'storefront'>,
  orderId: string,
): Promise<PackingWork> {
  const admin = createAdmin(context.config);
  if (!admin) return {kind: 'failed', title: FULFILLMENT_COPY.noToken, text: FULFILLMENT_COPY.noTokenText};
  try {
    return await findWork(context, admin, orderId);
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    context.report(error);
    return {kind: 'failed', title: FULFILLMENT_COPY.failed, text: FULFILLMENT_COPY.retry};
  }
}

async function findWork(
  context: Pick<AppContext, 'config' | 'report' | 'storefront'>,
  admin: Admin,
  orderId: string,
): Promise<PackingWork> {
  const orders = await findStaffFulfillmentOrders(admin, orderId);
  const held = orders.filter(({status}) => status === 'on_hold').reduce((sum, order) => sum + remainingOf(order), 0);
  const [order, ...others] = orders.filter(isSendable);
  const hasMoreItems = orders.some((each) => each.hasMoreItems);
  if (!order) return {kind: 'nothing', held, hasMoreItems};
  const lines = await findPackingLines(admin, order.id);
  const contents = await findBundleContents(context, lines);
  const items = toPickList(lines, contents ?? new Map());
  return {
    kind: 'parcel',
    parcel: {
      id: order.id,
      lines,
      items,
      knownLots: await findKnownLots(context, items),
      isUnsplit: contents === null,
      hasMoreItems,
      others: others.length,
      held,
    },
  };
}
