import {z} from 'zod';
import {shopDay} from '~/core/dates';
import {ShippingAddressSchema} from '~/features/orders/model/order-row';
import type {Backend} from '~/platform/supabase/backend.server';
import {parseDeskSearch, type DeskPosition, type DeskRequest, type DeskSearch, type DeskView} from './desk-request';

/** The page size of the desk, small enough that a page needs no virtual list. */
export const DESK_ORDERS_PER_PAGE = 50;

const text = z.string().nullable();

const DeskOrderSchema = z.object({
  id: z.uuid(),
  order_number: text,
  placed_at: z.string(),
  ship_by: z.iso.date(),
  status: z.enum(['open', 'closed', 'cancelled']),
  financial_status: text,
  fulfillment_status: text,
  currency: z.string(),
  total_minor: z.int(),
  shipping_method: text,
  shipping_address: ShippingAddressSchema.nullable(),
  note: text,
  tags: z.array(z.string()).nullable(),
  hold_reasons: z.array(z.string()).nullable(),
  risk: text,
  shopify_customer_id: text,
  items: z.array(z.object({title: z.string(), variant_title: text, sku: text, quantity: z.int()})).nullable(),
});

/** An order as the desk lists it. */
export type DeskOrderRow = z.infer<typeof DeskOrderSchema>;

/** A filter of the order desk, as the database parses it. */
type DeskFilter = Readonly<Record<string, string | boolean>>;

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

const READY: DeskFilter = {to_ship: true, not_on_hold: true};

/**
 * Finds one page of the desk: by promised ship date, the most urgent first; finished orders and the results of a search
 * are listed with the latest first.
 * @throws BackendUnavailable
 */
export async function findDeskOrders(reader: DeskReader, request: DeskRequest, now: Date): Promise<DeskOrders> {
  const search = parseDeskSearch(request.search);
  const filter = search ? searchFilter(search) : viewFilter(request.view, now);
  const isLatestFirst = search !== null || request.view === 'sent' || request.view === 'all';
  const rows = await find(reader, filter, {after: request.after, limit: DESK_ORDERS_PER_PAGE + 1, isLatestFirst});
  return {rows: rows.slice(0, DESK_ORDERS_PER_PAGE), hasMore: rows.length > DESK_ORDERS_PER_PAGE};
}

/** Counts the orders of the views that are work to do. @throws BackendUnavailable */
export async function countDeskOrders({backend, userId}: DeskReader, now: Date): Promise<DeskCounts> {
  const count = (view: DeskView) =>
    backend.call('count_desk_orders', {p_actor_id: userId, p_filter: viewFilter(view, now)});
  const [toShip, late, onHold] = await Promise.all([count('to-ship'), count('late'), count('on-hold')]);
  return {'to-ship': toShip, late, 'on-hold': onHold};
}

/** Finds what the desk knows of one order; null if there is none. @throws BackendUnavailable */
export async function findDeskOrder(reader: DeskReader, id: string): Promise<DeskOrderRow | null> {
  const [row] = await find(reader, {id}, {limit: 1});
  return row ?? null;
}

const MAX_SIBLINGS = 5;

/** Finds the other orders of a customer that can be shipped now. @throws BackendUnavailable */
export async function findSiblings(reader: DeskReader, customer: string, id: string): Promise<readonly DeskOrderRow[]> {
  const orders = await find(reader, {...READY, customer}, {limit: MAX_SIBLINGS + 1});
  return orders.filter((order) => order.id !== id).slice(0, MAX_SIBLINGS);
}

/** Finds the order to work on after this one: the next that can be shipped, or the first. @throws BackendUnavailable */
export async function findNextToShip(reader: DeskReader, {ship_by: shipBy, id}: DeskOrderRow): Promise<string | null> {
  const [next] = await find(reader, READY, {limit: 1, after: {shipBy, id}});
  if (next) return next.id;
  const first = await find(reader, READY, {limit: 2});
  return first.find((order) => order.id !== id)?.id ?? null;
}

interface DeskPaging {
  readonly limit: number;
  readonly after?: DeskPosition | null;
  readonly isLatestFirst?: boolean;
}

async function find(
  {backend, userId}: DeskReader,
  filter: DeskFilter,
  {limit, after, isLatestFirst = false}: DeskPaging,
): Promise<readonly DeskOrderRow[]> {
  const rows = await backend.call('find_desk_orders', {
    p_actor_id: userId,
    p_filter: filter,
    p_limit: limit,
    p_latest_first: isLatestFirst,
    ...(after && {p_after: {ship_by: after.shipBy, id: after.id}}),
  });
  return z.array(DeskOrderSchema).parse(rows);
}

function viewFilter(view: DeskView, now: Date): DeskFilter {
  switch (view) {
    case 'to-ship':
      return READY;
    case 'late':
      return {...READY, ship_by_before: shopDay(now)};
    case 'on-hold':
      return {status: 'open', on_hold: true};
    case 'sent':
      return {fulfillment_status: 'fulfilled'};
    case 'all':
      return {};
  }
}

const searchFilter = (search: DeskSearch): DeskFilter =>
  search.kind === 'number' ? {number: search.beginning} : {sku_or_tag: search.text};
