export const COLLECTION_COPY = {
  breadcrumb: 'Breadcrumb',
  products: 'Products',
  empty: 'Nothing is on this shelf right now',
  nothing: 'Nothing here fits all of these filters',
  clear: 'Clear filters',
  all: 'See all products',
} as const;
