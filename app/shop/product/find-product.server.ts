import type {Storefront} from '~/platform/shopify/storefront.server';
import type {HandleCache} from '~/shop/catalog/names/require-by-name.server';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {toProduct} from '~/shop/catalog/model/to-product';
import {PRODUCT_PAGE_QUERY} from './product.gql';

/**
 * Finds one product.
 * @param handle untrusted
 * @returns null if there is no such product or it has no variant
 * @throws UpstreamError when Shopify does not respond and no response is cached; TooManyGuesses
 */
export async function findProduct(
  storefront: Storefront,
  handle: string,
  cache: HandleCache,
): Promise<ProductView | null> {
  const {product} = await storefront.query(PRODUCT_PAGE_QUERY, {variables: {handle}, cache});
  return product ? toProduct(product) : null;
}
