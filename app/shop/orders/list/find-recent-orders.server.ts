import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {orderListName} from '~/orders/model/order-names';
import {orderStatus} from '~/orders/model/order-status';
import {formatMinorUnits} from '~/orders/model/to-view-parts.server';
import {findOrderReader, type OrderRequestArgs} from '~/orders/model/order-context.server';
import {findOrders} from './find-orders.server';
import type {RecentOrdersResult, RecentOrder} from './recent-order';

const RECENT_COUNT = 5;

const PRIVATE_HEADERS = {'Cache-Control': 'private, no-store'};

type ContextArgs = Pick<OrderRequestArgs, 'context'>;

/**
 * Finds the newest orders for the account overview, which does not wait for them. Never rejects. Signed-out visitors get
 * none: their layout shows the sign-in card.
 */
export async function findRecentOrders({context}: ContextArgs): Promise<RecentOrdersResult> {
  try {
    return {kind: 'recent', orders: (await findRecent(context)) ?? []};
  } catch (error) {
    context.report(error);
    return {kind: 'unavailable'};
  }
}

/** Responds with the newest orders as JSON, or with 204 to signed-out visitors. */
export async function handleRecentOrders({context}: ContextArgs): Promise<Response> {
  const response = await nullIfUnavailable(context, async () => {
    const orders = await findRecent(context);
    return orders
      ? Response.json(orders, {headers: PRIVATE_HEADERS})
      : new Response(null, {status: 204, headers: PRIVATE_HEADERS});
  });
  return response ?? new Response(null, {status: 503, headers: PRIVATE_HEADERS});
}

async function findRecent(context: OrderRequestArgs['context']): Promise<readonly RecentOrder[] | null> {
  const reader = await findOrderReader(context);
  if (!reader) return null;
  const {rows} = await findOrders(reader.database, null, RECENT_COUNT);
  return rows.map((row) => ({
    id: row.id,
    name: orderListName(row.order_number, row.id),
    total: formatMinorUnits(row.total_minor, row.currency),
    status: orderStatus(row.fulfillment_status, 'pending'),
  }));
}
