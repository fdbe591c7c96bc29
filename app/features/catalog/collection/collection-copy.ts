/** Words of a collection's page; its title and description are the merchant's. */
export const COLLECTION_COPY = {
  products: 'Products',
  empty: 'Nothing is on this shelf right now',
  all: 'See all products',
} as const;
