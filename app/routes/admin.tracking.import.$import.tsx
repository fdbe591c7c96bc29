import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useRouteError,
  type ClientActionFunctionArgs,
} from '@remix-run/react';
import {handleImport} from '~/admin/tracking/import/handle-import.server';
import {ImportPage} from '~/admin/tracking/import/ImportPage';
import {IMPORT_OFFLINE} from '~/admin/tracking/import/import-copy';
import {ImportFailed, ImportMissing} from '~/admin/tracking/import/ImportUnavailable';
import {loadImport} from '~/admin/tracking/import/load-import.server';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {whenOffline} from '~/ui/when-offline';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

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
