import {data} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {backendOf, type AppConfig} from '~/platform/env.server';
import {shopifyAdminOrderUrl} from '~/platform/shop-addresses.server';
import {createViewerClient} from '~/platform/supabase/viewer-client.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {findOrder} from '~/orders/model/find-order.server';
import {orderPath, parseOrderReference} from '~/orders/model/order-reference';
import type {OrderDetailRow} from '~/orders/model/order-row';
import type {OrderDetailView} from '~/orders/model/order-view';
import {toOrderDetail} from '~/orders/model/to-order-detail.server';
import type {OrderRequestArgs} from '~/orders/model/order-context.server';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {toAddressWarnings} from './address-warnings';
import type {DeskOrderView, JoinedOrderView} from './desk-order-view';
import {DESK_ORDER_COPY} from '../desk-copy';
import {toShipByView} from '../to-ship-by-view';
import {
  findDeskOrder,
  findSiblings,
  type DeskOrderRow,
  type DeskReader,
  type SameAddressRow,
} from '../find-desk-orders.server';
import {findOrderNotes} from '../notes/find-order-notes.server';
import {findTimelineRows, toOrderTimeline, type TimelineRow} from '../timeline/find-order-timeline.server';
import {deskOrderName, deskOrderPath, toDeskRow} from '../to-desk-row.server';

/** The data of an order's page in the desk; `Panel` is the type of the fulfillment panel, `Details` of what only Shopify knows. */
export interface LoadedDeskOrder<Panel = unknown, Details = unknown> extends DeskOrderView {
  readonly panel: Panel | null;
  /** Null for an order that Shopify does not have. */
  readonly details: Details | null;
  readonly idempotencyKey: string;
}

/** What the desk needs from other features; the route passes it. */
export interface DeskOrderServices<Panel, Details> {
  /** Loads the fulfillment panel of an order, by Shopify's id. */
  loadPanel(context: AppContext, shopifyOrderId: string): Promise<Panel>;
  /** Loads payment, customer, risk and tags of an order, by Shopify's id. */
  loadDetails(context: AppContext, shopifyOrderId: string): Promise<Details>;
  /** Returns whether a cancellation of an open order has no outcome yet. */
  isCanceling(
    context: AppContext,
    userId: string,
    order: {readonly id: string; readonly shopifyOrderId: string},
  ): Promise<boolean>;
}

/**
 * Loads an order for an owner, by its id, Shopify's id or its number; null while the database is unavailable. Packers get
 * `loadPackerOrder`, so that nothing that is added here reaches them.
 * @throws Response 404 for an order that does not exist; 403 or a redirect for everyone but owners
 */
export async function loadDeskOrder<Panel, Details>(
  {context, request}: OrderRequestArgs,
  reference: string,
  services: DeskOrderServices<Panel, Details>,
) {
  const {userId} = await requireAdmin(context, request);
  const loaded = await nullIfUnavailable(context, () => findLoaded(context, userId, reference, services));
  return data(loaded, {status: loaded ? 200 : 503});
}

async function findLoaded<Panel, Details>(
  context: AppContext,
  userId: string,
  text: string,
  services: DeskOrderServices<Panel, Details>,
): Promise<LoadedDeskOrder<Panel, Details> | null> {
  const backend = backendOf(context.config);
  if (!backend) return null;
  const database = createViewerClient(backend, userId);
  const reference = parseOrderReference(text);
  const row = reference && (await findOrder(database, reference));
  if (!row) throw new Response(null, {status: 404});
  const reader: DeskReader = {backend: context.backend, userId};
  const [desk, notes, rows, panel, details] = await Promise.all([
    findDeskOrder(reader, row.id),
    findOrderNotes(reader, row.id),
    findTimelineRows(reader, row.id),
    row.shopify_order_id ? services.loadPanel(context, row.shopify_order_id) : null,
    row.shopify_order_id ? services.loadDetails(context, row.shopify_order_id) : null,
  ]);
  if (!desk) throw new Response(null, {status: 404});
  const isCanceling = await hasOpenCancellation(context, userId, {row, desk, rows}, services);
  const staffView = await toStaffView(reader, desk);
  return {
    ...staffView,
    canPack: staffView.shipBy.kind !== 'finished' && !isCanceling,
    canCorrect: staffView.canCancel && row.shipping_address !== null && row.shopify_order_id !== null && !isCanceling,
    order: toStaffDetail(row, desk, context.config),
    timeline: toOrderTimeline(isCanceling ? rows.map(toUnfinished) : rows, row.currency),
    isCanceling,
    notes,
    panel,
    details,
    shopifyUrl: row.shopify_order_id && shopifyAdminOrderUrl(row.shopify_order_id, context.config),
    customerPath: orderPath(row.id),
    idempotencyKey: crypto.randomUUID(),
  };
}

