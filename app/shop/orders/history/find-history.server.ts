import {dependsOnShopifyToken, type SessionClaims} from '~/platform/session/session-claims';
import {queryCustomerAccount, TokenRefused} from '~/platform/shopify/accounts/query-customer-account.server';
import {withTimeout} from '~/platform/shopify/accounts/with-timeout';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import type {ViewerClient} from '~/platform/supabase/viewer-client.server';
import {dataOrThrow, type OrderRequestArgs} from '~/orders/model/order-context.server';
import {collectUnreplicated} from './collect-unreplicated';
import type {HistoryResult, LoadedHistory} from './history-result';
import {HistoryPageSchema} from './history-page';
import {isHistoryRequested, parseHistoryCursor} from './history-cursor';
import {ORDER_HISTORY_QUERY} from './order-history.customer.gql';
import {toHistoryOrder} from './to-history-order.server';

/** The page size of the Customer Account API query. */
const PAGE_LENGTH = 50;
const DEADLINE_MS = {awaited: 2_500, streamed: 4_500};

/** The customer, and their database client. */
interface HistoryReader {
  readonly claims: SessionClaims | null;
  /** Finds the orders that the list above shows or hides. Null while the database is unavailable. */
  readonly database: ViewerClient | null;
}

/**
 * Finds the order history at Shopify of a customer who signed in with a code. Never rejects.
 * @returns null for a person who signed in another way
 */
export function findHistory(args: OrderRequestArgs, {claims, database}: HistoryReader): Promise<HistoryResult> | null {
  return claims?.accountToken ? loadHistory(args, claims, database) : null;
}

async function loadHistory(
  args: OrderRequestArgs,
  claims: SessionClaims,
  database: ViewerClient | null,
): Promise<HistoryResult> {
  const {context, request} = args;
  const isAwaited = isHistoryRequested(new URL(request.url).searchParams);
  try {
    return await withTimeout(readHistory(args, database), DEADLINE_MS[isAwaited ? 'awaited' : 'streamed']);
  } catch (error) {
    if (error instanceof TokenRefused) return removeToken(context, claims);
    context.report(error);
    return {kind: 'failed'};
  }
}

/** Response headers may have been sent, so the session ends in the database and the next private page finds it ended. */
async function removeToken(
  {session, backend, report}: OrderRequestArgs['context'],
  claims: SessionClaims,
): Promise<HistoryResult> {
  const isSessionEnded = dependsOnShopifyToken(claims);
  const removal = isSessionEnded
    ? backend.call('revoke_session', {p_session_id: claims.sessionId})
    : session.amend({accountToken: null});
  await removal.catch(report);
  return {kind: 'signed-out', isSessionEnded};
}

async function readHistory(
  {context, request}: OrderRequestArgs,
  database: ViewerClient | null,
): Promise<LoadedHistory> {
  const after = parseHistoryCursor(new URL(request.url).searchParams);
  const source = {
    readPage: (cursor: string | null) => readPage(context, cursor),
    findReplicatedIds: async (ids: readonly string[]) => (database ? findReplicated(database, ids) : new Set<string>()),
  };
  const {items, next} = await collectUnreplicated(source, after);
  return {
    kind: 'history',
    orders: items.map((order) => toHistoryOrder(order, context.config)),
    isFirst: after === null,
    next,
    isComplete: database === null,
  };
}

async function readPage(context: OrderRequestArgs['context'], after: string | null) {
  const variables = {first: PAGE_LENGTH, after};
  const {data, errors} = await queryCustomerAccount(context, (account) =>
    account.query(ORDER_HISTORY_QUERY, {variables}),
  );
  // The original errors are not logged, since they may contain personal data.
  if (errors?.length) throw new UpstreamError('partial', 'customer accounts');
  return HistoryPageSchema.parse(data.customer.orders);
}

/** Returns which of these orders the replica has, including hidden ones. */
async function findReplicated(database: ViewerClient, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = dataOrThrow(
    await database
      .from('orders')
      .select('shopify_order_id')
      .in('shopify_order_id', [...ids]),
  );
  return new Set(rows?.map(({shopify_order_id: id}) => id));
}
