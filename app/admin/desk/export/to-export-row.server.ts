import {toMoney} from '~/core/money';
import {createShopFormat} from '~/core/shop-time-zone';
import {holdReasonText} from '~/orders/model/hold-reasons';
import {itemName} from '~/orders/model/to-view-parts.server';
import type {DeskOrderRow} from '../find-desk-orders.server';
import {deskOrderName} from '../to-desk-row.server';
import type {ORDER_EXPORT_COLUMNS} from './order-export-copy';

/** `2026-11-20 10:00`, which spreadsheets recognize and sort. */
const minuteFormat = createShopFormat('sv-SE', {dateStyle: 'short', timeStyle: 'short'});

/** Converts an order to the cells of a file, one for each column; what is unknown is empty. */
export function toExportRow(row: DeskOrderRow): readonly string[] {
  const address = row.shipping_address;
  const cells: Readonly<Record<(typeof ORDER_EXPORT_COLUMNS)[number], string | null | undefined>> = {
    Order: deskOrderName(row),
    'Placed at': minuteFormat().format(new Date(row.placed_at)),
    'Ship by': row.ship_by,
    Status: row.status,
    Fulfillment: row.fulfillment_status,
    Payment: row.financial_status,
    // Only owners export orders, and they get all amounts.
    Total: toMoney(row.total_minor ?? 0, row.currency).amount,
    Currency: row.currency,
    'First name': address?.first_name,
    'Last name': address?.last_name,
    Address: address?.address1,
    Apartment: address?.address2,
    City: address?.city,
    State: address?.province,
    'ZIP code': address?.zip,
    Country: address?.country,
    Phone: address?.phone,
    'Shipping method': row.shipping_method,
    Items: (row.items ?? []).map(toItemLine).join('\n'),
    'Customer note': row.note,
    Tags: (row.tags ?? []).join(', '),
    Hold: (row.hold_reasons ?? []).map(holdReasonText).join(', '),
    Risk: row.risk,
  };
  return Object.values(cells).map((cell) => cell ?? '');
}

const toItemLine = (item: NonNullable<DeskOrderRow['items']>[number]): string =>
  `${item.quantity} × ${itemName(item)}${item.sku ? ` (${item.sku})` : ''}`;
