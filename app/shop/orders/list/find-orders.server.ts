import {z} from 'zod';
import {dataOrThrow} from '~/orders/model/order-context.server';
import {OrderRowSchema, type OrderRow} from '~/orders/model/order-row';
import type {ViewerClient} from '~/platform/supabase/viewer-client.server';
import {cursorQuery, type OrderCursor, type OrderPosition} from './order-cursor';

export const ORDERS_PER_PAGE = 10;

const COLUMNS =
  `id, order_number, placed_at, financial_status, fulfillment_status, currency, fulfillment_orders, subtotal_minor, discount_minor, shipping_minor,
  duties_minor, fees_minor, tip_minor, tax_minor, taxes_included, total_minor, shipping_method, ship_by, status_url, discounts, items, fulfillments, events`.replaceAll(
    /\s+/g,
    '',
  );

/** One page of the list with the queries of the adjacent pages. */
interface OrderPage {
  readonly rows: readonly OrderRow[];
  readonly previous: string | null;
  readonly next: string | null;
}

/**
 * Finds one page of a person's own orders, newest first. Keyset pagination makes every page cost the same.
 * @throws BackendUnavailable
 */
export async function findOrders(
  database: ViewerClient,
  cursor: OrderCursor,
  size = ORDERS_PER_PAGE,
): Promise<OrderPage> {
  const isBackward = cursor !== null && 'before' in cursor;
  const position = cursor && ('before' in cursor ? cursor.before : cursor.after);
  const query = database
    .from('listed_orders')
    .select(COLUMNS)
    .order('placed_at', {ascending: isBackward})
    .order('id', {ascending: isBackward})
    .limit(size + 1);
  const data = dataOrThrow(await (position ? seek(query, position, isBackward) : query));
  const rows = z.array(OrderRowSchema).parse(data);
  const hasMore = rows.length > size;
  const page = rows.slice(0, size);
  if (isBackward) page.reverse();
  // Backward paging has reached the beginning, or the page is empty: return a full first page.
  if (position && (page.length === 0 || (isBackward && !hasMore))) return findOrders(database, null, size);
  return {rows: page, ...toPageQueries(page, {hasPrevious: position !== null, hasNext: isBackward || hasMore})};
}

/** Returns the number of orders in the list. @throws BackendUnavailable */
export async function countOrders(database: ViewerClient): Promise<number> {
  const response = await database.from('listed_orders').select('id', {count: 'exact', head: true});
  dataOrThrow(response);
  return response.count ?? 0;
}

interface Filterable<Query> {
  lte(column: 'placed_at', value: string): Query;
  gte(column: 'placed_at', value: string): Query;
  or(filters: string): Query;
}

/** The first condition uses the index; the second skips orders that were placed at the same time. */
function seek<Query extends Filterable<Query>>(
  query: Query,
  {placedAt, id}: OrderPosition,
  isBackward: boolean,
): Query {
  const [inclusive, exclusive] = isBackward ? (['gte', 'gt'] as const) : (['lte', 'lt'] as const);
  return query[inclusive]('placed_at', placedAt).or(`placed_at.${exclusive}."${placedAt}",id.${exclusive}.${id}`);
}

function toPageQueries(rows: readonly OrderRow[], {hasPrevious, hasNext}: {hasPrevious: boolean; hasNext: boolean}) {
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    previous: hasPrevious && first ? cursorQuery('before', toPosition(first)) : null,
    next: hasNext && last ? cursorQuery('after', toPosition(last)) : null,
  };
}

const toPosition = ({placed_at: placedAt, id}: OrderRow): OrderPosition => ({placedAt, id});
