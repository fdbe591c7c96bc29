import type {StaffRole} from '~/core/staff-permissions';
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
  clear: 'Show all pages again',
  open: 'Search and commands',
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
  unavailableHelp: 'Please try again in a minute.',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  keys: [
    ['↑ ↓', 'choose'],
    ['Enter', 'open'],
    ['Ctrl Enter', 'open in a new tab'],
    ['Esc', 'close'],
  ],
} as const;

interface SearchCopy {
  readonly field: string;
  readonly hint: string;
  readonly label: string;
  readonly placeholder: string;
  readonly nothingText: string;
}

/** What can be searched, by role: packers find orders and pages, and no mail addresses. */
export const SEARCH_COPY: Readonly<Record<StaffRole, SearchCopy>> = {
  owner: {
    field: 'Search orders, customers, products and pages',
    hint: 'Order number, name, email address, SKU or title',
    label: 'Search orders, customers, products, pages and commands',
    placeholder: 'Order, customer, product or command',
    nothingText: 'Search by the beginning of an order number, a name, an email address or a title.',
  },
  packer: {
    field: 'Search orders and pages',
    hint: 'Order number, name, SKU or title',
    label: 'Search orders, pages and commands',
    placeholder: 'Order or command',
    nothingText: 'Search by the beginning of an order number, a name or a title.',
  },
};

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
