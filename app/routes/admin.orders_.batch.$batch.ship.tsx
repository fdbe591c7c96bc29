import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {keepForm} from '~/admin/frame/keep-form';
import {isNull, useLastLoaded} from '~/admin/frame/use-last-loaded';
import {BatchPackingFailed, BatchPackingMissing} from '~/admin/packing/batch/BatchPackingPage';
import {LeftOutOrders} from '~/admin/packing/batch/LeftOutOrders';
import {findBatchParcels} from '~/admin/packing/batch/load-batch-packing.server';
import {BATCH_NUMBERS_COPY} from '~/admin/tracking/batch/batch-numbers-copy';
import {BatchNumbersPage} from '~/admin/tracking/batch/BatchNumbersPage';
import {handleBatchNumbers, loadBatchNumbers} from '~/admin/tracking/batch/handle-batch-numbers.server';
import {toOfflineNewImport} from '~/admin/tracking/import/import-copy';
import {AdminErrorScreen} from '~/admin/frame/access/AdminErrorScreen';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';

export {reloadOrNull as clientLoader} from '~/admin/frame/reload-or-null';
export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = (args: LoaderFunctionArgs) => loadBatchNumbers(args, {findParcels: findBatchParcels});

export const action = (args: ActionFunctionArgs) => handleBatchNumbers(args, {findParcels: findBatchParcels});

export const clientAction = keepForm(toOfflineNewImport);

export default function AdminBatchShipRoute() {
  const {data: view} = useLastLoaded(useLoaderData<typeof loader>(), isNull);
  const result = useActionData<typeof action>();
  if (!view) return <BatchPackingFailed title={BATCH_NUMBERS_COPY.title} />;
  return (
    <BatchNumbersPage
      view={{path: view.path, parcels: view.parcels, id: view.formId}}
      result={result}
      leftOut={<LeftOutOrders orders={view.leftOut} />}
    />
  );
}

export function ErrorBoundary() {
  return (
    <AdminErrorScreen missing={<BatchPackingMissing />}>
      <RouteErrorScreen scope="page" />
    </AdminErrorScreen>
  );
}
