import {createFilterBar} from '../filters/create-filter-bar';
import type {FilterBarView, FilterGroup, ProductTotal} from '../filters/filter-view';
import {IN_STOCK} from '../filters/list-params';
import {heatLabel} from './heat-levels';
import {kindLabel, LISTING_COPY, listingSortLabel} from './listing-copy';
import {
  KINDS,
  LISTING_SORTS,
  listingPath,
  NO_LISTING_FILTERS,
  PRODUCTS_PATH,
  type ListingFilters,
  type ListingRequest,
} from './listing-request';

type PathWith = (changes: Partial<ListingFilters>) => string;

interface FilterBarFacts {
  /** The heat levels of the shop's products; the filter is omitted without any. */
  readonly levels: readonly string[];
  /** Number of products with the current filters; null if unknown. */
  readonly total: ProductTotal | null;
  /** Number of products without filters; null if unknown. */
  readonly size: ProductTotal | null;
}

export function toFilterBar({filters, sort}: ListingRequest, {levels, total, size}: FilterBarFacts): FilterBarView {
  const pathWith: PathWith = (changes) => listingPath({sort, filters: {...filters, ...changes}, cursor: null});
  const groups = [
    kindGroup(filters, pathWith),
    heatGroup(filters, levels, pathWith),
    stockGroup(filters, pathWith),
  ].filter(({options}) => options.length > 0);
  return createFilterBar({
    action: PRODUCTS_PATH,
    sorts: LISTING_SORTS,
    sort,
    toSortLabel: listingSortLabel,
    groups,
    filters,
    total,
    priceTotal: size,
    pathWithoutPrice: pathWith({minPrice: null, maxPrice: null}),
    clearPath: pathWith(NO_LISTING_FILTERS),
  });
}

const kindGroup = ({kind}: ListingFilters, pathWith: PathWith): FilterGroup => ({
  name: 'kind',
  legend: LISTING_COPY.kind,
  type: 'radio',
  options: [
    {value: '', label: LISTING_COPY.everything, isChosen: kind === null, path: pathWith({kind: null})},
    ...KINDS.map((each) => ({
      value: each,
      label: kindLabel(each),
      isChosen: each === kind,
      path: pathWith({kind: each === kind ? null : each}),
    })),
  ],
});

/** A chosen level is always offered, so that the shopper can remove it. */
function heatGroup({heat}: ListingFilters, levels: readonly string[], pathWith: PathWith): FilterGroup {
  const offered = [...new Set([...levels, ...heat])];
  return {
    name: 'heat',
    legend: LISTING_COPY.heat,
    type: 'checkbox',
    options: offered.map((level) => ({
      value: level,
      label: heatLabel(level),
      isChosen: heat.includes(level),
      path: pathWith({heat: offered.filter((each) => heat.includes(each) !== (each === level))}),
    })),
  };
}

const stockGroup = ({isInStock}: ListingFilters, pathWith: PathWith): FilterGroup => ({
  name: 'availability',
  legend: LISTING_COPY.availability,
  type: 'checkbox',
  options: [
    {value: IN_STOCK, label: LISTING_COPY.inStock, isChosen: isInStock, path: pathWith({isInStock: !isInStock})},
  ],
});
