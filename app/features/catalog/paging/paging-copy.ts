/** Words of the links between the pages of a list. */
export const PAGING_COPY = {
  label: 'More pages',
  previous: 'Previous page',
  next: 'Next page',
} as const;
