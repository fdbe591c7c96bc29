/** The value of the `availability` parameter for products in stock. */
export const IN_STOCK = 'in-stock';

/** The bounds of a price range, in dollars; null for no bound. */
export interface PriceRange {
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
}

/** Sets the parameters of a price range; a missing bound has none. */
export function setPriceParams(params: URLSearchParams, {minPrice, maxPrice}: PriceRange): void {
  if (minPrice !== null) params.set('min', String(minPrice));
  if (maxPrice !== null) params.set('max', String(maxPrice));
}

/** The query parameters of a price range. */
export const PRICE_PARAMS = ['min', 'max'] as const;

/** The query parameters that choose a page of a list. */
export const CURSOR_PARAMS = ['after', 'before'] as const;

export const LISTING_PARAMS = ['sort', 'kind', 'heat', 'availability', ...PRICE_PARAMS, ...CURSOR_PARAMS] as const;
