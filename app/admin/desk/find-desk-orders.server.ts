import {z} from 'zod';
import {PackingLeaseSchema} from '~/orders/model/packing-lease';
import {ShippingAddressSchema} from '~/orders/model/order-row';
import type {Backend} from '~/platform/supabase/backend.server';
import {isLatestFirst, READY, toDeskFilter, viewFilter, type DeskFilter} from './queue/desk-filter';
import type {DeskPosition, DeskRequest, DeskSelection} from './queue/desk-request';

/** The page size of the desk, small enough that a page needs no virtual list. */
export const DESK_ORDERS_PER_PAGE = 50;

const text = z.string().nullable();

const FOUND_BY = [
  'number',
  'name',
  'email',
  'phone',
  'tracking',
  'sku',
  'title',
  'tag',
  'discount',
  'city',
  'zip',
  'lot',
] as const;

/** What a searched text matched. */
export type FoundBy = (typeof FOUND_BY)[number];

const DeskOrderSchema = z.object({
  id: z.uuid(),
  order_number: text,
  placed_at: z.string(),
  ship_by: z.iso.date(),
  /** 0 for express methods. */
  priority: z.int(),
  status: z.enum(['open', 'closed', 'cancelled']),
  financial_status: text,
  fulfillment_status: text,
  currency: z.string(),
  fulfillment_orders: z.array(z.object({status: text.optional(), delivery_method: text.optional()})).default([]),
  /** Absent for packers, who see no amounts. */
  total_minor: z.int().optional(),
  shipping_method: text,
  shipping_address: ShippingAddressSchema.nullable(),
  note: text,
  tags: z.array(z.string()).nullable(),
  hold_reasons: z.array(z.string()).nullable(),
  risk: text,
  found_by: z.array(z.enum(FOUND_BY)).nullable(),
  shopify_customer_id: text,
  items: z.array(z.object({title: z.string(), variant_title: text, sku: text, quantity: z.int()})).nullable(),
  packing: PackingLeaseSchema.nullable(),
  same_address: z.array(
    z.object({id: z.uuid(), order_number: text, shopify_customer_id: text, ship_by: z.iso.date(), customer: text}),
  ),
});

export type DeskOrderRow = z.infer<typeof DeskOrderSchema>;

/** Another order that waits to be shipped to the same address. */
export type SameAddressRow = DeskOrderRow['same_address'][number];

/** Calls the database as an admin. */
export interface DeskReader {
  readonly backend: Pick<Backend, 'call'>;
  readonly userId: string;
}

/** One page of the desk. */
interface DeskOrders {
  readonly rows: readonly DeskOrderRow[];
  readonly hasMore: boolean;
}

/** The number of orders in each view that is work to do. */
export interface DeskCounts {
  readonly 'to-ship': number;
  readonly late: number;
  readonly 'on-hold': number;
}

/**
 * Finds one page of the desk: express orders first, then those with the oldest promise; finished orders and the results of
 * a search are listed with the latest first.
 * @throws BackendUnavailable
 */
export async function findDeskOrders(reader: DeskReader, request: DeskRequest, now: Date): Promise<DeskOrders> {
  const rows = await find(reader, toDeskFilter(request, now), {
    after: request.after,
    limit: DESK_ORDERS_PER_PAGE + 1,
    isLatestFirst: isLatestFirst(request),
  });
  return {rows: rows.slice(0, DESK_ORDERS_PER_PAGE), hasMore: rows.length > DESK_ORDERS_PER_PAGE};
}

/** Counts the orders of the views that are work to do. @throws BackendUnavailable */
export async function countDeskOrders({backend, userId}: DeskReader, now: Date): Promise<DeskCounts> {
  const filters = (['to-ship', 'late', 'on-hold'] as const).map((view) => viewFilter(view, now));
  const counts = await backend.call('count_desk_orders', {p_actor_id: userId, p_filters: filters});
  const [toShip = 0, late = 0, onHold = 0] = counts;
  return {'to-ship': toShip, late, 'on-hold': onHold};
}

/** The most rows that the database returns at once. */
const SELECTED_ORDERS_PER_READ = 250;

/** A part of the orders that a selection has. */
export interface SelectedOrders {
  readonly rows: readonly DeskOrderRow[];
  /** Where the next part starts; null after the last one. */
  readonly next: DeskPosition | null;
}

/** Reads a large part of the orders that a selection has, in the order of the list. @throws BackendUnavailable */
export async function readSelectedOrders(
  reader: DeskReader,
  selection: DeskSelection,
  now: Date,
  after: DeskPosition | null,
): Promise<SelectedOrders> {
  const limit = SELECTED_ORDERS_PER_READ;
  const rows = await find(reader, toDeskFilter(selection, now), {
    joinsAddresses: false,
    limit,
    after,
    isLatestFirst: isLatestFirst(selection),
  });
  const last = rows.at(-1);
  return {rows, next: last && rows.length === limit ? toDeskPosition(last, selection) : null};
}

