import type {PriceRange} from '../filters/list-params';
import {setPriceParams} from '../filters/list-params';

/** Shopify's filters with options, by the name of their query parameter. */
export const FACET_NAMES = [
  'availability',
  'heat',
  'kind',
  'tag',
  'vendor',
  'category',
  'option',
  'metafield',
  'variant-metafield',
  'attribute',
] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** The value of the `availability` parameter for sold-out products. */
export const SOLD_OUT = 'sold-out';

/** The chosen filters: options of one filter are alternatives, different filters are combined. */
export interface FacetFilters extends Readonly<Record<FacetName, readonly string[]>>, PriceRange {}

export const NO_FACET_FILTERS: FacetFilters = {
  availability: [],
  heat: [],
  kind: [],
  tag: [],
  vendor: [],
  category: [],
  option: [],
  metafield: [],
  'variant-metafield': [],
  attribute: [],
  minPrice: null,
  maxPrice: null,
};

/** Sets the query parameters of the chosen filters. */
export function setFacetParams(params: URLSearchParams, filters: FacetFilters): void {
  for (const name of FACET_NAMES) for (const value of filters[name]) params.append(name, value);
  setPriceParams(params, filters);
}

/** Shopify compares values of filters without case. */
export const isSameChoice = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();
