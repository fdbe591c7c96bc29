import {FILTER_COPY, priceRangeLabel} from './filter-copy';
import type {FilterBarView, FilterChip, FilterGroup, ProductTotal} from './filter-view';
import type {PriceEnds} from './set-prices';

/** With no more products than this, a page or two shows them all: a price range would be one control too many. */
const FEW_PRODUCTS = 24;

/** What fits into one row of a wide screen. */
const ROW_MAX = 8;

/** @returns whether a price range helps: there are many products, their number is unknown, or one is set already */
export const needsPrice = (total: ProductTotal | null, {minPrice, maxPrice}: PriceEnds): boolean =>
  !total || total.isMore || total.count > FEW_PRODUCTS || minPrice !== null || maxPrice !== null;

interface FilterRowFacts extends PriceEnds {
  readonly groups: readonly FilterGroup[];
  readonly hasPrice: boolean;
  /** The address without the price range. */
  readonly pathWithoutPrice: string;
}

/**
 * Draws up the row of filters: as many as fit, and whichever are on.
 * @returns the row, and whether it leaves something out
 */
export function toFilterRow({
  groups,
  hasPrice,
  minPrice,
  maxPrice,
  pathWithoutPrice,
}: FilterRowFacts): Pick<FilterBarView, 'chips' | 'hasMore'> {
  const all = groups.flatMap(toChips);
  const shown = all.filter(({isOn}, index) => isOn || index < ROW_MAX);
  const isPriceSet = minPrice !== null || maxPrice !== null;
  const label = `${FILTER_COPY.price}: ${priceRangeLabel(minPrice, maxPrice)}`;
  const price: FilterChip[] = isPriceSet ? [{label, path: pathWithoutPrice, isOn: true}] : [];
  return {chips: [...shown, ...price], hasMore: hasPrice || shown.length < all.length};
}

const toChips = ({name, legend, options}: FilterGroup): FilterChip[] =>
  options
    .filter(({value}) => value !== '')
    .map(({value, label, path, isChosen}) => ({
      label: `${legend}: ${label}`,
      path,
      isOn: isChosen,
      control: {name, value},
    }));
