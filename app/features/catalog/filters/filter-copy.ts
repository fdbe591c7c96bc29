/** Words of the controls that narrow and order a list. */
export const FILTER_COPY = {
  refine: 'Sort and filter',
  chosen: (count: number) => `${count} ${count === 1 ? 'filter' : 'filters'} on`,
  active: 'Active filters',
  sort: 'Sort by',
  price: 'Price',
  from: 'From $',
  to: 'To $',
  apply: 'Show results',
  remove: (label: string) => `Remove filter: ${label}`,
  clear: 'Clear all',
} as const;

/** @returns what a range of prices is called; its ends are in dollars and both belong to it */
export function priceRangeLabel(min: number | null, max: number | null): string {
  if (min === null) return `Up to ${dollars(max ?? 0)}`;
  return max === null ? `From ${dollars(min)}` : `${dollars(min)} to ${dollars(max)}`;
}

const dollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
