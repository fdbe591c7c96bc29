import {createFilterBar} from '../filters/create-filter-bar';
import type {FilterBarView, ProductTotal} from '../filters/filter-view';
import {NO_FACET_FILTERS, type FacetFilters} from './facet-filters';
import {toFacetGroups} from './to-facet-groups';
import type {FacetView} from './to-facets';

interface FacetBarParts<Sort extends string> {
  readonly action: string;
  /** The search query that the form keeps. */
  readonly query?: string;
  /** The first one is the default. */
  readonly sorts: readonly Sort[];
  readonly sort: Sort;
  readonly toSortLabel: (sort: Sort) => string;
  readonly filters: FacetFilters;
  /** The filters that Shopify offers. */
  readonly facets: readonly FacetView[];
  readonly total: ProductTotal;
  /** Number of products that decides whether a price range is offered. */
  readonly priceTotal: ProductTotal;
  /** Returns the path of the first page with these filters. */
  readonly toPath: (filters: FacetFilters) => string;
}

/** @returns the controls of a list with Shopify's filters, for collections and search results alike */
export function createFacetBar<Sort extends string>({
  filters,
  facets,
  toPath,
  ...parts
}: FacetBarParts<Sort>): FilterBarView {
  const pathWith = (changes: Partial<FacetFilters>) => toPath({...filters, ...changes});
  return createFilterBar({
    ...parts,
    filters,
    groups: toFacetGroups(filters, facets, pathWith),
    pathWithoutPrice: pathWith({minPrice: null, maxPrice: null}),
    clearPath: toPath(NO_FACET_FILTERS),
  });
}
