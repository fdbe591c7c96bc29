import {data} from '@shopify/remix-oxygen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {readFromShop} from '../shop-access.server';
import type {ShopProblem} from '../shop-problem';
import {findProductPage} from './find-products.server';
import {parseProductListRequest, type ProductListRequest} from './product-list-request';
import type {ProductPageView} from './product-row-view';

/** The data of the product list; the page is null if Shopify does not return it. */
export interface LoadedProducts {
  readonly request: ProductListRequest;
  readonly page: ProductPageView | null;
  readonly problem: ShopProblem | null;
}

/** Loads one page of the product list. @throws Response for everyone but admins */
export async function loadProducts({context, request}: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const wanted = parseProductListRequest(new URL(request.url).searchParams);
  const found = await readFromShop(context, (admin) => findProductPage(admin, wanted));
  const loaded: LoadedProducts = {
    request: wanted,
    page: found.ok ? found.value : null,
    problem: found.ok ? null : found.error,
  };
  return data(loaded, {status: found.ok ? 200 : 503});
}
