import type {Listing} from './find-listing.server';

/** @returns whether the store has no products, unlike a list that the filters made empty */
export const isStoreEmpty = ({bundles, products}: Pick<Listing, 'bundles' | 'products'>): boolean =>
  bundles?.products.length === 0 && !bundles.isMissing && products.length === 0;
