import {useActionData, useLoaderData} from '@remix-run/react';
import {BatchFailed, BatchMissing} from '~/admin/batch/BatchListPage';
import {BatchPage} from '~/admin/batch/BatchPage';
import type {BatchResult} from '~/admin/batch/batch-view';
import {handleBatch} from '~/admin/batch/handle-batch.server';
import {loadBatch} from '~/admin/batch/load-batch.server';
import {keepForm} from '~/admin/frame/keep-form';
import {StaleAlert} from '~/admin/frame/StaleAlert';
import {isNull, useLastLoaded} from '~/admin/frame/use-last-loaded';
import {AdminErrorScreen} from '~/admin/frame/access/AdminErrorScreen';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';

export {reloadOrNull as clientLoader} from '~/admin/frame/reload-or-null';
export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadBatch;

export const action = handleBatch;

/** The page goes on by itself once the connection is back. */
export const clientAction = keepForm((values): BatchResult => ({problem: 'offline', values}));

export default function AdminBatchRoute() {
  const {data: view, isStale} = useLastLoaded(useLoaderData<typeof loader>(), isNull);
  const result = useActionData<typeof action>();
  if (!view) return <BatchFailed />;
  return (
    <>
      <StaleAlert isStale={isStale} />
      <BatchPage view={view} result={result} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <AdminErrorScreen missing={<BatchMissing />}>
      <RouteErrorScreen scope="page" />
    </AdminErrorScreen>
  );
}
