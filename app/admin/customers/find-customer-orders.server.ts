import {z} from 'zod';
import {toMomentView} from '~/core/moments';
import {orderLabel} from '~/orders/model/order-names';
import {orderStatus} from '~/orders/model/order-status';
import {formatMinorUnits} from '~/orders/model/to-view-parts.server';
import type {Backend} from '~/platform/supabase/backend.server';
import {MAX_CUSTOMER_ORDERS, type CustomerOrderView} from './detail/customer-view';

const text = z.string().nullable();

const OrderSchema = z.object({
  id: z.uuid(),
  order_number: text,
  placed_at: z.string(),
  status: z.enum(['open', 'closed', 'cancelled']),
  fulfillment_status: text,
  currency: z.string(),
  total_minor: z.int(),
  shopify_customer_id: text,
});

/** Calls the database as an admin. */
export interface CustomerReader {
  readonly backend: Pick<Backend, 'call'>;
  readonly userId: string;
}

/** The database finds the beginnings of numbers too, so the exact one may be among the last. */
const MAX_FOUND_NUMBERS = 250;

async function findOrders(
  {backend, userId}: CustomerReader,
  filter: Readonly<Record<string, string>>,
  limit = MAX_CUSTOMER_ORDERS,
) {
  const args = {p_actor_id: userId, p_filter: filter, p_limit: limit, p_latest_first: true};
  return z.array(OrderSchema).parse(await backend.call('find_desk_orders', args));
}

/** Finds the latest orders of a customer. @param customerId Shopify's id @throws BackendUnavailable */
export async function findCustomerOrders(
  reader: CustomerReader,
  customerId: string,
): Promise<readonly CustomerOrderView[]> {
  const orders = await findOrders(reader, {customer: customerId});
  return orders.map((order) => ({
    id: order.id,
    name: orderLabel(order.order_number, order.id),
    path: `/admin/orders/${order.id}`,
    placedAt: toMomentView(order.placed_at, 'short'),
    status: orderStatus(order.status === 'cancelled' ? 'cancelled' : order.fulfillment_status, 'pending'),
    total: formatMinorUnits(order.total_minor, order.currency),
  }));
}

/**
 * Finds the customers of the orders with this number.
 * @param number with '#', `#1042`, also if the store's names are bare numbers
 * @returns Shopify's ids
 * @throws BackendUnavailable
 */
export async function findOrderCustomers(reader: CustomerReader, number: string): Promise<readonly string[]> {
  const orders = await findOrders(reader, {number}, MAX_FOUND_NUMBERS);
  return orders.flatMap(({order_number: name, shopify_customer_id: id}) =>
    id && orderLabel(name, '') === number ? [id] : [],
  );
}
