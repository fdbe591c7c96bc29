import {createFilterBar} from '~/shop/listing/filters/create-filter-bar';
import type {FilterBarView, FilterGroup, ProductTotal} from '~/shop/listing/filters/filter-view';
import {facetLabel, searchSortLabel} from './search-copy';
import {SEARCH_PATH} from './search-path';
import {
  FACET_NAMES,
  NO_SEARCH_FILTERS,
  SEARCH_SORTS,
  searchPath,
  type FacetName,
  type SearchFilters,
  type SearchRequest,
} from './search-request';
import type {FacetView} from './to-facets';

type PathWith = (changes: Partial<SearchFilters>) => string;

/**
 * Converts a search and its results to the filter controls.
 * @param facets the filters that Shopify offers for the results
 * @param total how many products were found
 */
export function toSearchBar(request: SearchRequest, facets: readonly FacetView[], total: ProductTotal): FilterBarView {
  const {query, sort, filters} = request;
  const pathWith: PathWith = (changes) => searchPath({...request, filters: {...filters, ...changes}, cursor: null});
  return createFilterBar({
    action: SEARCH_PATH,
    query,
    sorts: SEARCH_SORTS,
    sort,
    toSortLabel: searchSortLabel,
    groups: toGroups(filters, facets, pathWith),
    filters,
    total,
    priceTotal: total,
    pathWithoutPrice: pathWith({minPrice: null, maxPrice: null}),
    clearPath: pathWith(NO_SEARCH_FILTERS),
  });
}

/** A chosen value is offered even if Shopify no longer offers it, so that the shopper can remove it. */
function toGroups(filters: SearchFilters, facets: readonly FacetView[], pathWith: PathWith): FilterGroup[] {
  const offeredNames = new Set(facets.map(({name}) => name));
  const missingNames = FACET_NAMES.filter((name) => !offeredNames.has(name) && filters[name].length > 0);
  const all = [...facets, ...missingNames.map((name) => ({name, label: facetLabel(name), options: []}))];
  return all.map(({name, label, options}) => {
    const missing = filters[name].filter((value) => !options.some((option) => isSame(option.value, value)));
    const offered = [...options, ...missing.map((value) => ({value, label: value, isChosen: true}))];
    return {
      name,
      legend: label,
      type: 'checkbox',
      options: offered.map((option) => ({...option, path: pathWith({[name]: toggled(filters, name, option.value)})})),
    };
  });
}

const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

function toggled(filters: SearchFilters, name: FacetName, value: string): readonly string[] {
  const others = filters[name].filter((each) => !isSame(each, value));
  return others.length < filters[name].length ? others : [...others, value];
}
