import {redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {orUnavailable} from '~/platform/http.server';
import {parseCursor} from '../paging/parse-cursor.server';
import {findCollection, type CollectionView} from './find-collection.server';

type Tools = Pick<AppContext, 'storefront' | 'report' | 'reference'>;

/** What the platform calls the collection of everything, though few stores have made one. */
const EVERYTHING = 'all';

/**
 * Reads the page of a collection that an address means.
 * @param handle the last part of the address, as typed
 * @param params the address's parameters, from anyone
 * @throws Response 404 when there is no such collection, 302 to all products for that of everything, 503 when the shop
 *   gives no answer
 */
export async function requireCollection(
  tools: Tools,
  handle: string,
  params: URLSearchParams,
): Promise<CollectionView> {
  const asked = {handle, cursor: parseCursor(params)};
  const collection = await findCollection(tools.storefront, asked).catch(orUnavailable(tools));
  if (collection) return collection;
  throw handle === EVERYTHING ? redirect('/products') : new Response(null, {status: 404});
}
