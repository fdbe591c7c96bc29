import {useActionData, useLoaderData} from '@remix-run/react';
import {keepForm} from '~/admin/frame/keep-form';
import {handleNewImport} from '~/admin/tracking/import/handle-import.server';
import {toOfflineNewImport} from '~/admin/tracking/import/import-copy';
import {loadNewImport} from '~/admin/tracking/import/load-import.server';
import {NewImportPage} from '~/admin/tracking/import/NewImportPage';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadNewImport;

export const action = handleNewImport;

export const clientAction = keepForm(toOfflineNewImport);

export default function AdminTrackingImportRoute() {
  return <NewImportPage view={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