/** Both reads list the items in the order of Shopify. */
function toStaffDetail(row: OrderDetailRow, desk: DeskOrderRow, config: AppConfig): OrderDetailView {
  const order = toOrderDetail(row, config);
  return {...order, items: order.items.map((item, at) => ({...item, sku: desk.items?.[at]?.sku ?? null}))};
}

const CANCELLATION = 'order.cancel';

/** What is known of an order that staff may have canceled. */
interface CancelableOrder {
  readonly row: OrderDetailRow;
  readonly desk: DeskOrderRow;
  readonly rows: readonly TimelineRow[];
}

/** Returns whether a cancellation of an order has no outcome yet. @throws BackendUnavailable */
export async function hasOpenCancellation(
  context: AppContext,
  userId: string,
  {row: {id, shopify_order_id: shopifyOrderId}, desk, rows}: CancelableOrder,
  {isCanceling}: Pick<DeskOrderServices<unknown, unknown>, 'isCanceling'>,
): Promise<boolean> {
  if (!hasUnfinishedCancellation(desk, rows) || shopifyOrderId === null) return false;
  return isCanceling(context, userId, {id, shopifyOrderId});
}

/** Returns whether staff have canceled an order that is open as far as the order tables know. */
const hasUnfinishedCancellation = ({status}: DeskOrderRow, rows: readonly TimelineRow[]): boolean =>
  status === 'open' &&
  rows.some(({kind, outcome}) => kind === CANCELLATION && (outcome === 'done' || outcome === 'checking'));

/** Shopify has accepted a cancellation that is done for us, but executes it later. */
export const toUnfinished = (row: TimelineRow): TimelineRow =>
  row.kind === CANCELLATION && row.outcome === 'done' ? {...row, outcome: 'checking'} : row;

const SENT: ReadonlySet<string> = new Set(['fulfilled', 'partially_fulfilled']);

export async function toStaffView(reader: DeskReader, row: DeskOrderRow) {
  const now = new Date();
  const joined = new Set(row.same_address.map(({id}) => id));
  const siblings = row.shopify_customer_id ? await findSiblings(reader, row.shopify_customer_id, row.id) : [];
  const {shipBy, shippingMethod, payment, warnings} = toDeskRow(row, now);
  return {
    path: deskOrderPath(row.id),
    canCancel: row.status === 'open' && !SENT.has(row.fulfillment_status ?? ''),
    shipBy,
    shippingMethod,
    payment,
    warnings,
    addressWarnings: row.shipping_address ? toAddressWarnings(row.shipping_address, row.shipping_method) : [],
    note: row.note,
    tags: row.tags ?? [],
    siblings: siblings.filter(({id}) => !joined.has(id)).map((sibling) => toJoined(sibling, null, now)),
    sameAddress: row.same_address.map((same) => toJoined(same, customerOf(same, row), now)),
  };
}

const customerOf = (same: SameAddressRow, {shopify_customer_id: customer}: DeskOrderRow): string =>
  customer !== null && same.shopify_customer_id === customer
    ? DESK_ORDER_COPY.sameCustomer
    : (same.customer ?? DESK_ORDER_COPY.otherCustomer);

const toJoined = (
  row: Pick<DeskOrderRow, 'id' | 'order_number' | 'ship_by'>,
  customer: string | null,
  now: Date,
): JoinedOrderView => ({
  id: row.id,
  name: deskOrderName(row),
  path: deskOrderPath(row.id),
  shipBy: toShipByView(row.ship_by, now),
  customer,
});
