import {FILTER_COPY, priceRangeLabel, showLabel} from './filter-copy';
import type {FilterBarView, FilterChip, FilterGroup, ProductTotal} from './filter-view';
import type {PriceRange} from './list-params';

/** A price range is offered for more products than this: fewer fit on one or two pages. */
const MIN_PRODUCTS_FOR_PRICE = 24;

/** How many chips fit into one row of a wide screen. */
const MAX_CHIPS = 8;

interface FilterBarParts<Sort extends string> {
  readonly action: string;
  /** The search query that the form keeps. */
  readonly query?: string;
  /** The first one is the default, whose value is empty. */
  readonly sorts: readonly Sort[];
  readonly sort: Sort;
  readonly toSortLabel: (sort: Sort) => string;
  readonly groups: readonly FilterGroup[];
  readonly filters: PriceRange;
  /** Number of products with the current filters; null if unknown. */
  readonly total: ProductTotal | null;
  /** Number of products that decides whether a price range is offered; null if unknown. */
  readonly priceTotal: ProductTotal | null;
  readonly pathWithoutPrice: string;
  readonly clearPath: string;
}

/** @returns the controls of a list of products, for the product list and the search results alike */
export function createFilterBar<Sort extends string>(parts: FilterBarParts<Sort>): FilterBarView {
  const {action, query, sorts, sort, groups, filters, total} = parts;
  const {minPrice, maxPrice} = filters;
  const isPriceSet = minPrice !== null || maxPrice !== null;
  const hasPrice = isPriceSet || isLarge(parts.priceTotal);
  const all = groups.flatMap(toChips);
  const shown = all.filter(({isOn}, index) => isOn || index < MAX_CHIPS);
  const label = `${FILTER_COPY.price}: ${priceRangeLabel(minPrice, maxPrice)}`;
  const priceChip: FilterChip[] = isPriceSet ? [{label, path: parts.pathWithoutPrice, isOn: true}] : [];
  return {
    action,
    ...(query !== undefined && {query}),
    sorts: sorts.map((each, index) => ({
      value: index === 0 ? '' : each,
      label: parts.toSortLabel(each),
      isChosen: each === sort,
    })),
    groups,
    hasPrice,
    minPrice,
    maxPrice,
    chips: [...shown, ...priceChip],
    hasMore: hasPrice || shown.length < all.length,
    showLabel: showLabel(total),
    clearPath: parts.clearPath,
  };
}

const isLarge = (total: ProductTotal | null): boolean => !total || total.isMore || total.count > MIN_PRODUCTS_FOR_PRICE;

const toChips = ({name, legend, options}: FilterGroup): FilterChip[] =>
  options
    .filter(({value}) => value !== '')
    .map(({value, label, path, isChosen}) => ({
      label: `${legend}: ${label}`,
      path,
      isOn: isChosen,
      control: {name, value},
    }));
