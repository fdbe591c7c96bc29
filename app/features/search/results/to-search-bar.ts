import {showLabel} from '~/features/catalog/filters/filter-copy';
import type {FilterBarView, FilterGroup, ProductTotal} from '~/features/catalog/filters/filter-view';
import {needsPrice, toFilterRow} from '~/features/catalog/filters/to-filter-row';
import {facetLabel, sortLabel} from './search-copy';
import {SEARCH_PATH} from './search-link';
import {
  FACET_NAMES,
  NO_FILTERS,
  SEARCH_SORTS,
  searchPath,
  type FacetName,
  type SearchFilters,
  type SearchRequest,
} from './search-request';
import type {FacetView} from './to-facets';

type PathWith = (changes: Partial<SearchFilters>) => string;

/**
 * Draws up the controls of the results.
 * @param asked what the results show now
 * @param facets what the shop offers to narrow them by
 * @param total how many products were found
 */
export function toSearchBar(asked: SearchRequest, facets: readonly FacetView[], total: ProductTotal): FilterBarView {
  const {query, sort, filters} = asked;
  const {minPrice, maxPrice} = filters;
  const pathWith: PathWith = (changes) => searchPath({...asked, filters: {...filters, ...changes}, cursor: null});
  const groups = toGroups(filters, facets, pathWith);
  const hasPrice = needsPrice(total, filters);
  const pathWithoutPrice = pathWith({minPrice: null, maxPrice: null});
  return {
    action: SEARCH_PATH,
    query,
    sorts: SEARCH_SORTS.map((each) => ({
      value: each === 'relevance' ? '' : each,
      label: sortLabel(each),
      isChosen: each === sort,
    })),
    groups,
    hasPrice,
    minPrice,
    maxPrice,
    ...toFilterRow({groups, hasPrice, minPrice, maxPrice, pathWithoutPrice}),
    showLabel: showLabel(total),
    clearPath: pathWith(NO_FILTERS),
  };
}

/** A value that was chosen stays on offer though the shop no longer offers it, so that it can be taken back. */
function toGroups(filters: SearchFilters, facets: readonly FacetView[], pathWith: PathWith): FilterGroup[] {
  const known = new Set(facets.map(({name}) => name));
  const unserved = FACET_NAMES.filter((name) => !known.has(name) && filters[name].length > 0);
  const all = [...facets, ...unserved.map((name) => ({name, label: facetLabel(name), options: []}))];
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
