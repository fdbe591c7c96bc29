import {useLoaderData, useRouteLoaderData} from '@remix-run/react';
import {BATCH_PACKING_COPY} from '~/admin/packing/batch/batch-packing-copy';
import {BatchPackingFailed, BatchPackingMissing} from '~/admin/packing/batch/BatchPackingPage';
import {BatchSlips} from '~/admin/packing/batch/BatchSlips';
import {loadBatchSlips} from '~/admin/packing/batch/load-batch-packing.server';
import {AdminErrorScreen} from '~/admin/frame/access/AdminErrorScreen';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';

export const loader = loadBatchSlips;

export default function AdminBatchSlipsRoute() {
  const view = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<{readonly frame: {readonly name: string}}>('root');
  if (!view) return <BatchPackingFailed title={BATCH_PACKING_COPY.slips} />;
  return <BatchSlips view={view} shopName={root?.frame.name ?? ''} />;
}

export function ErrorBoundary() {
  return (
    <AdminErrorScreen missing={<BatchPackingMissing />}>
      <RouteErrorScreen scope="page" />
    </AdminErrorScreen>
  );
}
