import {redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {orUnavailable} from '~/platform/http.server';
import {parseCursor} from '../paging/parse-cursor.server';
import {findCollection, type CollectionView} from './find-collection.server';

type Context = Pick<AppContext, 'storefront' | 'report' | 'reference'>;

/** Shopify's handle for all products, even in stores without such a collection. */
const ALL_PRODUCTS_HANDLE = 'all';

/**
 * Finds the page of a collection for a URL.
 * @param params untrusted query of the URL
 * @throws Response 404 if there is no such collection, 302 to `/products` for `all`, 503 when Shopify does not respond
 */
export async function requireCollection(
  context: Context,
  handle: string,
  params: URLSearchParams,
): Promise<CollectionView> {
  const request = {handle, cursor: parseCursor(params)};
  const collection = await findCollection(context.storefront, request).catch(orUnavailable(context));
  if (collection) return collection;
  throw handle === ALL_PRODUCTS_HANDLE ? redirect('/products') : new Response(null, {status: 404});
}
