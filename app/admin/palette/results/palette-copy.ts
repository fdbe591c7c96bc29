import type {HitKind} from './admin-search-view';

/** Copy of the pages that can be found by name. */
export const DESTINATION_COPY = {
  late: 'Late orders',
  onHold: 'Orders on hold',
  sent: 'Sent orders',
  addProduct: 'Add a product',
  importOrder: 'Import an order',
  importTracking: 'Import tracking numbers',
  shop: 'View shop',
} as const;

/** Copy of the search of the admin and of the command palette. */
export const PALETTE_COPY = {
  title: 'Search',
  field: 'Search orders, customers, products and pages',
  clear: 'Show all pages again',
  hint: 'Order number, name, email address, SKU or title',
  open: 'Search and commands',
  label: 'Search orders, customers, products, pages and commands',
  placeholder: 'Order, customer, product or command',
  close: 'Close',
  results: 'Results',
  thisPage: 'On this page',
  seen: 'Last seen',
  pages: 'Pages',
  more: 'Search in',
  searching: 'Searching…',
  failed: 'The search does not respond.',
  failedHelp: 'You may be offline or signed out.',
  retry: 'Try again',
  openPage: 'Open the search page',
  nothing: (query: string) => `Nothing found for “${query}”`,
  nothingText: 'Search by the beginning of an order number, a name, an email address or a title.',
  unavailableHelp: 'Please try again in a minute.',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  keys: [
    ['↑ ↓', 'choose'],
    ['Enter', 'open'],
    ['Ctrl Enter', 'open in a new tab'],
    ['Esc', 'close'],
  ],
} as const;

const KIND_NAMES: Readonly<Record<HitKind, string>> = {
  orders: 'Orders',
  customers: 'Customers',
  products: 'Products',
};

export const hitKindTitle = (kind: HitKind): string => KIND_NAMES[kind];

export const allOfKindLabel = (kind: HitKind, query: string): string =>
  `All ${KIND_NAMES[kind].toLowerCase()} for “${query}”`;

/** Says that nothing of a kind could be searched, and why. */
export const unavailableText = (kind: HitKind): string =>
  `${KIND_NAMES[kind]} are unavailable: ${kind === 'products' ? 'Shopify' : 'the database'} does not respond.`;
