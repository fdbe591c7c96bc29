import {formatCount} from '~/core/format-count';
import {getShopTimeZone} from '~/core/shop-time-zone';

/** The most orders in one file. */
export const MAX_EXPORTED_ORDERS = 10_000;

export const ORDER_EXPORT_COPY = {
  export: 'Export CSV',
  partOf: (bundle: string) => `part of ${bundle}`,
  unnamedBundle: 'a bundle',
  hint: `The listed orders of all pages, at most ${formatCount(MAX_EXPORTED_ORDERS)}.`,
} as const;

export const ORDER_EXPORT_COLUMNS = [
  'Order',
  'Placed at',
  'Ship by',
  'Status',
  'Fulfillment',
  'Payment',
  'Subtotal',
  'Discount',
  'Shipping',
  'Tax',
  'Total',
  'Refunded',
  'Currency',
  'Mail address',
  'First name',
  'Last name',
  'Address',
  'Apartment',
  'City',
  'State',
  'ZIP code',
  'Country',
  'Phone',
  'Shipping method',
  'Items',
  'Carrier',
  'Tracking number',
  'Customer note',
  'Tags',
  'Hold',
  'Risk',
] as const;

/** Returns the titles of the columns; that of times names the shop's time zone: `Placed at (New York)`. */
export function orderExportHeader(): readonly string[] {
  const city = getShopTimeZone().split('/').at(-1)?.replaceAll('_', ' ');
  return ORDER_EXPORT_COLUMNS.map((column) => (column === 'Placed at' ? `${column} (${city})` : column));
}
