import {useActionData, useLoaderData} from '@remix-run/react';
import {handleNewImport} from '~/features/bulk-tracking/import/handle-import.server';
import {loadNewImport} from '~/features/bulk-tracking/import/load-import.server';
import {NewImportPage} from '~/features/bulk-tracking/import/NewImportPage';

export {revalidateAfterForm as shouldRevalidate} from '~/features/admin/frame/revalidate-after-form';

export const loader = loadNewImport;

export const action = handleNewImport;

export default function AdminTrackingImportRoute() {
  return <NewImportPage view={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
