import {NO_FILTERS, WHOLE_LIST} from '~/features/catalog/listing/listing-request';
import {toFilterBar} from '~/features/catalog/listing/to-filter-bar';

const LEVELS = ['mild', 'medium', 'hot'];

/** Controls of a list of which nothing is left out. */
export const OPEN_BAR = toFilterBar(WHOLE_LIST, LEVELS);

/** The same with every filter on. */
export const FILTERED_BAR = toFilterBar(
  {
    sort: 'price-up',
    filters: {...NO_FILTERS, kind: 'single', heat: ['mild', 'hot'], isInStock: true, minPrice: 5, maxPrice: 9.5},
    cursor: null,
  },
  LEVELS,
);
