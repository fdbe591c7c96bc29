import type {MetaFunction} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {orNotFoundPage} from '~/shop/composition/not-found-page.server';
import {productPath} from '~/shop/catalog/model/product-path';
import {requireProduct} from '~/shop/product/require-product.server';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export {NotFoundPage as ErrorBoundary} from '~/shop/composition/NotFoundPage';

export const meta: MetaFunction = ({matches}) => unlistedMeta('Product Detail', matches);

/** Redirects Shopify's URLs of a product, in a collection or not, to its path in this storefront. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {search} = new URL(request.url);
  const {handle} = await requireProduct(context, params.handle ?? '', search).catch(orNotFoundPage(context));
  return redirect(productPath(handle) + search, 301);
}

/** Never rendered. Remix responds with plain text instead of the error page if a route has no component. */
export default function OnlineStoreProductRoute() {
  return null;
}
