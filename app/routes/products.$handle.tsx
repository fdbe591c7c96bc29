import type {MetaFunction} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {productPath} from '~/features/catalog/model/product-path';
import {requireProduct} from '~/features/product/require-product.server';
import {pageTitle} from '~/features/shell/frame/page-title';

export {RouteErrorScreen as ErrorBoundary} from '~/features/shell/errors/RouteErrorScreen';

export const meta: MetaFunction = ({matches}) => [{title: pageTitle('Product Detail', matches)}];

/** The platform's address of a product: leads to our own, with its query. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {search} = new URL(request.url);
  const {handle} = await requireProduct(context, params.handle ?? '', search);
  return redirect(productPath(handle) + search, 301);
}

/** Never rendered; a route without a component would answer with bare text instead of the page for what is not there. */
export default function PlatformProductRoute() {
  return null;
}
