import {unlessDown} from '~/platform/supabase/unless-down.server';
import {listedName} from '../model/order-names';
import {orderStatus} from '../model/order-status';
import {amountOf} from '../model/to-parts.server';
import {findReader, type OrderVisit} from '../order-context.server';
import {findOrders} from './find-orders.server';
import type {RecentAnswer, RecentOrder} from './recent-order';

const RECENT = 5;

const PRIVATE = {'Cache-Control': 'private, no-store'};

type Visit = Pick<OrderVisit, 'context'>;

/**
 * The newest orders in short, for a page that does not wait for them: whatever happens, there is an answer. None for
 * nobody, to whom the frame around the page shows the sign-in card.
 */
export async function findRecentOrders({context}: Visit): Promise<RecentAnswer> {
  try {
    return {kind: 'recent', orders: (await readRecent(context)) ?? []};
  } catch (error) {
    context.report(error);
    return {kind: 'unavailable'};
  }
}

/** For scripts: the same as JSON, or no content for a visitor who is signed out. */
export async function answerRecentOrders({context}: Visit): Promise<Response> {
  const answer = await unlessDown(context, async () => {
    const orders = await readRecent(context);
    return orders ? Response.json(orders, {headers: PRIVATE}) : new Response(null, {status: 204, headers: PRIVATE});
  });
  return answer ?? new Response(null, {status: 503, headers: PRIVATE});
}

async function readRecent(context: OrderVisit['context']): Promise<readonly RecentOrder[] | null> {
  const reader = await findReader(context);
  if (!reader) return null;
  const {rows} = await findOrders(reader.database, null, RECENT);
  return rows.map((row) => ({
    id: row.id,
    name: listedName(row.order_number, row.id),
    total: amountOf(row.total_minor, row.currency),
    status: orderStatus(row.fulfillment_status, 'pending'),
  }));
}
