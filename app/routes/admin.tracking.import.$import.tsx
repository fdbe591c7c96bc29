import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useRouteError,
  type ClientActionFunctionArgs,
} from '@remix-run/react';
import {handleImport} from '~/features/bulk-tracking/import/handle-import.server';
import {ImportPage} from '~/features/bulk-tracking/import/ImportPage';
import {IMPORT_OFFLINE} from '~/features/bulk-tracking/import/import-copy';
import {ImportFailed, ImportMissing} from '~/features/bulk-tracking/import/ImportUnavailable';
import {loadImport} from '~/features/bulk-tracking/import/load-import.server';
import {RouteErrorScreen} from '~/features/shell/errors/RouteErrorScreen';
import {whenOffline} from '~/ui/when-offline';

export {revalidateAfterForm as shouldRevalidate} from '~/features/admin/frame/revalidate-after-form';

export const loader = loadImport;

export const action = handleImport;

/** The page goes on by itself once the connection is back. */
export const clientAction = ({serverAction}: ClientActionFunctionArgs) =>
  whenOffline(serverAction, () => ({failure: IMPORT_OFFLINE}));

export default function AdminTrackingImportsRoute() {
  const view = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return view ? <ImportPage view={view} failure={result?.failure ?? null} /> : <ImportFailed />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <ImportMissing /> : <RouteErrorScreen scope="page" />;
}
