import {data} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdmin, type AdminViewer} from '~/admin/frame/access/require-admin.server';
import {toOrderDetail} from '~/orders/model/to-order-detail.server';
import type {OrderRequestArgs} from '~/orders/model/order-context.server';
import {toLeaseView} from './lease/claim-lease.server';
import {findPackingWork} from './list/find-packing-work.server';
import {PACKING_COPY} from './packing-copy';
import {deskPathOf, findCancellation, requirePackingOrder, type DeskServices} from './packing-order.server';
import type {LoadedPacking, PackingWork} from './packing-view';

/**
 * Loads the packing page of an order; null while the database is unavailable. A read claims nothing: the page does once it is
 * open, so that a prefetched link does not.
 * @throws Response 404 for an order that does not exist; a redirect for everyone but admins
 */
export async function loadPacking(
  {context, request}: OrderRequestArgs,
  reference: string,
  services: Pick<DeskServices, 'findDeskOrder' | 'isCanceling'>,
) {
  const viewer = await requireAdmin(context, request, 'packing');
  const loaded = await nullIfUnavailable(context, () => findLoaded(context, viewer, reference, services));
  return data(loaded, {status: loaded ? 200 : 503});
}

const UNKNOWN_TO_SHOP: PackingWork = {kind: 'failed', title: PACKING_COPY.unknown, text: PACKING_COPY.unknownText};

async function findLoaded(
  context: AppContext,
  viewer: AdminViewer,
  reference: string,
  {findDeskOrder, isCanceling}: Pick<DeskServices, 'findDeskOrder' | 'isCanceling'>,
): Promise<LoadedPacking> {
  const {userId} = viewer;
  const row = await requirePackingOrder(context, viewer, reference);
  const finding = findDeskOrder({backend: context.backend, userId}, row.id);
  const [facts, cancellation, work] = await Promise.all([
    finding,
    findCancellation(context, userId, row, {findDeskOrder: () => finding, isCanceling}),
    row.shopify_order_id ? findPackingWork(context, row.shopify_order_id) : UNKNOWN_TO_SHOP,
  ]);
  if (!facts) throw new Response(null, {status: 404});
  const {name, address} = toOrderDetail(row, context.config);
  return {
    name,
    path: deskPathOf(row.id),
    address,
    note: facts.note,
    lease: facts.packing && toLeaseView(facts.packing, new Date()),
    work: cancellation ? {kind: 'canceled', ...cancellation} : work,
    idempotencyKey: crypto.randomUUID(),
  };
}
