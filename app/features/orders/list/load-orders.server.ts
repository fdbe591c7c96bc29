import {data} from '@shopify/remix-oxygen';
import {formatClock} from '~/core/dates';
import {findSignedIn} from '~/platform/session/require-signed-in.server';
import {unlessDown} from '~/platform/supabase/unless-down.server';
import {hiddenOrder} from '../detail/hidden-orders.server';
import {listedName} from '../model/order-names';
import {orderStatus} from '../model/order-status';
import {toOrderView} from '../model/to-order-view.server';
import {amountOf} from '../model/to-parts.server';
import {findPortalUrl, openOrders, toReader, type OrderVisit} from '../order-context.server';
import {countOrders, findOrders} from './find-orders.server';
import {parseOrderCursor} from './order-cursor';
import type {ListedOrders, OrdersUnavailable} from './orders-answer';
import type {RecentOrder} from './recent-order';

const RECENT = 5;
const ORDERS_PATH = '/orders';

/** One page of the orders of whoever is signed in. Both addresses of the list lead back to one. */
export async function loadOrders(visit: OrderVisit) {
  const orders = await unlessDown(visit.context, () => readList(visit));
  return orders ? data<ListedOrders>(orders) : answerUnavailable(visit);
}

async function readList(visit: OrderVisit): Promise<ListedOrders> {
  const {context, request} = visit;
  const {searchParams} = new URL(request.url);
  const {database, live} = await openOrders(visit, ORDERS_PATH);
  const [page, count, portalUrl, hidden] = await Promise.all([
    findOrders(database, parseOrderCursor(searchParams)),
    countOrders(database),
    findPortalUrl(context),
    hiddenOrder(database, searchParams.get('hidden')),
  ]);
  const now = new Date();
  return {
    kind: 'orders',
    owner: live.user_id,
    orders: page.rows.map((row) => toOrderView(row, context.config)),
    count,
    previous: page.previous,
    next: page.next,
    readAt: {iso: now.toISOString(), words: formatClock(now)},
    portalUrl,
    hidden,
  };
}

/** The newest orders in short. Null for nobody: the frame around them shows them the sign-in card. */
export async function loadRecentOrders(visit: OrderVisit) {
  const {context} = visit;
  const answer = await unlessDown(context, async () => {
    const signedIn = await findSignedIn(context.session);
    if (!signedIn) return data(null);
    const {database} = toReader(context, signedIn);
    const [{rows}, portalUrl] = await Promise.all([findOrders(database, null, RECENT), findPortalUrl(context)]);
    const orders = rows.map((row): RecentOrder => ({
      id: row.id,
      name: listedName(row.order_number, row.id),
      total: amountOf(row.total_minor, row.currency),
      status: orderStatus(row.fulfillment_status, 'pending'),
    }));
    return data({kind: 'recent', orders, portalUrl} as const);
  });
  return answer ?? answerUnavailable(visit);
}

/** Orders that cannot be read are said to be so, with the way to the shop's own portal. */
async function answerUnavailable({context}: OrderVisit) {
  const [claims, portalUrl] = await Promise.all([context.session.claims(), findPortalUrl(context)]);
  return data<OrdersUnavailable>({kind: 'unavailable', owner: claims?.userId ?? null, portalUrl}, {status: 503});
}
