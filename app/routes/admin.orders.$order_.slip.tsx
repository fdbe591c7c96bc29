import {useLoaderData, useRouteLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findDeskOrder} from '~/admin/desk/find-desk-orders.server';
import {DeskOrderFailed, DeskOrderMissing} from '~/admin/desk/order/DeskOrderProblem';
import {loadSlip} from '~/admin/packing/slip/load-slip.server';
import {PackingSlip} from '~/admin/packing/slip/PackingSlip';
import {AdminErrorScreen} from '~/admin/frame/access/AdminErrorScreen';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';

export const loader = (args: LoaderFunctionArgs) => loadSlip(args, args.params.order ?? '', {findDeskOrder});

export default function AdminSlipRoute() {
  const slip = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<{readonly frame: {readonly name: string}}>('root');
  return slip ? <PackingSlip slip={slip} shopName={root?.frame.name ?? ''} /> : <DeskOrderFailed />;
}

export function ErrorBoundary() {
  return (
    <AdminErrorScreen missing={<DeskOrderMissing />}>
      <RouteErrorScreen scope="page" />
    </AdminErrorScreen>
  );
}
