import {priceRangeLabel} from '../filters/filter-copy';
import type {FilterBarView, FilterChip} from '../filters/filter-view';
import {sortLabel} from './search-copy';
import {SEARCH_PATH} from './search-link';
import {
  FACET_NAMES,
  NO_FILTERS,
  SEARCH_SORTS,
  searchPath,
  type SearchFilters,
  type SearchRequest,
} from './search-request';
import type {FacetView} from './to-facets';

type PathWith = (changes: Partial<SearchFilters>) => string;

/**
 * Draws up the controls of the results.
 * @param asked what the results show now
 * @param facets what the shop offers to narrow them by
 */
export function toSearchBar(asked: SearchRequest, facets: readonly FacetView[]): FilterBarView {
  const {query, sort, filters} = asked;
  const pathWith: PathWith = (changes) => searchPath({...asked, filters: {...filters, ...changes}, cursor: null});
  return {
    action: SEARCH_PATH,
    query,
    sorts: SEARCH_SORTS.map((each) => ({
      value: each === 'relevance' ? '' : each,
      label: sortLabel(each),
      isChosen: each === sort,
    })),
    groups: facets.map(({name, label, options}) => ({name, legend: label, type: 'checkbox', options})),
    minPrice: filters.minPrice,
    maxPrice: filters.maxPrice,
    chips: toChips(filters, facets, pathWith),
    clearPath: pathWith(NO_FILTERS),
  };
}

function toChips(filters: SearchFilters, facets: readonly FacetView[], pathWith: PathWith): FilterChip[] {
  const {minPrice, maxPrice} = filters;
  const labelOf = (name: string, value: string) =>
    facets.find((facet) => facet.name === name)?.options.find((option) => option.value === value)?.label ?? value;
  const chips = FACET_NAMES.flatMap((name) =>
    filters[name].map((value) => ({
      label: labelOf(name, value),
      path: pathWith({[name]: filters[name].filter((each) => each !== value)}),
    })),
  );
  if (minPrice === null && maxPrice === null) return chips;
  return [...chips, {label: priceRangeLabel(minPrice, maxPrice), path: pathWith({minPrice: null, maxPrice: null})}];
}
