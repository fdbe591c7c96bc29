import type {ProductTotal} from './filter-view';

export const FILTER_COPY = {
  filters: 'Filters',
  on: (count: number) => `${count} on`,
  row: 'Filter by',
  sort: 'Sort by',
  applySort: 'Sort',
  price: 'Price',
  from: 'From $',
  to: 'To $',
  show: 'Show dishes',
  close: 'Close',
  nothing: 'No dish fits all of these filters. Take one away, or clear them.',
  remove: (label: string) => `Remove filter: ${label}`,
  clear: 'Clear all',
} as const;

/** @returns the label of a price range with inclusive bounds in dollars */
export function priceRangeLabel(min: number | null, max: number | null): string {
  if (min === null) return `Up to ${dollars(max ?? 0)}`;
  return max === null ? `From ${dollars(min)}` : `${dollars(min)} to ${dollars(max)}`;
}

/**
 * Returns the label of the button that shows the results.
 * @param total null if unknown
 * @returns null without results
 */
export function showLabel(total: ProductTotal | null): string | null {
  if (!total) return FILTER_COPY.show;
  if (total.isMore) return `Show more than ${total.count} dishes`;
  if (total.count === 0) return null;
  return `Show ${total.count} ${total.count === 1 ? 'dish' : 'dishes'}`;
}

const dollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
