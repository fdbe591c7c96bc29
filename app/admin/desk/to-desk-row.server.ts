import {toMomentView} from '~/core/moments';
import {packingText} from '~/orders/model/packing-lease';
import {needsParcel} from '~/orders/model/needs-parcel';
import {orderLabel} from '~/orders/model/order-names';
import {orderStatus, paymentStatus} from '~/orders/model/order-status';
import {formatMinorUnits, itemName} from '~/orders/model/to-view-parts.server';
import {DESK_COPY, foundByText, holdWarning, sameAddressWarning} from './desk-copy';
import {toShipByView} from './to-ship-by-view';
import type {DeskRowView, ShipByView} from './desk-row-view';
import type {DeskOrderRow} from './find-desk-orders.server';

const RISKS: ReadonlySet<string> = new Set(['investigate', 'cancel']);

export const deskOrderPath = (id: string): string => `/admin/orders/${id}`;

/** Returns the number of an order, or the end of its id. */
export const deskOrderName = ({id, order_number: number}: Pick<DeskOrderRow, 'id' | 'order_number'>): string =>
  orderLabel(number, id);

export function toDeskRow(row: DeskOrderRow, now: Date): DeskRowView {
  const address = row.shipping_address;
  const items = (row.items ?? []).filter(({quantity}) => quantity > 0);
  return {
    id: row.id,
    name: deskOrderName(row),
    path: deskOrderPath(row.id),
    placedAt: toMomentView(row.placed_at, 'short'),
    shipBy: toRowShipByView(row, now),
    customer: joined([address?.first_name, address?.last_name], ' '),
    place: joined([address?.city, address?.province], ', '),
    items: items.map(toItemText),
    shippingMethod: row.shipping_method,
    status: orderStatus(row.status === 'cancelled' ? 'cancelled' : row.fulfillment_status, 'pending'),
    payment: row.financial_status === 'paid' ? null : paymentStatus(row.financial_status),
    warnings: toWarnings(row, now),
    foundBy: row.found_by?.length ? foundByText(row.found_by) : null,
    total: row.total_minor === undefined ? null : formatMinorUnits(row.total_minor, row.currency),
  };
}

const toItemText = (item: NonNullable<DeskOrderRow['items']>[number]): string => `${item.quantity} × ${itemName(item)}`;

/** Only orders that wait are compared with the promised ship date. */
function toRowShipByView(row: DeskOrderRow, now: Date): ShipByView {
  if (row.status === 'cancelled') return {kind: 'finished', label: DESK_COPY.canceled};
  if (row.fulfillment_status === 'fulfilled') return {kind: 'finished', label: DESK_COPY.sent};
  if (row.status === 'closed') return {kind: 'finished', label: DESK_COPY.closed};
  if (!needsParcel(row.fulfillment_orders)) return {kind: 'later', label: DESK_COPY.noParcel};
  return toShipByView(row.ship_by, now);
}

const toWarnings = (
  {hold_reasons: holds, risk, note, packing, same_address: sameAddress}: DeskOrderRow,
  now: Date,
): readonly string[] => [
  ...(packing ? [packingText(packing, now)] : []),
  ...(sameAddress.length > 0 ? [sameAddressWarning(sameAddress.map(deskOrderName))] : []),
  ...(holds ?? []).map(holdWarning),
  ...(RISKS.has(risk ?? '') ? [DESK_COPY.risk] : []),
  ...(note ? [DESK_COPY.note] : []),
];

const joined = (parts: readonly (string | null | undefined)[], between: string): string | null =>
  parts.filter(Boolean).join(between) || null;
