import {data} from '@shopify/remix-oxygen';
import {toMomentView} from '~/core/moments';
import type {AppContext} from '~/platform/context.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import type {ViewerClient} from '~/platform/supabase/viewer-client.server';
import {findHiddenOrder} from '../detail/hidden-orders.server';
import {findHistory} from '../history/find-history.server';
import {isHistoryRequested} from '../history/history-cursor';
import {ordersPath} from '../orders-area';
import {findDishRecipes} from '~/orders/model/find-dish-recipes.server';
import {toOrderView} from '~/orders/model/to-order-view.server';
import {
  findPortalUrl,
  findOrderReader,
  NotAuthenticated,
  requireOrderReader,
  type OrderReader,
  type OrderRequestArgs,
} from '~/orders/model/order-context.server';
import {countOrders, findOrders} from './find-orders.server';
import {parseOrderCursor} from './order-cursor';
import type {ListedOrders, OrdersUnavailable} from './orders-result';

/**
 * Loads one page of the signed-in person's orders, for both paths of the list.
 * @throws Response a redirect to the sign-in card for signed-out visitors
 */
export async function loadOrders(args: OrderRequestArgs) {
  return orUnavailable(args, async () =>
    data<ListedOrders>(await loadList(args, await requireOrderReader(args, ordersPath('page')))),
  );
}

/** Loads the same page for the account area; null for signed-out visitors, whose layout shows the sign-in card. */
export async function loadAccountOrders(args: OrderRequestArgs) {
  return orUnavailable(args, async () => {
    const reader = await findOrderReader(args.context);
    return data<ListedOrders | null>(reader && (await loadList(args, reader)));
  });
}

/** Loads a list, or responds without it if the database is unavailable, which is reported. */
async function orUnavailable<Loaded>(args: OrderRequestArgs, load: () => Promise<Loaded>) {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    args.context.report(error);
    return respondUnavailable(args, error instanceof NotAuthenticated ? 'not-authenticated' : null);
  }
}

async function loadList(args: OrderRequestArgs, reader: OrderReader): Promise<ListedOrders> {
  const {context, request} = args;
  const {database, live} = reader;
  const {searchParams} = new URL(request.url);
  const history = findHistory(args, reader);
  const [page, count, portalUrl, hidden] = await Promise.all([
    findPage(context, database, searchParams),
    countOrders(database),
    findPortalUrl(context),
    findHiddenOrder(database, searchParams.get('hidden')),
  ]);
  return {
    kind: 'orders',
    owner: live.user_id,
    orders: page.rows.map((row) => toOrderView(row, context.config, page.recipes)),
    count,
    previous: page.previous,
    next: page.next,
    readAt: toMomentView(new Date(), 'clock'),
    portalUrl,
    history: isHistoryRequested(searchParams) ? await history : history,
    hidden,
  };
}

/** Finds a page of orders, with the recipes of the latest order, which is probably cooked next. */
async function findPage(context: AppContext, database: ViewerClient, query: URLSearchParams) {
  const page = await findOrders(database, parseOrderCursor(query));
  const latest = page.previous === null ? page.rows[0] : undefined;
  return {...page, recipes: await findDishRecipes(context, latest?.items ?? [])};
}

/**
 * Responds with the customer portal's URL while the database is unavailable, and with Shopify's order history, which needs
 * only the customer's token.
 */
async function respondUnavailable(args: OrderRequestArgs, reason: OrdersUnavailable['reason']) {
  const {context, request} = args;
  const claims = await context.session.claims();
  const history = findHistory(args, {claims, database: null});
  const unavailable: OrdersUnavailable = {
    kind: 'unavailable',
    owner: claims?.userId ?? null,
    reason,
    portalUrl: await findPortalUrl(context),
    history: isHistoryRequested(new URL(request.url).searchParams) ? await history : history,
  };
  return data(unavailable, {status: 503});
}
