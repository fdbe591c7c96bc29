import {hangsOnShopToken, type SessionClaims} from '~/platform/session/session-claims';
import {askCustomerAccount, TokenRefused} from '~/platform/shopify/accounts/ask-customer-account.server';
import {inTime} from '~/platform/shopify/accounts/in-time';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import type {ViewerClient} from '~/platform/supabase/viewer-client.server';
import {answerOf, type OrderVisit} from '../order-context.server';
import {collectUnknown} from './collect-unknown';
import type {HistoryAnswer, OrderHistory} from './history-answer';
import {HistoryPageSchema} from './history-page';
import {asksForHistory, parseHistoryPlace} from './history-place';
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
export function findHistory(visit: OrderVisit, {claims, database}: HistoryReader): Promise<HistoryAnswer> | null {
  return claims?.accountToken ? answerHistory(visit, claims, database) : null;
}

async function answerHistory(
  visit: OrderVisit,
  claims: SessionClaims,
  database: ViewerClient | null,
): Promise<HistoryAnswer> {
  const {context, request} = visit;
  const isWaitedFor = asksForHistory(new URL(request.url).searchParams);
  try {
    return await inTime(readHistory(visit, database), DEADLINE_MS[isWaitedFor ? 'waitedFor' : 'streamed']);
  } catch (error) {
    if (error instanceof TokenRefused) return forgetToken(context, claims);
    context.report(error);
    return {kind: 'failed'};
  }
}

/** Cookies may be on their way already: the session ends where every private page asks for it, and the next one says so. */
async function forgetToken(
  {session, backend, report}: OrderVisit['context'],
  claims: SessionClaims,
): Promise<HistoryAnswer> {
  const isOver = hangsOnShopToken(claims);
  const forgotten = isOver
    ? backend.call('revoke_session', {p_session_id: claims.sessionId})
    : session.amend({accountToken: null});
  await forgotten.catch(report);
  return {kind: 'signed-out', isOver};
}

async function readHistory({context, request}: OrderVisit, database: ViewerClient | null): Promise<OrderHistory> {
  const after = parseHistoryPlace(new URL(request.url).searchParams);
  const source = {
    readPage: (place: string | null) => readPage(context, place),
    findKnown: async (ids: readonly string[]) => (database ? findMirrored(database, ids) : new Set<string>()),
  };
  const {items, next} = await collectUnknown(source, after);
  return {
    kind: 'history',
    orders: items.map((order) => toHistoryOrder(order, context.config)),
    isFirst: after === null,
    next,
    isWhole: database === null,
  };
}

async function readPage(context: OrderVisit['context'], after: string | null) {
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
  const rows = answerOf(
    await database
      .from('orders')
      .select('shopify_order_id')
      .in('shopify_order_id', [...ids]),
  );
  return new Set(rows?.map(({shopify_order_id: id}) => id));
}
