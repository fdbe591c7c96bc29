import {productPath} from '~/shop/catalog/model/product-path';
import type {Listing} from './find-listing.server';

/** Returns the paths of the products on a page of the list, bundles first, as the page shows them. */
export const toListedPaths = ({bundles, products}: Pick<Listing, 'bundles' | 'products'>): readonly string[] =>
  [...(bundles?.products ?? []), ...products].map(({handle}) => productPath(handle));
