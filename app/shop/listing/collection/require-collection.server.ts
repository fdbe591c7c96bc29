import {redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {orUnavailable} from '~/platform/http.server';
import {PRODUCTS_PATH} from '../products/listing-request';
import {collectionPath} from './collection-path';
import {findCollection, type CollectionView} from './find-collection.server';
import {parseCollectionRequest} from './parse-collection-request.server';

type Context = Pick<AppContext, 'storefront' | 'report' | 'reference'>;

/** Shopify's handle for all products, even in stores without such a collection. */
const ALL_PRODUCTS_HANDLE = 'all';

/**
 * Finds the page of a collection for a URL.
 * @param typed the handle in the URL, in any case
 * @param params untrusted query of the URL
 * @throws Response 301 to the canonical URL if the handle is spelled otherwise, 404 if there is no such collection, 301 to
 *   `/products` for `all`, 503 when Shopify does not respond
 */
export async function requireCollection(
  context: Context,
  typed: string,
  params: URLSearchParams,
): Promise<CollectionView> {
  const request = parseCollectionRequest(typed, params);
  const collection = await findCollection(context.storefront, request).catch(orUnavailable(context));
  const search = params.size > 0 ? `?${params.toString()}` : '';
  if (collection && collection.handle !== typed) throw redirect(collectionPath(collection.handle) + search, 301);
  if (collection) return collection;
  throw request.handle === ALL_PRODUCTS_HANDLE
    ? redirect(PRODUCTS_PATH + search, 301)
    : new Response(null, {status: 404});
}
