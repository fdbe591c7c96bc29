import type {Storefront} from '~/platform/shopify/storefront.server';
import type {ProductCardView} from '../model/product-view';
import {toProductCards} from '../model/to-product-cards';
import {POPULAR_PRODUCTS_QUERY} from './recommendations.gql';

/**
 * Finds the products that the merchant lists as most popular.
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findPopular(storefront: Storefront): Promise<readonly ProductCardView[]> {
  const {collection} = await storefront.query(POPULAR_PRODUCTS_QUERY, {priority: 'optional'});
  return toProductCards(collection?.products.nodes ?? []);
}
