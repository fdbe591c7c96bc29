import {findOrder} from '../model/find-order.server';
import {orderName} from '../model/order-names';
import {parseOrderReference} from '../model/order-reference';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {createViewerClient} from '~/platform/supabase/viewer-client.server';

/** An order that staff change at Shopify. */
export interface StaffOrder {
  /** Our id. */
  readonly id: string;
  readonly shopifyOrderId: string;
  /** `Order #1001` */
  readonly name: string;
  readonly currency: string;
  /** Its page in the order desk. */
  readonly path: string;
}

/**
 * Finds an order for an admin, by our id, Shopify's id or its number.
 * @throws Response 404 for an order that does not exist; BackendUnavailable
 */
export async function findStaffOrder(
  {config}: Pick<AppContext, 'config'>,
  userId: string,
  text: string,
): Promise<StaffOrder> {
  const backend = backendOf(config);
  if (!backend) throw new BackendUnavailable('no backend is configured');
  const reference = parseOrderReference(text);
  const row = reference && (await findOrder(createViewerClient(backend, userId), reference));
  if (!row?.shopify_order_id) throw new Response(null, {status: 404});
  const {id, shopify_order_id: shopifyOrderId, order_number: number, currency} = row;
  return {id, shopifyOrderId, currency, name: orderName(number), path: `/admin/orders/${id}`};
}
