import {toSearchedText} from '~/core/searched-text';
import {quoteSearchTerm} from '~/platform/shopify/search-term';

/** Below this quantity the stock counts as low. */
export const LOW_STOCK = 10;

/** The filters of the product list: the parameter in the address, and its values with Shopify's search terms. */
const FILTERS = {
  status: {active: 'status:active', draft: 'status:draft', archived: 'status:archived'},
  kind: {product: '-tag:bundle', bundle: 'tag:bundle'},
  stock: {low: `inventory_total:<${LOW_STOCK}`, none: 'inventory_total:<=0'},
} as const;

/** The names of the filters, in the order of the form. */
export const PRODUCT_FILTERS = ['status', 'kind', 'stock'] as const;

/** The value of a filter; null shows everything. */
type FilterValue<Name extends keyof typeof FILTERS> = keyof (typeof FILTERS)[Name] | null;

/** What the list's address asks for. */
export interface ProductListRequest {
  /** The searched text, trimmed; empty without a search. */
  readonly search: string;
  readonly status: FilterValue<'status'>;
  readonly kind: FilterValue<'kind'>;
  readonly stock: FilterValue<'stock'>;
  /** Shopify's cursor of the last product of the previous page; null for the first page. */
  readonly after: string | null;
}

export const STAFF_PRODUCTS_PATH = '/admin/products';

const MAX_SEARCH_LENGTH = 60;
const MAX_CURSOR_LENGTH = 500;

function parseFilter<Name extends keyof typeof FILTERS>(params: URLSearchParams, name: Name): FilterValue<Name> {
  const value = params.get(name) ?? '';
  return Object.hasOwn(FILTERS[name], value) ? (value as FilterValue<Name>) : null;
}

/** Parses the list's query; anything invalid counts as missing. */
export function parseProductListRequest(params: URLSearchParams): ProductListRequest {
  const after = params.get('after') ?? '';
  return {
    search: toSearchedText(params.get('q'), MAX_SEARCH_LENGTH),
    status: parseFilter(params, 'status'),
    kind: parseFilter(params, 'kind'),
    stock: parseFilter(params, 'stock'),
    after: after !== '' && after.length <= MAX_CURSOR_LENGTH ? after : null,
  };
}

/** Returns the query of the page after a cursor, with the same search and filters. */
export function nextProductsQuery(request: ProductListRequest, after: string): string {
  const query = toProductsQuery(request);
  query.set('after', after);
  return `?${query.toString()}`;
}

/** Returns the path of the first page with the search and the filters of a request. */
export function productListPath(request: ProductListRequest): string {
  const query = toProductsQuery(request).toString();
  return query ? `${STAFF_PRODUCTS_PATH}?${query}` : STAFF_PRODUCTS_PATH;
}

const toProductsQuery = ({search, status, kind, stock}: ProductListRequest): URLSearchParams =>
  new URLSearchParams({
    ...(search && {q: search}),
    ...(status && {status}),
    ...(kind && {kind}),
    ...(stock && {stock}),
  });

/** Returns whether the request leaves out any product. */
export const hasProductFilter = ({search, status, kind, stock}: ProductListRequest): boolean =>
  search !== '' || status !== null || kind !== null || stock !== null;

/** Returns the request in Shopify's search syntax; null for all products. */
export function toProductSearch({search, status, kind, stock}: ProductListRequest): string | null {
  const terms = [
    search && `(${toTitleSearch(search)} OR sku:${quoteSearchTerm(search)})`,
    status && FILTERS.status[status],
    kind && FILTERS.kind[kind],
    stock && FILTERS.stock[stock],
  ].filter((term) => term !== null && term !== '');
  return terms.length > 0 ? terms.join(' AND ') : null;
}

/** Searches titles. Plain words match by their beginning; anything else is quoted, so that it is never read as syntax. */
export const toTitleSearch = (search: string): string => {
  const words = search
    .split(/\s+/)
    .map((word) => `title:${/^[\p{L}\p{N}]+$/u.test(word) ? `${word}*` : quoteSearchTerm(word)}`);
  return words.length > 1 ? `(${words.join(' AND ')})` : words.join('');
};
