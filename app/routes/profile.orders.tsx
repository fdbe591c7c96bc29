import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadRecentOrders} from '~/features/orders/list/load-orders.server';
import {RecentOrders} from '~/features/orders/list/RecentOrders';
import {LiveOrders} from '~/features/orders/live/LiveOrders';

export const loader = (args: LoaderFunctionArgs) => loadRecentOrders(args);

export default function ProfileOrdersRoute() {
  const answer = useLoaderData<typeof loader>();
  return (
    <>
      {answer && <RecentOrders answer={answer} />}
      <LiveOrders />
    </>
  );
}
