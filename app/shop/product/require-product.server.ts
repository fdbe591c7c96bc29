import type {AppContext} from '~/platform/context.server';
import {requireByName} from '~/shop/catalog/names/require-by-name.server';
import {productPath} from '~/shop/catalog/model/product-path';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {findProduct} from './find-product.server';

/**
 * Finds the product of a URL, with the variant that the query chooses.
 * @param slug the last segment of the URL, as typed
 * @param search the query, which a redirect keeps
 * @throws Response as `requireByName`
 */
export const requireProduct = (
  context: Pick<AppContext, 'storefront' | 'report' | 'reference'>,
  slug: string,
  search: string,
): Promise<ProductView> =>
  requireByName(
    context,
    {slug, search},
    {find: (handle, cache) => findProduct(context.storefront, handle, cache, search), toPath: productPath},
  );
