import {hangsOnShopToken, type SessionClaims} from '~/platform/session/session-claims';
import {askCustomerAccount, TokenRefused} from '~/platform/shopify/accounts/ask-customer-account.server';
import {inTime} from '~/platform/shopify/accounts/in-time';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import type {ViewerClient} from '~/platform/supabase/viewer-client.server';
import {dataOrThrow, type OrderRequestArgs} from '../order-context.server';
import {collectUnreplicated} from './collect-unreplicated';
import type {HistoryResult, LoadedHistory} from './history-result';
import {HistoryPageSchema} from './history-page';
import {isHistoryRequested, parseHistoryCursor} from './history-cursor';
import {ORDER_HISTORY_QUERY} from './order-history.customer.gql';
import {toHistoryOrder} from './to-history-order.server';

/** Orders that the shop is asked for at once. */
const PAGE = 50;
const DEADLINE_MS = {waitedFor: 2_500, streamed: 4_500};

/** Whose history it is, and what of it is shown elsewhere. */
interface HistoryReader {
  readonly claims: SessionClaims | null;
  /** Theirs: what it knows stands in the list above, or is hidden from it. Null while it does not answer. */
  readonly database: ViewerClient | null;
}

/**
 * Asks the shop for the orders of somebody who signed in by a code. Whatever happens, there is an answer.
 * @returns null for whoever came in another way
 */
export function findHistory(args: OrderRequestArgs, {claims, database}: HistoryReader): Promise<HistoryResult> | null {
  return claims?.accountToken ? answerHistory(args, claims, database) : null;
}

async function answerHistory(
  args: OrderRequestArgs,
  claims: SessionClaims,
  database: ViewerClient | null,
): Promise<HistoryResult> {
  const {context, request} = args;
  const isWaitedFor = isHistoryRequested(new URL(request.url).searchParams);
  try {
    return await inTime(readHistory(args, database), DEADLINE_MS[isWaitedFor ? 'waitedFor' : 'streamed']);
  } catch (error) {
    if (error instanceof TokenRefused) return forgetToken(context, claims);
    context.report(error);
    return {kind: 'failed'};
  }
}

/** Cookies may be on their way already: the session ends where every private page asks for it, and the next one says so. */
async function forgetToken(
  {session, backend, report}: OrderRequestArgs['context'],
  claims: SessionClaims,
): Promise<HistoryResult> {
  const isOver = hangsOnShopToken(claims);
  const forgotten = isOver
    ? backend.call('revoke_session', {p_session_id: claims.sessionId})
    : session.amend({accountToken: null});
  await forgotten.catch(report);
  return {kind: 'signed-out', isOver};
}

async function readHistory(
  {context, request}: OrderRequestArgs,
  database: ViewerClient | null,
): Promise<LoadedHistory> {
  const after = parseHistoryCursor(new URL(request.url).searchParams);
  const source = {
    readPage: (place: string | null) => readPage(context, place),
    findReplicatedIds: async (ids: readonly string[]) => (database ? findMirrored(database, ids) : new Set<string>()),
  };
  const {items, next} = await collectUnreplicated(source, after);
  return {
    kind: 'history',
    orders: items.map((order) => toHistoryOrder(order, context.config)),
    isFirst: after === null,
    next,
    isWhole: database === null,
  };
}

async function readPage(context: OrderRequestArgs['context'], after: string | null) {
  const variables = {first: PAGE, after};
  const {data, errors} = await askCustomerAccount(context, (account) =>
    account.query(ORDER_HISTORY_QUERY, {variables}),
  );
  // Only that it failed is written down: the shop's own error may carry what was asked.
  if (errors?.length) throw new UpstreamError('partial', 'customer accounts');
  return HistoryPageSchema.parse(data.customer.orders);
}

/** @returns which of these orders the mirror has, those that are hidden included */
async function findMirrored(database: ViewerClient, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = dataOrThrow(
    await database
      .from('orders')
      .select('shopify_order_id')
      .in('shopify_order_id', [...ids]),
  );
  return new Set(rows?.map(({shopify_order_id: id}) => id));
}
