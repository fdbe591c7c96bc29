import {data} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdmin, type AdminViewer} from '~/admin/frame/access/require-admin.server';
import {toOrderDetail} from '~/orders/model/to-order-detail.server';
import type {OrderRequestArgs} from '~/orders/model/order-context.server';
import {findPackingWork} from '../list/find-packing-work.server';
import {deskPathOf, requirePackingOrder, type DeskServices} from '../packing-order.server';
import {toSlipLots} from './to-slip-lots.server';
import type {SlipView} from './slip-view';
import {toSlipQrCode} from './to-slip-qr-code.server';

/**
 * Loads the packing slip of an order; null while the database is unavailable.
 * @throws Response 404 for an order that does not exist; a redirect for everyone but admins
 */
export async function loadSlip(
  {context, request}: OrderRequestArgs,
  reference: string,
  services: Pick<DeskServices, 'findDeskOrder'>,
) {
  const viewer = await requireAdmin(context, request, 'orders');
  const slip = await nullIfUnavailable(context, () => findSlip(context, viewer, reference, services));
  return data(slip, {status: slip ? 200 : 503});
}

async function findSlip(
  context: AppContext,
  viewer: AdminViewer,
  reference: string,
  {findDeskOrder}: Pick<DeskServices, 'findDeskOrder'>,
): Promise<SlipView> {
  const row = await requirePackingOrder(context, viewer, reference);
  const [facts, work] = await Promise.all([
    findDeskOrder({backend: context.backend, userId: viewer.userId}, row.id),
    row.shopify_order_id ? findPackingWork(context, row.shopify_order_id) : null,
  ]);
  const {name, address, items} = toOrderDetail(row, context.config);
  const path = deskPathOf(row.id);
  const ordered = items.map((item, index) => ({
    ...item,
    id: String(index),
    sku: null,
    bundle: item.bundle?.name ?? null,
  }));
  const parcel = work?.kind === 'parcel' ? work.parcel : null;
  return {
    id: row.id,
    name,
    path,
    address,
    note: facts?.note ?? null,
    lines: (parcel?.lines ?? ordered).map(({id, title, variant, sku, quantity, bundle}) => ({
      id,
      title,
      variant,
      sku,
      quantity,
      bundle,
    })),
    isWholeOrder: !parcel,
    lots: parcel ? toSlipLots([], parcel.knownLots, context.config) : toSlipLots(row.lots, [], context.config),
    qrCode: toSlipQrCode(new URL(path, context.config.PUBLIC_ORIGIN).href),
  };
}
