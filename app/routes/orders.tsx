import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {privatePage} from '~/features/identity/page-headers.server';
import {loadOrders} from '~/features/orders/list/load-orders.server';
import {OrdersScreen} from '~/features/orders/list/OrdersScreen';
import {titleOf} from '~/features/shell/frame/page-title';

export {keepThroughCartChanges as shouldRevalidate} from '~/features/cart/browser/keep-through-cart-changes';

export const headers = privatePage;

export const meta: MetaFunction = (facts) => [{title: titleOf(facts)}, {name: 'robots', content: 'noindex'}];

export const loader = (args: LoaderFunctionArgs) => loadOrders(args);

export default function OrdersRoute() {
  return <OrdersScreen answer={useLoaderData<typeof loader>()} place="page" />;
}
