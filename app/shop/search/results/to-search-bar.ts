import {createFacetBar} from '~/shop/listing/facets/create-facet-bar';
import type {FacetView} from '~/shop/listing/facets/to-facets';
import type {FilterBarView, ProductTotal} from '~/shop/listing/filters/filter-view';
import {searchSortLabel} from './search-copy';
import {SEARCH_PATH} from './search-path';
import {SEARCH_SORTS, searchPath, type SearchRequest} from './search-request';

/**
 * Converts a search and its results to the filter controls.
 * @param facets the filters that Shopify offers for the results
 * @param total how many products were found
 */
export const toSearchBar = (request: SearchRequest, facets: readonly FacetView[], total: ProductTotal): FilterBarView =>
  createFacetBar({
    action: SEARCH_PATH,
    query: request.query,
    sorts: SEARCH_SORTS,
    sort: request.sort,
    toSortLabel: searchSortLabel,
    filters: request.filters,
    facets,
    total,
    priceTotal: total,
    toPath: (filters) => searchPath({...request, filters, cursor: null}),
  });
