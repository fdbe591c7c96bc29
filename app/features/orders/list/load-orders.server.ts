import {data} from '@shopify/remix-oxygen';
import {formatClock} from '~/core/dates';
import {unlessDown} from '~/platform/supabase/unless-down.server';
import {hiddenOrder} from '../detail/hidden-orders.server';
import {listPath} from '../list-place';
import {toOrderView} from '../model/to-order-view.server';
import {findPortalUrl, findReader, openOrders, type OrderReader, type OrderVisit} from '../order-context.server';
import {countOrders, findOrders} from './find-orders.server';
import {parseOrderCursor} from './order-cursor';
import type {ListedOrders, OrdersUnavailable} from './orders-answer';

/**
 * One page of the orders of whoever is signed in. Both addresses of the list lead back to one.
 * @throws Response the way to the sign-in card, for nobody
 */
export async function loadOrders(visit: OrderVisit) {
  const orders = await unlessDown(visit.context, async () =>
    readList(visit, await openOrders(visit, listPath('page'))),
  );
  return orders ? data<ListedOrders>(orders) : answerUnavailable(visit);
}

/** The same in the account area. Null for nobody: the frame around them shows the sign-in card. */
export async function loadAccountOrders(visit: OrderVisit) {
  const answer = await unlessDown(visit.context, async () => {
    const reader = await findReader(visit.context);
    return data<ListedOrders | null>(reader && (await readList(visit, reader)));
  });
  return answer ?? answerUnavailable(visit);
}

async function readList({context, request}: OrderVisit, {database, live}: OrderReader): Promise<ListedOrders> {
  const {searchParams} = new URL(request.url);
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

/** Orders that cannot be read are said to be so, with the way to the shop's own portal. */
async function answerUnavailable({context}: OrderVisit) {
  const [claims, portalUrl] = await Promise.all([context.session.claims(), findPortalUrl(context)]);
  return data<OrdersUnavailable>({kind: 'unavailable', owner: claims?.userId ?? null, portalUrl}, {status: 503});
}
