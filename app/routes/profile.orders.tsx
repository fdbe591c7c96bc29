import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {loadAccountOrders} from '~/shop/orders/list/load-orders.server';
import {OrdersScreen} from '~/shop/orders/list/OrdersScreen';

export {skipAfterCartPost as shouldRevalidate} from '~/shop/cart/browser/skip-after-cart-post';

export const headers = privatePageHeaders;

export const loader = (args: LoaderFunctionArgs) => loadAccountOrders(args);

export default function ProfileOrdersRoute() {
  const result = useLoaderData<typeof loader>();
  return result && <OrdersScreen result={result} area="account" />;
}
