export const DESK_VIEWS = ['to-ship', 'late', 'on-hold', 'sent', 'all'] as const;

export type DeskView = (typeof DESK_VIEWS)[number];

export const STATUS_FILTERS = ['to-ship', 'late', 'partly-sent', 'sent', 'canceled'] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** In characters: the numbers of a hundred orders. */
export const MAX_SEARCH_LENGTH = 700;

/** What the listed orders have in common; everything absent does not matter. */
export interface DeskFilters {
  readonly status?: StatusFilter;
  /** The title of a shipping method. */
  readonly method?: string;
  readonly hold?: 'yes' | 'no';
  /** Only orders that Shopify recommends to check. */
  readonly risk?: 'check';
  /** A whole tag, in any case. */
  readonly tag?: string;
  /** The first and the last day on which they were placed: ISO days in the shop's time zone. */
  readonly from?: string;
  readonly to?: string;
}

/** What the desk lists: a view; or, of all orders, those that match a search and filters. */
export interface DeskSelection {
  readonly view: DeskView;
  /** The searched text, trimmed; empty without a search. A search covers the orders of every view. */
  readonly search: string;
  readonly filters: DeskFilters;
}

/** An order's position in a list. */
export interface DeskPosition {
  /** When it was placed. */
  readonly at: string;
  readonly id: string;
  /** What comes before the time in a list that starts with the most urgent order. */
  readonly queue?: {readonly priority: number; readonly shipBy: string};
}

/** What the desk's address asks for. */
export interface DeskRequest extends DeskSelection {
  /** The page starts after this order; null for the first page. */
  readonly after: DeskPosition | null;
}

/** The view of an address without one. */
export const DEFAULT_DESK_VIEW: DeskView = 'to-ship';
/** Returns whether the list is narrowed by a search or a filter, so that it covers the orders of every view. */
export const isNarrowed = ({search, filters}: Omit<DeskSelection, 'view'>): boolean =>
  search !== '' || Object.keys(filters).length > 0;

export const deskPath = (view: DeskView): string => selectionPath({view, search: '', filters: {}});

/** Returns the address of the first page of what the desk lists. */
export function selectionPath(selection: DeskSelection): string {
  const query = selectionQuery(selection).toString();
  return query ? `/admin/orders?${query}` : '/admin/orders';
}

export function nextPageQuery(selection: DeskSelection, {at, id, queue}: DeskPosition): string {
  const query = selectionQuery(selection);
  query.set('after', [...(queue ? [queue.priority, queue.shipBy] : []), at, id].join('_'));
  return `?${query.toString()}`;
}

/** A search and filters replace the view. */
function selectionQuery(selection: DeskSelection): URLSearchParams {
  const {view, search, filters} = selection;
  if (!isNarrowed(selection)) return new URLSearchParams(view === DEFAULT_DESK_VIEW ? {} : {view});
  return new URLSearchParams({...(search && {q: search}), ...filters});
}
