import {useActionData, useLoaderData} from '@remix-run/react';
import {keepForm} from '~/admin/frame/keep-form';
import {StaleAlert} from '~/admin/frame/StaleAlert';
import {isNull, useLastLoaded} from '~/admin/frame/use-last-loaded';
import {handleImport} from '~/admin/tracking/import/handle-import.server';
import {ImportPage} from '~/admin/tracking/import/ImportPage';
import {IMPORT_OFFLINE} from '~/admin/tracking/import/import-copy';
import {ImportFailed, ImportMissing} from '~/admin/tracking/import/ImportUnavailable';
import {loadImport} from '~/admin/tracking/import/load-import.server';
import {AdminErrorScreen} from '~/admin/frame/access/AdminErrorScreen';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';

export {reloadOrNull as clientLoader} from '~/admin/frame/reload-or-null';
export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadImport;

export const action = handleImport;

/** The page goes on by itself once the connection is back. */
export const clientAction = keepForm(() => ({failure: IMPORT_OFFLINE}));

export default function AdminTrackingImportsRoute() {
  const {data: view, isStale} = useLastLoaded(useLoaderData<typeof loader>(), isNull);
  const result = useActionData<typeof action>();
  if (!view) return <ImportFailed />;
  return (
    <>
      <StaleAlert isStale={isStale} />
      <ImportPage view={view} failure={result?.failure ?? null} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <AdminErrorScreen missing={<ImportMissing />}>
      <RouteErrorScreen scope="page" />
    </AdminErrorScreen>
  );
}
