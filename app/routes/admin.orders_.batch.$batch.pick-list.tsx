import {isRouteErrorResponse, useLoaderData, useRouteError} from '@remix-run/react';
import {BATCH_PACKING_COPY} from '~/admin/packing/batch/batch-packing-copy';
import {BatchPackingFailed, BatchPackingMissing} from '~/admin/packing/batch/BatchPackingPage';
import {BatchPickList} from '~/admin/packing/batch/BatchPickList';
import {loadBatchPickList} from '~/admin/packing/batch/load-batch-packing.server';
import {ForbiddenOr} from '~/admin/frame/access/Forbidden';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';

export const loader = loadBatchPickList;

export default function AdminBatchPickListRoute() {
  const view = useLoaderData<typeof loader>();
  return view ? <BatchPickList view={view} /> : <BatchPackingFailed title={BATCH_PACKING_COPY.pickList} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? (
    <BatchPackingMissing />
  ) : (
    <ForbiddenOr>
      <RouteErrorScreen scope="page" />
    </ForbiddenOr>
  );
}
