import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {privatePageHeaders} from '~/features/identity/page-headers.server';
import {loadOrders} from '~/features/orders/list/load-orders.server';
import {OrdersScreen} from '~/features/orders/list/OrdersScreen';
import {OwnReviewsLink} from '~/features/reviews/own/OwnReviewsLink';
import {pageTitle} from '~/features/shell/frame/page-title';

export {RouteErrorScreen as ErrorBoundary} from '~/features/shell/errors/RouteErrorScreen';
export {skipAfterCartPost as shouldRevalidate} from '~/features/cart/browser/skip-after-cart-post';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => [
  {title: pageTitle('My Orders', matches)},
  {name: 'robots', content: 'noindex'},
];

/** Loads the list of `/orders`, and of `/secure-orders`, which shares this module. */
export const loader = (args: LoaderFunctionArgs) => loadOrders(args);

export default function OrdersRoute() {
  return <OrdersScreen result={useLoaderData<typeof loader>()} area="page" link={<OwnReviewsLink />} />;
}
