import {data} from '@shopify/remix-oxygen';
import {toMomentView} from '~/core/moments';
import {unlessDown} from '~/platform/supabase/unless-down.server';
import {findHiddenOrder} from '../detail/hidden-orders.server';
import {findHistory} from '../history/find-history.server';
import {isHistoryRequested} from '../history/history-cursor';
import {ordersPath} from '../orders-area';
import {toOrderView} from '../model/to-order-view.server';
import {
  findPortalUrl,
  findOrderReader,
  requireOrderReader,
  type OrderReader,
  type OrderRequestArgs,
} from '../order-context.server';
import {countOrders, findOrders} from './find-orders.server';
import {parseOrderCursor} from './order-cursor';
import type {ListedOrders, OrdersUnavailable} from './orders-result';

/**
 * One page of the orders of whoever is signed in. Both addresses of the list lead back to one.
 * @throws Response the way to the sign-in card, for nobody
 */
export async function loadOrders(args: OrderRequestArgs) {
  const orders = await unlessDown(args.context, async () =>
    readList(args, await requireOrderReader(args, ordersPath('page'))),
  );
  return orders ? data<ListedOrders>(orders) : answerUnavailable(args);
}

/** The same in the account area. Null for nobody: the frame around them shows the sign-in card. */
export async function loadAccountOrders(args: OrderRequestArgs) {
  const answer = await unlessDown(args.context, async () => {
    const reader = await findOrderReader(args.context);
    return data<ListedOrders | null>(reader && (await readList(args, reader)));
  });
  return answer ?? answerUnavailable(args);
}

async function readList(args: OrderRequestArgs, reader: OrderReader): Promise<ListedOrders> {
  const {context, request} = args;
  const {database, live} = reader;
  const {searchParams} = new URL(request.url);
  const history = findHistory(args, reader);
  const [page, count, portalUrl, hidden] = await Promise.all([
    findOrders(database, parseOrderCursor(searchParams)),
    countOrders(database),
    findPortalUrl(context),
    findHiddenOrder(database, searchParams.get('hidden')),
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
    history: isHistoryRequested(searchParams) ? await history : history,
    hidden,
  };
}

/**
 * Orders that cannot be read are said to be so, with the way to the shop's own portal. The shop itself knows by its token
 * who asks, and so may tell what it has while our database cannot.
 */
async function answerUnavailable(args: OrderRequestArgs) {
  const {context, request} = args;
  const claims = await context.session.claims();
  const history = findHistory(args, {claims, database: null});
  const answer: OrdersUnavailable = {
    kind: 'unavailable',
    owner: claims?.userId ?? null,
    portalUrl: await findPortalUrl(context),
    history: isHistoryRequested(new URL(request.url).searchParams) ? await history : history,
  };
  return data(answer, {status: 503});
}
