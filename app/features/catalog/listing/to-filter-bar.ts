import {showLabel} from '../filters/filter-copy';
import type {FilterBarView, FilterGroup, ProductTotal} from '../filters/filter-view';
import {needsPrice, toFilterRow} from '../filters/to-filter-row';
import {heatLabel} from './heat-levels';
import {kindLabel, LISTING_COPY, sortLabel} from './listing-copy';
import {
  IN_STOCK,
  KINDS,
  LISTING_SORTS,
  listingPath,
  NO_FILTERS,
  PRODUCTS_PATH,
  type ListingFilters,
  type ListingRequest,
} from './listing-request';

type PathWith = (changes: Partial<ListingFilters>) => string;

interface FilterBarFacts {
  /** The heat levels that the shop's products have; without any, nothing is offered. */
  readonly levels: readonly string[];
  /** How many products the list has as it is narrowed now; null when it is unknown. */
  readonly total: ProductTotal | null;
  /** How many there are without filters; null when it is unknown. */
  readonly size: ProductTotal | null;
}

/**
 * Draws up the controls of the product list.
 * @param asked what the list shows now
 */
export function toFilterBar({filters, sort}: ListingRequest, {levels, total, size}: FilterBarFacts): FilterBarView {
  const {minPrice, maxPrice} = filters;
  const pathWith: PathWith = (changes) => listingPath({sort, filters: {...filters, ...changes}, cursor: null});
  const groups = [
    kindGroup(filters, pathWith),
    heatGroup(filters, levels, pathWith),
    stockGroup(filters, pathWith),
  ].filter(({options}) => options.length > 0);
  const hasPrice = needsPrice(size, filters);
  const pathWithoutPrice = pathWith({minPrice: null, maxPrice: null});
  return {
    action: PRODUCTS_PATH,
    sorts: LISTING_SORTS.map((each) => ({
      value: each === 'featured' ? '' : each,
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

/** A level that was chosen stays on offer, so that it can be taken back. */
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
