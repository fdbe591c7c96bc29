import {data} from '@shopify/remix-oxygen';
import {toMomentView} from '~/core/moments';
import {unlessDown} from '~/platform/supabase/unless-down.server';
import {hiddenOrder} from '../detail/hidden-orders.server';
import {findHistory} from '../history/find-history.server';
import {asksForHistory} from '../history/history-place';
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

async function readList(visit: OrderVisit, reader: OrderReader): Promise<ListedOrders> {
  const {context, request} = visit;
  const {database, live} = reader;
  const {searchParams} = new URL(request.url);
  const history = findHistory(visit, reader);
  const [page, count, portalUrl, hidden] = await Promise.all([
    findOrders(database, parseOrderCursor(searchParams)),
    countOrders(database),
    findPortalUrl(context),
    hiddenOrder(database, searchParams.get('hidden')),
  ]);
  return {
    kind: 'orders',
    owner: live.user_id,
    orders: page.rows.map((row) => toOrderView(row, context.config)),
    count,
    previous: page.previous,
    next: page.next,
    readAt: toMomentView(new Date(), 'clock'),
    portalUrl,
    history: asksForHistory(searchParams) ? await history : history,
    hidden,
  };
}

/**
 * Orders that cannot be read are said to be so, with the way to the shop's own portal. The shop itself knows by its token
 * who asks, and so may tell what it has while our database cannot.
 */
async function answerUnavailable(visit: OrderVisit) {
  const {context, request} = visit;
  const claims = await context.session.claims();
  const history = findHistory(visit, {claims, database: null});
  const answer: OrdersUnavailable = {
    kind: 'unavailable',
    owner: claims?.userId ?? null,
    portalUrl: await findPortalUrl(context),
    history: asksForHistory(new URL(request.url).searchParams) ? await history : history,
  };
  return data(answer, {status: 503});
}
