import type {Storefront} from '~/platform/shopify/storefront.server';
import type {ProductView} from '~/features/catalog/model/product-view';
import {toProduct} from '~/features/catalog/model/to-product';
import {PRODUCT_PAGE_QUERY} from './product.gql';

const MAX_HANDLE_LENGTH = 255;

const CACHE_BY_TRUST = {guessed: 'guessed-handle', listed: 'catalog', fresh: 'none'} as const;

/**
 * Finds one product.
 * @param handle untrusted
 * @param trust `guessed` counts unknown handles against the visitor's limit; `listed` is a known handle; `fresh` bypasses
 *   the cache, which may be older than the product
 * @returns null if there is no such product or it has no variant
 * @throws UpstreamError when Shopify does not respond and no response is cached; TooManyGuesses
 */
export async function findProduct(
  storefront: Storefront,
  handle: string,
  trust: keyof typeof CACHE_BY_TRUST = 'guessed',
): Promise<ProductView | null> {
  if (handle === '' || handle.length > MAX_HANDLE_LENGTH) return null;
  const {product} = await storefront.query(PRODUCT_PAGE_QUERY, {
    variables: {handle},
    cache: CACHE_BY_TRUST[trust],
  });
  return product ? toProduct(product) : null;
}
