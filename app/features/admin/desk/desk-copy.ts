import type {DeskView} from './desk-request';

/** Copy of the order desk. */
export const DESK_COPY = {
  title: 'Orders',
  views: 'Views',
  search: 'Search orders',
  searchHint: 'Order number, SKU or tag',
  find: 'Search',
  clearSearch: 'Show all views again',
  caption: 'Orders',
  order: 'Order',
  promise: 'Promise',
  customer: 'Customer',
  items: 'Items',
  status: 'Status',
  total: 'Total',
  next: 'Next orders',
  first: 'First orders',
  pages: 'Pages of orders',
  sent: 'Sent',
  canceled: 'Canceled',
  closed: 'Closed',
  risk: 'Check for fraud',
  note: 'Customer note',
  noAddress: 'No address',
  failed: 'The orders cannot be loaded at the moment.',
  failedText: 'Nothing has changed. Please try again in a minute.',
  shortcuts: 'Keyboard shortcuts',
  close: 'Close',
} as const;

/** Copy of an order's page in the desk. */
export const DESK_ORDER_COPY = {
  customerPage: 'Customer’s page',
  placed: 'Placed',
  shipping: 'Pack and ship',
  address: 'Ship to',
  noAddress: 'This order has no shipping address.',
  siblings: 'Other open orders of this customer',
  note: 'Note and tags',
  tags: (tags: readonly string[]) => `Tags: ${tags.join(', ')}`,
  timeline: 'What happened when',
  missing: 'Order not found',
  back: 'Back to the orders',
  failed: 'Failed to load order details',
  failedText: 'The database does not respond. Please try again in a minute.',
} as const;

/** The titles of the views. */
export const VIEW_TITLES: Readonly<Record<DeskView, string>> = {
  'to-ship': 'To ship',
  late: 'Late',
  'on-hold': 'On hold',
  sent: 'Sent',
  all: 'All orders',
};

/** What an empty view says. */
export const EMPTY_VIEWS: Readonly<Record<DeskView, {readonly title: string; readonly text: string}>> = {
  'to-ship': {title: 'Everything is shipped', text: 'New orders appear here by themselves.'},
  late: {title: 'No order is late', text: 'Orders appear here the day after their promised ship date.'},
  'on-hold': {title: 'No order is on hold', text: 'Held orders stay here until they are released.'},
  sent: {title: 'No order has been sent yet', text: 'Orders appear here once all of their items are sent.'},
  all: {title: 'No orders yet', text: 'New orders appear here by themselves.'},
};

/** What a search without results says. */
export const emptySearch = (search: string) => ({
  title: `No order matches “${search}”`,
  text: 'Search by order number, or by a whole SKU or tag.',
});

const HOLDS: ReadonlyMap<string, string> = new Map([
  ['awaiting_payment', 'awaiting payment'],
  ['high_risk_of_fraud', 'high risk of fraud'],
  ['incorrect_address', 'incorrect address'],
  ['inventory_out_of_stock', 'out of stock'],
  ['unknown_delivery_date', 'unknown delivery date'],
]);

/** The warning about a hold, by Shopify's reason. */
export function holdWarning(reason: string): string {
  const known = HOLDS.get(reason.toLowerCase());
  return known ? `On hold: ${known}` : 'On hold';
}

/** Keys with what they do, as a page's help lists them. */
export type ShortcutList = readonly (readonly [key: string, what: string])[];

/** The keys of an order's page in the desk. */
export const ORDER_KEYS: ShortcutList = [
  ['F', 'Go to Mark as Fulfilled'],
  ['T', 'Go to the tracking fields'],
  ['U', 'Back to the orders'],
  ['?', 'Show these shortcuts'],
];

/** The keys of the desk. */
export const DESK_KEYS: ShortcutList = [
  ['J', 'Next order'],
  ['K', 'Previous order'],
  ['Enter', 'Open the order'],
  ['/', 'Search'],
  ['?', 'Show these shortcuts'],
];
