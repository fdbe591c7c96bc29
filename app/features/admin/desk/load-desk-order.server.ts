import {data} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {createViewerClient} from '~/platform/supabase/viewer-client.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {findOrder} from '~/features/orders/detail/find-order.server';
import {orderPath, parseOrderReference} from '~/features/orders/model/order-reference';
import {toOrderDetail} from '~/features/orders/model/to-order-detail.server';
import type {OrderRequestArgs} from '~/features/orders/order-context.server';
import {requireAdmin} from '../access/require-admin.server';
import type {DeskOrderView, SiblingOrderView} from './desk-order-view';
import type {DeskRowView} from './desk-row-view';
import {findDeskOrder, findSiblings, type DeskReader} from './find-desk-orders.server';
import {findOrderNotes} from '../order-notes/find-order-notes.server';
import {toDeskRow} from './to-desk-row.server';

/** The data of an order's page in the desk; `Panel` is the type of the fulfillment panel. */
export interface LoadedDeskOrder<Panel = unknown> extends DeskOrderView {
  readonly panel: Panel | null;
  /** The idempotency key of the forms on this page. */
  readonly attempt: string;
}

/** Loads the fulfillment panel of an order, by Shopify's id. */
type LoadPanel<Panel> = (context: AppContext, shopifyOrderId: string) => Promise<Panel>;

/**
 * Loads an order for the desk, by its id, Shopify's id or its number; null while the database is unavailable.
 * @throws Response 404 for an order that does not exist; a redirect for everyone but admins
 */
export async function loadDeskOrder<Panel>(
  {context, request}: OrderRequestArgs,
  reference: string,
  loadPanel: LoadPanel<Panel>,
) {
  const {userId} = await requireAdmin(context, request);
  const loaded = await nullIfUnavailable(context, () => findLoaded(context, userId, reference, loadPanel));
  return data(loaded, {status: loaded ? 200 : 503});
}

async function findLoaded<Panel>(
  context: AppContext,
  userId: string,
  text: string,
  loadPanel: LoadPanel<Panel>,
): Promise<LoadedDeskOrder<Panel> | null> {
  const backend = backendOf(context.config);
  if (!backend) return null;
  const database = createViewerClient(backend, userId);
  const reference = parseOrderReference(text);
  const row = reference && (await findOrder(database, reference));
  if (!row) throw new Response(null, {status: 404});
  const [staffView, notes, panel] = await Promise.all([
    findStaffView({backend: context.backend, userId}, row.id),
    findOrderNotes(database, row.id),
    row.shopify_order_id ? loadPanel(context, row.shopify_order_id) : null,
  ]);
  if (!staffView) throw new Response(null, {status: 404});
  const order = toOrderDetail(row, context.config);
  return {order, ...staffView, notes, panel, customerPath: orderPath(row.id), attempt: crypto.randomUUID()};
}

/** Returns null for an order that was deleted meanwhile. */
async function findStaffView(
  reader: DeskReader,
  id: string,
): Promise<Omit<DeskOrderView, 'order' | 'notes' | 'customerPath'> | null> {
  const now = new Date();
  const row = await findDeskOrder(reader, id);
  if (!row) return null;
  const siblings = row.shopify_customer_id ? await findSiblings(reader, row.shopify_customer_id, id) : [];
  const {promise, shippingMethod, warnings} = toDeskRow(row, now);
  return {
    promise,
    shippingMethod,
    warnings,
    note: row.note,
    tags: row.tags ?? [],
    siblings: siblings.map((sibling) => toSibling(toDeskRow(sibling, now))),
  };
}

const toSibling = ({id, name, path, promise}: DeskRowView): SiblingOrderView => ({id, name, path, promise});
