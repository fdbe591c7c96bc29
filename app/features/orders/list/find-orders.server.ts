import {z} from 'zod';
import {dataOrThrow} from '../order-context.server';
import {OrderRowSchema, type OrderRow} from '../model/order-row';
import type {ViewerClient} from '~/platform/supabase/viewer-client.server';
import {cursorQuery, type OrderCursor, type OrderPosition} from './order-cursor';

/** Orders on one page. */
export const ORDERS_PER_PAGE = 10;

const COLUMNS =
  `id, order_number, placed_at, financial_status, fulfillment_status, currency, subtotal_minor, discount_minor, shipping_minor,
  duties_minor, fees_minor, tip_minor, tax_minor, taxes_included, total_minor, status_url, discounts, items, fulfillments, events`.replaceAll(
    /\s+/g,
    '',
  );

/** One page of the list, and the queries of the pages on either side. */
interface OrderPage {
  readonly rows: readonly OrderRow[];
  readonly previous: string | null;
  readonly next: string | null;
}

/**
 * Reads one page of a person's own list, newest orders first. Every page costs the same, wherever in the list it is.
 * @throws BackendUnavailable
 */
export async function findOrders(
  database: ViewerClient,
  cursor: OrderCursor,
  size = ORDERS_PER_PAGE,
): Promise<OrderPage> {
  const isBackward = cursor !== null && 'before' in cursor;
  const place = cursor && ('before' in cursor ? cursor.before : cursor.after);
  const query = database
    .from('listed_orders')
    .select(COLUMNS)
    .order('placed_at', {ascending: isBackward})
    .order('id', {ascending: isBackward})
    .limit(size + 1);
  const found = dataOrThrow(await (place ? beyond(query, place, isBackward) : query));
  const rows = z.array(OrderRowSchema).parse(found);
  const hasMore = rows.length > size;
  const shown = rows.slice(0, size);
  if (isBackward) shown.reverse();
  // Back at the beginning, or nowhere: the newest orders, whole.
  if (place && (shown.length === 0 || (isBackward && !hasMore))) return findOrders(database, null, size);
  return {rows: shown, ...waysFrom(shown, {hasPrevious: place !== null, hasNext: isBackward || hasMore})};
}

/** @returns how many orders the list has. @throws BackendUnavailable */
export async function countOrders(database: ViewerClient): Promise<number> {
  const answer = await database.from('listed_orders').select('id', {count: 'exact', head: true});
  dataOrThrow(answer);
  return answer.count ?? 0;
}

/** The part of a query that a place in the list narrows down. */
interface Narrowing<Query> {
  lte(column: 'placed_at', value: string): Query;
  gte(column: 'placed_at', value: string): Query;
  or(filters: string): Query;
}

/** The first condition lets the index find the place; the second leaves out what was placed in the same moment. */
function beyond<Query extends Narrowing<Query>>(
  query: Query,
  {placedAt, id}: OrderPosition,
  isBackward: boolean,
): Query {
  const [side, word] = isBackward ? (['gte', 'gt'] as const) : (['lte', 'lt'] as const);
  return query[side]('placed_at', placedAt).or(`placed_at.${word}."${placedAt}",id.${word}.${id}`);
}

function waysFrom(rows: readonly OrderRow[], {hasPrevious, hasNext}: {hasPrevious: boolean; hasNext: boolean}) {
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    previous: hasPrevious && first ? cursorQuery('before', toPlace(first)) : null,
    next: hasNext && last ? cursorQuery('after', toPlace(last)) : null,
  };
}

const toPlace = ({placed_at: placedAt, id}: OrderRow): OrderPosition => ({placedAt, id});
