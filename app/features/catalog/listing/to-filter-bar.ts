import {priceRangeLabel} from '../filters/filter-copy';
import type {FilterBarView, FilterChip, FilterGroup} from '../filters/filter-view';
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

/**
 * Draws up the controls of the product list.
 * @param asked what the list shows now
 * @param levels the heat levels that the shop's products have; without any, nothing is offered
 */
export function toFilterBar(asked: ListingRequest, levels: readonly string[]): FilterBarView {
  const {filters, sort} = asked;
  const {minPrice, maxPrice} = filters;
  const pathWith = (changes: Partial<ListingFilters>) =>
    listingPath({sort, filters: {...filters, ...changes}, cursor: null});
  return {
    action: PRODUCTS_PATH,
    sorts: LISTING_SORTS.map((each) => ({
      value: each === 'featured' ? '' : each,
      label: sortLabel(each),
      isChosen: each === sort,
    })),
    groups: [kindGroup(filters), heatGroup(filters, levels), stockGroup(filters)].filter(
      ({options}) => options.length > 0,
    ),
    minPrice,
    maxPrice,
    chips: toChips(filters, pathWith),
    clearPath: pathWith(NO_FILTERS),
  };
}

const kindGroup = ({kind}: ListingFilters): FilterGroup => ({
  name: 'kind',
  legend: LISTING_COPY.kind,
  type: 'radio',
  options: [
    {value: '', label: LISTING_COPY.everything, isChosen: kind === null},
    ...KINDS.map((each) => ({value: each, label: kindLabel(each), isChosen: each === kind})),
  ],
});

/** A level that was chosen stays on offer, so that it can be taken back. */
const heatGroup = ({heat}: ListingFilters, levels: readonly string[]): FilterGroup => ({
  name: 'heat',
  legend: LISTING_COPY.heat,
  type: 'checkbox',
  options: [...new Set([...levels, ...heat])].map((level) => ({
    value: level,
    label: heatLabel(level),
    isChosen: heat.includes(level),
  })),
});

const stockGroup = ({isInStock}: ListingFilters): FilterGroup => ({
  name: 'availability',
  legend: LISTING_COPY.availability,
  type: 'checkbox',
  options: [{value: IN_STOCK, label: LISTING_COPY.inStock, isChosen: isInStock}],
});

function toChips(filters: ListingFilters, pathWith: (changes: Partial<ListingFilters>) => string): FilterChip[] {
  const {kind, heat, isInStock, minPrice, maxPrice} = filters;
  const hasPrice = minPrice !== null || maxPrice !== null;
  return [
    ...(kind ? [{label: kindLabel(kind), path: pathWith({kind: null})}] : []),
    ...heat.map((level) => ({
      label: heatLabel(level),
      path: pathWith({heat: heat.filter((each) => each !== level)}),
    })),
    ...(isInStock ? [{label: LISTING_COPY.inStock, path: pathWith({isInStock: false})}] : []),
    ...(hasPrice
      ? [{label: priceRangeLabel(minPrice, maxPrice), path: pathWith({minPrice: null, maxPrice: null})}]
      : []),
  ];
}