/** Counts the orders that a selection has, up to a limit. @throws BackendUnavailable */
export async function countSelectedOrders(
  {backend, userId}: DeskReader,
  selection: DeskSelection,
  now: Date,
  limit: number,
): Promise<number> {
  const filters = [toDeskFilter(selection, now)];
  const [count = 0] = await backend.call('count_desk_orders', {p_actor_id: userId, p_filters: filters, p_limit: limit});
  return count;
}

export const toDeskPosition = (row: DeskOrderRow, selection: DeskSelection): DeskPosition =>
  isLatestFirst(selection) ? {at: row.placed_at, id: row.id} : toQueuePosition(row);

const toQueuePosition = ({id, placed_at: at, ship_by: shipBy, priority}: DeskOrderRow): DeskPosition => ({
  at,
  id,
  queue: {priority, shipBy},
});

/** Finds the shipping methods that orders have. @throws BackendUnavailable */
export const findShippingMethods = ({backend, userId}: DeskReader): Promise<readonly string[]> =>
  backend.call('list_shipping_methods', {p_actor_id: userId});

/** Finds what the desk knows of one order; null if there is none. @throws BackendUnavailable */
export async function findDeskOrder(reader: DeskReader, id: string): Promise<DeskOrderRow | null> {
  const [row] = await find(reader, {id}, {limit: 1});
  return row ?? null;
}

/**
 * Finds the orders that match a text, the latest first, and before them the one whose number it is.
 * @throws BackendUnavailable
 */
export async function findMatchingOrders(
  reader: DeskReader,
  text: string,
  limit: number,
): Promise<readonly DeskOrderRow[]> {
  const paging = {limit, isLatestFirst: true};
  const [exact, matching] = await Promise.all([
    // Numbers contain digits, but may have a prefix.
    /\d/.test(text) ? find(reader, {exact_number: text}, paging) : [],
    find(reader, {text}, paging),
  ]);
  const exactIds = new Set(exact.map(({id}) => id));
  return [...exact, ...matching.filter(({id}) => !exactIds.has(id))].slice(0, limit);
}

const MAX_SIBLINGS = 5;

/** Finds the other orders of a customer that can be shipped now. @throws BackendUnavailable */
export async function findSiblings(reader: DeskReader, customer: string, id: string): Promise<readonly DeskOrderRow[]> {
  const orders = await find(reader, {...READY, customer}, {limit: MAX_SIBLINGS + 1});
  return orders.filter((order) => order.id !== id).slice(0, MAX_SIBLINGS);
}

/**
 * Finds the order to work on after this one: the next that can be shipped and that no other person is packing, or the first.
 * @throws BackendUnavailable
 */
async function findNextToShip(reader: DeskReader, order: DeskOrderRow): Promise<string | null> {
  const filter = {...READY, not_packed_by_others: reader.userId};
  const [next] = await find(reader, filter, {limit: 1, after: toQueuePosition(order)});
  if (next) return next.id;
  const first = await find(reader, filter, {limit: 2});
  return first.find(({id}) => id !== order.id)?.id ?? null;
}

/** Finds the order to work on after this one, by its id; null if nothing waits. @throws BackendUnavailable */
export async function findNextOrder(reader: DeskReader, id: string): Promise<string | null> {
  const order = await findDeskOrder(reader, id);
  return order && findNextToShip(reader, order);
}

interface DeskPaging {
  readonly limit: number;
  readonly after?: DeskPosition | null;
  readonly isLatestFirst?: boolean;
  /** Whether each order comes with the open orders to the same address. */
  readonly joinsAddresses?: boolean;
}

async function find(
  {backend, userId}: DeskReader,
  filter: DeskFilter,
  {limit, after, isLatestFirst = false, joinsAddresses = true}: DeskPaging,
): Promise<readonly DeskOrderRow[]> {
  const rows = await backend.call('find_desk_orders', {
    p_actor_id: userId,
    p_filter: filter,
    p_limit: limit,
    p_latest_first: isLatestFirst,
    p_joins_addresses: joinsAddresses,
    ...(after && {p_after: toAfter(after)}),
  });
  return z.array(DeskOrderSchema).parse(rows);
}

const toAfter = ({at, id, queue}: DeskPosition) => ({
  at,
  id,
  ...(queue && {priority: queue.priority, ship_by: queue.shipBy}),
});
