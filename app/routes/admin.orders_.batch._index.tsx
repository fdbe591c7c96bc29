import {useLoaderData} from '@remix-run/react';
import {BatchListPage} from '~/admin/batch/BatchListPage';
import {loadBatches} from '~/admin/batch/load-batch.server';

export const loader = loadBatches;

export default function AdminBatchesRoute() {
  return <BatchListPage latest={useLoaderData<typeof loader>().latest} />;
}
