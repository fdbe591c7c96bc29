import type {Storefront} from '@shopify/hydrogen';
import {OPTIONAL_READ} from '~/platform/shopify/upstream-fetch.server';
import type {ProductCardView} from '../model/product-view';
import {toProductCards} from '../model/to-product-cards';
import {POPULAR_PRODUCTS_QUERY} from './recommendations.gql';

/**
 * Finds the products that the merchant lists as most popular.
 * @throws UpstreamError when Shopify does not answer and no cached answer is left
 */
export async function findPopular(storefront: Pick<Storefront, 'query'>): Promise<readonly ProductCardView[]> {
  const {collection} = await storefront.query(POPULAR_PRODUCTS_QUERY, OPTIONAL_READ);
  return toProductCards(collection?.products.nodes ?? []);
}
