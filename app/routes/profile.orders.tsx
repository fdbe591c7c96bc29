import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadOrders} from '~/features/account/orders/load-orders.server';
import {OrdersPanel} from '~/features/account/orders/OrdersPanel';

export const loader = (args: LoaderFunctionArgs) => loadOrders(args);

export default function ProfileOrdersRoute() {
  const orders = useLoaderData<typeof loader>();
  return orders && <OrdersPanel orders={orders} />;
}
