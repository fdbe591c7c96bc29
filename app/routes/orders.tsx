import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {loadOrders} from '~/shop/orders/list/load-orders.server';
import {OrdersScreen} from '~/shop/orders/list/OrdersScreen';
import {OwnReviewsLink} from '~/shop/reviews/own/OwnReviewsLink';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';
export {skipAfterCartPost as shouldRevalidate} from '~/shop/cart/browser/skip-after-cart-post';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta('My Orders', matches);

/** Loads the list of `/orders`, and of `/secure-orders`, which shares this module. */
export const loader = (args: LoaderFunctionArgs) => loadOrders(args);

export default function OrdersRoute() {
  return <OrdersScreen result={useLoaderData<typeof loader>()} area="page" link={<OwnReviewsLink />} />;
}
