import {toSearchedText} from '~/core/searched-text';
import {quoteSearchTerm} from '~/platform/shopify/search-term';
import {LOW_STOCK, toTitleSearch} from '../list/product-list-request';

/** The stock filter with Shopify's search terms. */
const STOCK = {low: `inventory_quantity:<${LOW_STOCK}`, none: 'inventory_quantity:<=0'} as const;

type StockFilter = keyof typeof STOCK;

/** Which variants of a product the address asks for. */
export interface VariantsRequest {
  /** Words of options, or a whole SKU; empty for all variants. */
  readonly search: string;
  readonly stock: StockFilter | null;
  /** Shopify's cursor of the last variant of the previous page; null for the first page. */
  readonly after: string | null;
}

export const MAX_VARIANT_SEARCH = 60;
const MAX_CURSOR_LENGTH = 500;

const isStockFilter = (value: string): value is StockFilter => Object.hasOwn(STOCK, value);

/** Parses the query of the page; anything invalid counts as missing. */
export function parseVariantsRequest(params: URLSearchParams): VariantsRequest {
  const [after, stock] = [params.get('after') ?? '', params.get('stock') ?? ''];
  return {
    search: toSearchedText(params.get('q'), MAX_VARIANT_SEARCH),
    stock: isStockFilter(stock) ? stock : null,
    after: after !== '' && after.length <= MAX_CURSOR_LENGTH ? after : null,
  };
}

/** Returns the path of a page of variants. */
export function variantsPath(productPath: string, {search, stock, after}: VariantsRequest): string {
  const query = new URLSearchParams({...(search && {q: search}), ...(stock && {stock}), ...(after && {after})});
  return query.size > 0 ? `${productPath}/variants?${query.toString()}` : `${productPath}/variants`;
}

export const hasVariantFilter = ({search, stock}: VariantsRequest): boolean => search !== '' || stock !== null;

/** Returns the request in Shopify's search syntax; null for all variants of the product. */
export function toVariantSearch(productNumber: string, {search, stock}: VariantsRequest): string | null {
  const terms = [
    search && `(${toTitleSearch(search)} OR sku:${quoteSearchTerm(search)})`,
    stock && STOCK[stock],
  ].filter((term) => term !== null && term !== '');
  return terms.length > 0 ? [`product_id:${productNumber}`, ...terms].join(' AND ') : null;
}
