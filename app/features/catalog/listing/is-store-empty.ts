import type {Listing} from './find-listing.server';

/** @returns whether the whole list is empty, unlike one that a shopper's filters have emptied */
export const isStoreEmpty = ({bundles, products}: Pick<Listing, 'bundles' | 'products'>): boolean =>
  bundles?.products.length === 0 && products.length === 0;
