/** Copy of the forms that search and filter the lists of the admin. */
export const ADMIN_SEARCH_COPY = {
  find: 'Search',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  active: 'Active filters',
  remove: (filter: string) => `Remove filter: ${filter}`,
  any: 'Any',
  apply: 'Apply filters',
} as const;
