import {data} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {findOrderForStaff} from '~/orders/model/find-order-for-staff.server';
import {parseOrderReference} from '~/orders/model/order-reference';
import type {OrderDetailView} from '~/orders/model/order-view';
import {toOrderDetail} from '~/orders/model/to-order-detail.server';
import type {OrderRequestArgs} from '~/orders/model/order-context.server';
import {requireAdmin, type AdminViewer} from '~/admin/frame/access/require-admin.server';
import {findDeskOrder, type DeskReader} from '../find-desk-orders.server';
import {findOrderNotes} from '../notes/find-order-notes.server';
import {findTimelineRows, toOrderTimeline} from '../timeline/find-order-timeline.server';
import {
  hasOpenCancellation,
  toStaffView,
  toUnfinished,
  type DeskOrderServices,
  type LoadedDeskOrder,
} from './load-desk-order.server';

type PackerServices<Panel> = Pick<DeskOrderServices<Panel, unknown>, 'loadPanel' | 'isCanceling'>;

/**
 * Loads an order for a packer, as `loadDeskOrder` does for an owner: without amounts, and without what is only for owners.
 * @throws Response 404 for an order that does not exist; 403 or a redirect for others than staff
 */
export async function loadPackerOrder<Panel>(
  {context, request}: OrderRequestArgs,
  reference: string,
  services: PackerServices<Panel>,
) {
  const viewer = await requireAdmin(context, request, 'orders');
  const loaded = await nullIfUnavailable(context, () => findLoaded(context, viewer, reference, services));
  return data(loaded, {status: loaded ? 200 : 503});
}

async function findLoaded<Panel>(
  context: AppContext,
  viewer: AdminViewer,
  text: string,
  services: PackerServices<Panel>,
): Promise<LoadedDeskOrder<Panel, never>> {
  const reference = parseOrderReference(text);
  const row = reference && (await findOrderForStaff(context, viewer, reference));
  if (!row) throw new Response(null, {status: 404});
  const reader: DeskReader = {backend: context.backend, userId: viewer.userId};
  const [desk, notes, rows, panel] = await Promise.all([
    findDeskOrder(reader, row.id),
    findOrderNotes(reader, row.id),
    findTimelineRows(reader, row.id),
    row.shopify_order_id ? services.loadPanel(context, row.shopify_order_id) : null,
  ]);
  if (!desk) throw new Response(null, {status: 404});
  const isCanceling = await hasOpenCancellation(context, viewer.userId, {row, desk, rows}, services);
  const staffView = await toStaffView(reader, desk);
  return {
    ...staffView,
    canCancel: false,
    canCorrect: false,
    canPack: staffView.shipBy.kind !== 'finished' && !isCanceling,
    order: withoutAmounts(toOrderDetail(row, context.config)),
    timeline: toOrderTimeline(isCanceling ? rows.map(toUnfinished) : rows, row.currency),
    isCanceling,
    notes,
    panel,
    // Payment and customer are for owners.
    details: null,
    customerPath: null,
    shopifyUrl: null,
    idempotencyKey: crypto.randomUUID(),
  };
}

/** The database returned no amounts; what is computed of their absence must not be shown as an amount either. */
const withoutAmounts = (order: OrderDetailView): OrderDetailView => ({
  ...order,
  items: order.items.map((item) => ({...item, unitPrice: '', total: ''})),
  costs: [],
  total: '',
  includedTax: null,
  giftCards: [],
  progress: {...order.progress, refunds: [], unrefunded: null, unsettled: null},
  statusUrl: null,
  transactionId: null,
});
