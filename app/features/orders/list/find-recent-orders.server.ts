import {unlessDown} from '~/platform/supabase/unless-down.server';
import {orderListName} from '../model/order-names';
import {orderStatus} from '../model/order-status';
import {formatMinorUnits} from '../model/to-view-parts.server';
import {findOrderReader, type OrderRequestArgs} from '../order-context.server';
import {findOrders} from './find-orders.server';
import type {RecentOrdersResult, RecentOrder} from './recent-order';

const RECENT = 5;

const PRIVATE = {'Cache-Control': 'private, no-store'};

type Args = Pick<OrderRequestArgs, 'context'>;

/**
 * The newest orders in short, for a page that does not wait for them: whatever happens, there is an answer. None for
 * nobody, to whom the frame around the page shows the sign-in card.
 */
export async function findRecentOrders({context}: Args): Promise<RecentOrdersResult> {
  try {
    return {kind: 'recent', orders: (await readRecent(context)) ?? []};
  } catch (error) {
    context.report(error);
    return {kind: 'unavailable'};
  }
}

/** For scripts: the same as JSON, or no content for a visitor who is signed out. */
export async function handleRecentOrders({context}: Args): Promise<Response> {
  const answer = await unlessDown(context, async () => {
    const orders = await readRecent(context);
    return orders ? Response.json(orders, {headers: PRIVATE}) : new Response(null, {status: 204, headers: PRIVATE});
  });
  return answer ?? new Response(null, {status: 503, headers: PRIVATE});
}

async function readRecent(context: OrderRequestArgs['context']): Promise<readonly RecentOrder[] | null> {
  const reader = await findOrderReader(context);
  if (!reader) return null;
  const {rows} = await findOrders(reader.database, null, RECENT);
  return rows.map((row) => ({
    id: row.id,
    name: orderListName(row.order_number, row.id),
    total: formatMinorUnits(row.total_minor, row.currency),
    status: orderStatus(row.fulfillment_status, 'pending'),
  }));
}
