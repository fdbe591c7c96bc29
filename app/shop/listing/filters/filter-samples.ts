import {NO_LISTING_FILTERS, UNFILTERED_LIST} from '../products/listing-request';
import {toFilterBar} from '../products/to-filter-bar';

const FACTS = {
  levels: ['mild', 'medium', 'hot'],
  total: {count: 10, isMore: false},
  size: {count: 10, isMore: false},
};

/** The controls of an unfiltered list. */
export const OPEN_BAR = toFilterBar(UNFILTERED_LIST, FACTS);

/** The controls with every filter active. */
export const FILTERED_BAR = toFilterBar(
  {
    sort: 'price-up',
    filters: {
      ...NO_LISTING_FILTERS,
      kind: 'single',
      heat: ['mild', 'hot'],
      isInStock: true,
      minPrice: 5,
      maxPrice: 9.5,
    },
    cursor: null,
  },
  FACTS,
);

/** The controls of a shop with too many products to count. */
export const LARGE_BAR = toFilterBar(UNFILTERED_LIST, {
  levels: ['mild', 'medium', 'medium-hot', 'hot', 'fiery', 'volcanic', 'lunar'],
  total: null,
  size: null,
});
