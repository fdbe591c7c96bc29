import {z} from 'zod';

/** The views of the order desk: which orders it lists. */
export const DESK_VIEWS = ['to-ship', 'late', 'on-hold', 'sent', 'all'] as const;

/** A view of the order desk. */
export type DeskView = (typeof DESK_VIEWS)[number];

/** An order's position in the desk: its promised ship date, and its id for orders of the same day. */
export interface DeskPosition {
  readonly shipBy: string;
  readonly id: string;
}

/** What the desk's address asks for. */
export interface DeskRequest {
  readonly view: DeskView;
  /** The searched text, trimmed; empty without a search. A search covers the orders of every view. */
  readonly search: string;
  /** The page starts after this order; null for the first page. */
  readonly after: DeskPosition | null;
}

const DEFAULT_VIEW: DeskView = 'to-ship';
const MAX_SEARCH_LENGTH = 60;

const PositionSchema = z
  .string()
  .max(60)
  .transform((text) => text.split('_'))
  .pipe(z.tuple([z.iso.date(), z.uuid()]))
  .transform(([shipBy, id]): DeskPosition => ({shipBy, id}));

/** Parses the desk's query; anything invalid counts as missing. */
export function parseDeskRequest(params: URLSearchParams): DeskRequest {
  return {
    view: DESK_VIEWS.find((known) => known === params.get('view')) ?? DEFAULT_VIEW,
    search: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    after: PositionSchema.safeParse(params.get('after')).data ?? null,
  };
}

/** Returns the address of a view of the desk. */
export const deskPath = (view: DeskView): string =>
  view === DEFAULT_VIEW ? '/admin/orders' : `/admin/orders?view=${view}`;

/** Returns the query of the page after an order. */
export function nextPageQuery({view, search}: DeskRequest, {shipBy, id}: DeskPosition): string {
  const query = new URLSearchParams({...(view !== DEFAULT_VIEW && {view}), ...(search && {q: search})});
  query.set('after', `${shipBy}_${id}`);
  return `?${query.toString()}`;
}

/** What a search looks for: the beginning of an order number, or a whole SKU or tag. */
export type DeskSearch =
  {readonly kind: 'number'; readonly beginning: string} | {readonly kind: 'sku-or-tag'; readonly text: string};

/** Parses a searched text; null if there is none. Shopify's order names begin with a number sign. */
export function parseDeskSearch(search: string): DeskSearch | null {
  if (!search) return null;
  const digits = /^#?(\d+)$/.exec(search)?.[1];
  return digits ? {kind: 'number', beginning: `#${digits}`} : {kind: 'sku-or-tag', text: search};
}
