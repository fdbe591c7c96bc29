import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {productPath} from '~/shop/catalog/model/product-path';
import {requireProduct} from '~/shop/product/require-product.server';
import {ProductErrorScreen} from '~/shop/product/ProductErrorScreen';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {handleStockAlert} from '~/shop/stock-alerts/handle-stock-alert.server';
import {stockAlertClientAction} from '~/shop/stock-alerts/stock-alert-client-action';
import {STOCK_ALERT_COPY} from '~/shop/stock-alerts/stock-alert-copy';
import {StockAlertPage} from '~/shop/stock-alerts/StockAlertPage';

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {handle, title} = await requireProduct(context, params.productSlug ?? '', new URL(request.url).search);
  return {product: {handle, name: title, path: productPath(handle)}};
}

export const meta: MetaFunction = ({matches}) => unlistedMeta(STOCK_ALERT_COPY.page, matches);

export const action = (args: ActionFunctionArgs) => handleStockAlert(args);

export const clientAction = stockAlertClientAction;

export default function StockAlertRoute() {
  const {product} = useLoaderData<typeof loader>();
  return <StockAlertPage product={product} reply={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ProductErrorScreen otherwise={<RouteErrorScreen />} />;
}
