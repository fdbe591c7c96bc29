import {useLoaderData, useLocation, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {secretPageHeaders} from '~/shop/identity/page-headers.server';
import {GuestLinkProblem} from '~/shop/orders/guest/GuestLinkProblem';
import {GuestOrderPage} from '~/shop/orders/guest/GuestOrderPage';
import {loadGuestOrder} from '~/shop/orders/guest/load-guest-order.server';
import {LiveGuestOrder} from '~/shop/orders/live/LiveGuestOrder';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';
export {skipAfterCartPost as shouldRevalidate} from '~/shop/cart/browser/skip-after-cart-post';

export const headers = secretPageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta('Order Detail', matches);

export const loader = ({context, params}: LoaderFunctionArgs) => loadGuestOrder(context, params.token);

export default function GuestOrderRoute() {
  const loaded = useLoaderData<typeof loader>();
  const {pathname} = useLocation();
  if (loaded.kind !== 'order') return <GuestLinkProblem kind={loaded.kind} />;
  return (
    <>
      <GuestOrderPage order={loaded.order} />
      <LiveGuestOrder path={pathname} />
    </>
  );
}
