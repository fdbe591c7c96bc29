import {redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {orUnavailable} from '~/platform/http.server';
import {TooManyGuesses} from '~/platform/shopify/visitor-limits.server';
import {productPath} from '~/features/catalog/model/product-path';
import type {ProductView} from '~/features/catalog/model/product-view';
import {findHandleByName} from './find-handle.server';
import {findProduct} from './find-product.server';

type Context = Pick<AppContext, 'storefront' | 'report' | 'reference'>;

/**
 * Finds the product of a URL.
 * @param slug the last segment of the URL, as typed
 * @param search the query, which a redirect keeps
 * @throws Response 301 to the canonical URL if the slug is another name of the product, 404 if there is none, 503 when
 *   Shopify does not respond: an outage must not look like a deleted product
 */
export async function requireProduct(context: Context, slug: string, search: string): Promise<ProductView> {
  let isLimited = false;
  const known = await findProduct(context.storefront, slug).catch((error: unknown) => {
    if (!(error instanceof TooManyGuesses)) return orUnavailable(context)(error);
    isLimited = true;
    return null;
  });
  if (known) return known;
  const handle = await findHandleByName(context.storefront, slug).catch(orUnavailable(context));
  if (handle === null) throw new Response(null, {status: 404});
  if (handle !== slug) throw redirect(productPath(handle) + search, 301);
  // Published since the cached response, or listed although the visitor has exceeded the limit of guesses.
  const published = await findProduct(context.storefront, slug, isLimited ? 'listed' : 'fresh').catch(
    orUnavailable(context),
  );
  if (!published) throw new Response(null, {status: 404});
  return published;
}
