import {holdReasonText} from '~/orders/model/hold-reasons';
import type {DeskView, StatusFilter} from './queue/desk-request';
import type {FoundBy} from './find-desk-orders.server';

export const DESK_COPY = {
  title: 'Orders',
  views: 'Views',
  search: 'Search orders',
  searchHint: (seesContacts: boolean) => (seesContacts ? 'Number, name, mail, phone…' : 'Number, name, phone, SKU…'),
  clearSearch: 'Show all views again',
  caption: 'Orders',
  order: 'Order',
  shipBy: 'Promise',
  noParcel: 'No parcel',
  customer: 'Customer',
  items: 'Items',
  status: 'Status',
  total: 'Total',
  next: 'Next orders',
  first: 'First orders',
  pages: 'Pages of orders',
  notWaiting: 'This order does not wait to be packed.',
  noneChosen: 'Go to an order with J or K first.',
  ends: {first: 'This is the first order of the page.', last: 'This is the last order.'},
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

export const DESK_ORDER_COPY = {
  customerPage: 'Customer’s page',
  pack: 'Pack',
  placed: 'Placed',
  shipping: 'Pack and ship',
  address: 'Ship to',
  noAddress: 'This order has no shipping address.',
  siblings: 'Other open orders of this customer',
  sameAddress: 'Open orders to the same address',
  sameAddressHint: 'Send them in one box, if they are ready.',
  sameCustomer: 'Same customer',
  otherCustomer: 'Another customer',
  note: 'Note and tags',
  sku: (sku: string) => `SKU ${sku}`,
  correct: 'Correct the address',
  edit: 'Edit in Shopify',
  decisions: 'Refund or cancel',
  refund: 'Refund items',
  cancel: 'Cancel the order',
  canceling: 'This order is being canceled',
  cancelingText:
    'Do not pack it. The outcome is still being checked; this page shows it as soon as Shopify reports it.',
  missing: 'Order not found',
  back: 'Back to the orders',
  failed: 'Failed to load order details',
  failedText: 'The database does not respond. Please try again in a minute.',
} as const;

export const VIEW_TITLES: Readonly<Record<DeskView, string>> = {
  'to-ship': 'To ship',
  late: 'Late',
  'on-hold': 'On hold',
  sent: 'Sent',
  all: 'All orders',
};

export const EMPTY_VIEWS: Readonly<Record<DeskView, {readonly title: string; readonly text: string}>> = {
  'to-ship': {title: 'Everything is shipped', text: 'New orders appear here by themselves.'},
  late: {title: 'No order is late', text: 'Orders appear here the day after their promised ship date.'},
  'on-hold': {title: 'No order is on hold', text: 'Held orders stay here until they are released.'},
  sent: {title: 'No order has been sent yet', text: 'Orders appear here once all of their items are sent.'},
  all: {title: 'No orders yet', text: 'New orders appear here by themselves.'},
};

/** Names the searched order numbers without an order. */
export const missingNumbersText = (numbers: readonly string[]): string => `Not found: ${numbers.join(', ')}`;

/** What a search or filters without results say. */
export const emptySelection = (search: string, hasFilters: boolean, seesContacts: boolean) => ({
  title: search ? `No order matches “${search}”` : 'No order matches these filters',
  text: hasFilters
    ? 'Remove a filter, or show all views again.'
    : `Search by the beginning of a number, several whole numbers, a name, ${seesContacts ? 'a mail address, ' : ''}a city or a product; or by a whole SKU, tag, tracking number, phone number, ZIP code, discount code or lot.`,
});

export const DESK_FILTER_COPY = {
  status: 'Status',
  method: 'Shipping method',
  hold: 'Hold',
  risk: 'Risk',
  tag: 'Tag',
  from: 'Placed from',
  to: 'Placed to',
} as const;

const STATUS_TITLES: Readonly<Record<StatusFilter, string>> = {
  'to-ship': 'To ship',
  late: 'Late',
  'partly-sent': 'Partly sent',
  sent: 'Sent',
  canceled: 'Canceled',
};

export const FILTER_VALUE_TITLES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(STATUS_TITLES),
  ['yes', 'On hold'],
  ['no', 'Not on hold'],
  ['check', 'Check for fraud'],
]);

const FOUND_BY: Readonly<Record<FoundBy, string>> = {
  number: 'number',
  sku: 'SKU',
  tag: 'tag',
  name: 'name',
  email: 'mail address',
  tracking: 'tracking number',
  phone: 'phone',
  city: 'city',
  zip: 'ZIP code',
  title: 'product',
  discount: 'discount code',
  lot: 'lot',
};

/** Says what a searched text matched: `Found by SKU and tag`. */
export const foundByText = (kinds: readonly FoundBy[]): string =>
  `Found by ${kinds.map((kind) => FOUND_BY[kind]).join(' and ')}`;

/** The warning about a hold, by Shopify's reason. */
export const holdWarning = (reason: string): string =>
  reason.toLowerCase() === 'other' ? 'On hold' : `On hold: ${holdReasonText(reason).toLowerCase()}`;

const MAX_NAMED_ORDERS = 2;

/** Says that other open orders go to the same address: `Same address as #1002 and #1003`. */
export const sameAddressWarning = (names: readonly string[]): string =>
  names.length > MAX_NAMED_ORDERS
    ? `Same address as ${names.slice(0, MAX_NAMED_ORDERS).join(', ')} and more`
    : `Same address as ${names.join(' and ')}`;

/** What staff can do on an order's page in the desk, beside its links. */
export const ORDER_COMMANDS = {
  fulfill: 'Go to Mark as Fulfilled',
  track: 'Go to the tracking number',
  pack: 'Pack the order',
  slip: 'Packing slip',
  hold: 'Put the order on hold',
  release: 'Release the hold',
  note: 'Write a note for staff',
  tag: 'Add a tag',
  back: 'Back to the orders',
  help: 'Show the keyboard shortcuts',
} as const;

export const DESK_COMMANDS = {
  next: 'Next order',
  previous: 'Previous order',
  pack: 'Pack the focused order',
  choose: 'Choose the focused order, or not',
  chooseRange: 'Choose from the last chosen order to this one',
  help: ORDER_COMMANDS.help,
} as const;

/** The keys of the desk that the browser and the command palette handle. */
export const OTHER_KEYS = {
  open: ['Enter', 'Open the order'],
  search: ['/', DESK_COPY.search],
  palette: 'Search everything, and all commands',
} as const;
