import {toMoney} from '~/core/to-money';
import {createShopFormat} from '~/core/shop-time-zone';
import {bundleName} from '~/orders/model/bundle-name';
import {holdReasonText} from '~/orders/model/hold-reasons';
import {itemName} from '~/orders/model/to-view-parts.server';
import type {DeskOrderRow} from '../find-desk-orders.server';
import {deskOrderName} from '../to-desk-row.server';
import type {ExportDetails} from './find-export-details.server';
import {ORDER_EXPORT_COPY, type ORDER_EXPORT_COLUMNS} from './order-export-copy';

/** `2026-11-20 10:00`, which spreadsheets recognize and sort. */
const minuteFormat = createShopFormat('sv-SE', {dateStyle: 'short', timeStyle: 'short'});

/**
 * Converts an order to the cells of a file, one for each column; what is unknown is empty.
 * @param details undefined for an order that was deleted while the file was made
 */
export function toExportRow(row: DeskOrderRow, details: ExportDetails | undefined): readonly string[] {
  const address = row.shipping_address;
  const amountOf = (minor: number | undefined) => (minor === undefined ? '' : toMoney(minor, row.currency).amount);
  const tracking = details?.tracking.filter(({number}) => number !== null) ?? [];
  const cells: Readonly<Record<(typeof ORDER_EXPORT_COLUMNS)[number], string | null | undefined>> = {
    Order: deskOrderName(row),
    'Placed at': minuteFormat().format(new Date(row.placed_at)),
    'Ship by': row.ship_by,
    Status: row.status,
    Fulfillment: row.fulfillment_status,
    Payment: row.financial_status,
    Subtotal: amountOf(details?.subtotal_minor),
    Discount: amountOf(details?.discount_minor),
    Shipping: amountOf(details?.shipping_minor),
    Tax: amountOf(details?.tax_minor),
    Total: amountOf(row.total_minor),
    Refunded: amountOf(details?.refunded_minor),
    Currency: row.currency,
    'Mail address': details?.email,
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
    Items: (details?.items ?? []).map(toItemLine).join('\n'),
    Carrier: tracking.map(({company}) => company ?? '').join('\n'),
    'Tracking number': tracking.map(({number}) => number).join('\n'),
    'Customer note': row.note,
    Tags: (row.tags ?? []).join(', '),
    Hold: (row.hold_reasons ?? []).map(holdReasonText).join(', '),
    Risk: row.risk,
  };
  return Object.values(cells).map((cell) => cell ?? '');
}

/** The component of a bundle names it: `2 × Dal (DAL), part of 1 × Starter Set`. */
function toItemLine(item: ExportDetails['items'][number]): string {
  const bundle = item.bundle && (bundleName(item.bundle) ?? ORDER_EXPORT_COPY.unnamedBundle);
  const sku = item.sku ? ` (${item.sku})` : '';
  return `${item.quantity} × ${itemName(item)}${sku}${bundle ? `, ${ORDER_EXPORT_COPY.partOf(bundle)}` : ''}`;
}
