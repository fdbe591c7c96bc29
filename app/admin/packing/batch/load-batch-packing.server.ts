import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {toFullName} from '~/core/person-name';
import {toAddressLines} from '~/orders/model/to-order-detail.server';
import type {AppContext} from '~/platform/context.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {batchPath} from '~/admin/frame/chosen-orders';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {findBundleContents} from '../list/find-bundle-contents.server';
import {findKnownLots} from '../list/find-known-lots.server';
import {toPickList} from '../list/to-pick-list';
import {deskPathOf} from '../packing-order.server';
import type {SlipLot} from '../slip/slip-view';
import {toSlipLots} from '../slip/to-slip-lots.server';
import {toSlipQrCode} from '../slip/to-slip-qr-code.server';
import type {BatchPickListView, BatchSlipsView} from './batch-packing-view';
import {BatchParcelSchema, toBatchWork, type BatchParcel, type LeftOutOrder} from './batch-parcels';

/**
 * Loads the pick list of all orders of a batch; null while the database is unavailable. It is made of the stored orders
 * alone: Shopify's rate limit would take minutes for hundreds of orders.
 * @throws Response 404 for a batch that does not exist or was deleted
 */
export async function loadBatchPickList({context, request, params}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request, 'orders');
  const found = await findBatchWork(context, userId, params.batch);
  if (!found) return data(null, {status: 503});
  const {id, parcels, leftOut} = found;
  const lines = parcels.flatMap((parcel) => parcel.lines);
  const contents = await findBundleContents(context, lines);
  const view: BatchPickListView = {
    ...toCommonView(id, parcels, leftOut),
    items: toPickList(lines, contents ?? new Map()),
    isUnsplit: contents === null,
  };
  return data(view);
}

/**
 * Loads the packing slips of a batch; null while the database is unavailable.
 * @throws Response 404 for a batch that does not exist or was deleted
 */
export async function loadBatchSlips({context, request, params}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request, 'orders');
  const found = await findBatchWork(context, userId, params.batch);
  if (!found) return data(null, {status: 503});
  const {id, parcels, leftOut} = toSingleParcels(found);
  const lotsOf = await findLotsOfParcels(context, parcels);
  const view: BatchSlipsView = {
    ...toCommonView(id, parcels, leftOut),
    slips: parcels.map(({id: orderId, name, address, note, lines}) => ({
      id: orderId,
      name,
      address: address && toAddressLines(address),
      note,
      lines,
      lots: lotsOf(lines),
      qrCode: toSlipQrCode(new URL(deskPathOf(orderId), context.config.PUBLIC_ORIGIN).href),
    })),
  };
  return data(view);
}

/**
 * Finds the lots of all parcels in one read, and draws the QR code of each lot once. Bundles are replaced by what is in them.
 * @returns a function that selects the lots of one parcel by its lines
 */
async function findLotsOfParcels(context: AppContext, parcels: readonly BatchParcel[]) {
  const lines = parcels.flatMap((parcel) => parcel.lines);
  const contents = (await findBundleContents(context, lines)) ?? new Map();
  const lots = toSlipLots([], await findKnownLots(context, toPickList(lines, contents)), context.config);
  return (sent: BatchParcel['lines']): readonly SlipLot[] => {
    const dishes = new Set(toPickList(sent, contents).map(({title}) => title));
    return lots.filter(({dish}) => dishes.has(dish));
  };
}

/** The orders of a batch in the order of their slips, and those without one. */
export interface BatchParcels {
  readonly id: string;
  readonly path: string;
  readonly parcels: readonly {readonly id: string; readonly name: string; readonly customer: string | null}[];
  readonly leftOut: readonly LeftOutOrder[];
}

/**
 * Finds the orders of a batch that are sent in one parcel each, in the order of their slips; null while the database is
 * unavailable.
 * @throws Response 404 for a batch that does not exist or was deleted
 */
export async function findBatchParcels(
  context: AppContext,
  userId: string,
  batch: string | undefined,
): Promise<BatchParcels | null> {
  const found = await findBatchWork(context, userId, batch);
  if (!found) return null;
  const {id, parcels, leftOut} = toSingleParcels(found);
  return {
    ...toCommonView(id, parcels, leftOut),
    parcels: parcels.map(({id: orderId, name, address}) => ({
      id: orderId,
      name,
      customer: toFullName({firstName: address?.first_name, lastName: address?.last_name}) || null,
    })),
  };
}

type FoundWork = NonNullable<Awaited<ReturnType<typeof findBatchWork>>>;

/** Leaves out orders of several parcels: which items go into which one only Shopify knows. */
function toSingleParcels({id, parcels, leftOut}: FoundWork): FoundWork {
  const several = parcels.filter(({hasSeveralParcels}) => hasSeveralParcels);
  return {
    id,
    parcels: parcels.filter(({hasSeveralParcels}) => !hasSeveralParcels),
    leftOut: [
      ...leftOut,
      ...several.map(({place, id: orderId, name}) => ({place, id: orderId, name, reason: 'several-parcels' as const})),
    ],
  };
}

const toCommonView = (id: string, parcels: readonly BatchParcel[], leftOut: readonly LeftOutOrder[]) => ({
  id,
  path: batchPath(id),
  orderCount: parcels.length,
  leftOut: [...leftOut].sort((left, right) => left.place - right.place),
});

async function findBatchWork(context: AppContext, userId: string, batch: string | undefined) {
  const id = z.uuid().safeParse(batch).data;
  if (!id) throw new Response(null, {status: 404});
  const rows = await nullIfUnavailable(context, () =>
    context.backend.call('find_order_batch_parcels', {p_actor_id: userId, p_batch_id: id}),
  );
  if (!rows) return null;
  // A batch has at least one order.
  if (rows.length === 0) throw new Response(null, {status: 404});
  return {id, ...toBatchWork(z.array(BatchParcelSchema).parse(rows))};
}
