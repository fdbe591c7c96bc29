import type {Storefront} from '@shopify/hydrogen';
import {GUESSED_BY_VISITORS} from '~/platform/shopify/kept-answers';
import type {ProductView} from '~/features/catalog/model/product-view';
import {toProduct} from '~/features/catalog/model/to-product';
import {PRODUCT_PAGE_QUERY} from './product.gql';

const HANDLE_MAX = 255;

type Client = Pick<Storefront, 'query' | 'CacheNone'>;

/**
 * Reads one product, in one request.
 * @param handle as it stands in the address; anyone may have typed it
 * @param trust `guessed` counts what is nobody's handle; `listed` is one that the shop lists; `fresh` asks the shop
 *   itself, since the answer kept may be from before the product was published
 * @returns null when the shop has no such product or nothing of it to sell
 * @throws UpstreamError when the shop gives no answer and none is kept; TooManyGuesses
 */
export async function findProduct(
  storefront: Client,
  handle: string,
  trust: 'guessed' | 'listed' | 'fresh' = 'guessed',
): Promise<ProductView | null> {
  if (handle === '' || handle.length > HANDLE_MAX) return null;
  const {product} = await storefront.query(PRODUCT_PAGE_QUERY, {
    variables: {handle},
    ...(trust === 'guessed' && {cache: GUESSED_BY_VISITORS}),
    ...(trust === 'fresh' && {cache: storefront.CacheNone()}),
  });
  return product ? toProduct(product) : null;
}
