import {redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {orUnavailable} from '~/platform/http.server';
import {TooManyGuesses} from '~/platform/shopify/visitor-limits.server';
import {productPath} from '~/features/catalog/model/product-path';
import type {ProductView} from '~/features/catalog/model/product-view';
import {findHandleByName} from './find-handle.server';
import {findProduct} from './find-product.server';

type Tools = Pick<AppContext, 'storefront' | 'report' | 'reference'>;

/**
 * Reads the product of an address.
 * @param slug the last part of the address, as typed
 * @param search the address's query, kept by a redirect
 * @throws Response 301 to the product's one address when the slug is another name of it, 404 when it is nobody's name,
 *   503 when the shop gives no answer: an outage must not look like a product that is gone
 */
export async function requireProduct(tools: Tools, slug: string, search: string): Promise<ProductView> {
  let isUnasked = false;
  const known = await findProduct(tools.storefront, slug).catch((error: unknown) => {
    if (!(error instanceof TooManyGuesses)) return orUnavailable(tools)(error);
    isUnasked = true;
    return null;
  });
  if (known) return known;
  const handle = await findHandleByName(tools.storefront, slug).catch(orUnavailable(tools));
  if (handle === null) throw new Response(null, {status: 404});
  if (handle !== slug) throw redirect(productPath(handle) + search, 301);
  // Published since the answer that is kept was given; or listed, though the visitor has guessed too often to be believed.
  const published = await findProduct(tools.storefront, slug, isUnasked ? 'listed' : 'fresh').catch(
    orUnavailable(tools),
  );
  if (!published) throw new Response(null, {status: 404});
  return published;
}
