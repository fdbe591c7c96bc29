/** The ends of a price range, in dollars. */
export interface PriceEnds {
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
}

/** Sets the parameters of a price range; an open end needs none. */
export function setPrices(params: URLSearchParams, {minPrice, maxPrice}: PriceEnds): void {
  if (minPrice !== null) params.set('min', String(minPrice));
  if (maxPrice !== null) params.set('max', String(maxPrice));
}
