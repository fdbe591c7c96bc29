import {useLoaderData} from '@remix-run/react';
import {BATCH_PACKING_COPY} from '~/admin/packing/batch/batch-packing-copy';
import {BatchPackingFailed, BatchPackingMissing} from '~/admin/packing/batch/BatchPackingPage';
import {BatchPickList} from '~/admin/packing/batch/BatchPickList';
import {loadBatchPickList} from '~/admin/packing/batch/load-batch-packing.server';
import {AdminErrorScreen} from '~/admin/frame/access/AdminErrorScreen';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';

export const loader = loadBatchPickList;

export default function AdminBatchPickListRoute() {
  const view = useLoaderData<typeof loader>();
  return view ? <BatchPickList view={view} /> : <BatchPackingFailed title={BATCH_PACKING_COPY.pickList} />;
}

export function ErrorBoundary() {
  return (
    <AdminErrorScreen missing={<BatchPackingMissing />}>
      <RouteErrorScreen scope="page" />
    </AdminErrorScreen>
  );
}
