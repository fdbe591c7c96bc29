import type {ProductTotal} from '../filters/filter-view';
import {COLLECTIONS_TITLE} from './collections-path';

export const COLLECTIONS_COPY = {
  title: COLLECTIONS_TITLE,
  breadcrumb: 'Breadcrumb',
  lead: 'What we make, sorted for you.',
  description: (shop: string) => `All collections of ${shop}, with the number of products in each.`,
  list: 'All collections',
  empty: 'There are no collections yet',
  emptyText: 'Every product is in one list until then.',
  all: 'See all products',
} as const;

/** @returns the number of products in a collection: `12 products` */
export function productCount({count, isMore}: ProductTotal): string {
  if (isMore) return `${count}+ products`;
  return `${count} ${count === 1 ? 'product' : 'products'}`;
}
