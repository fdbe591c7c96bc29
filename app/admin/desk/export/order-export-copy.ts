import {formatCount} from '~/core/format-count';
/** The most orders in one file. */
export const MAX_EXPORTED_ORDERS = 10_000;

export const ORDER_EXPORT_COPY = {
  export: 'Export CSV',
  hint: `The listed orders of all pages, at most ${formatCount(MAX_EXPORTED_ORDERS)}.`,
} as const;

export const ORDER_EXPORT_COLUMNS = [
  'Order',
  'Placed at (New York)',
  'Ship by',
  'Status',
  'Fulfillment',
  'Payment',
  'Total',
  'Currency',
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
  'Customer note',
  'Tags',
  'Hold',
  'Risk',
] as const;
