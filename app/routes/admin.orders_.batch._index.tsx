import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {BatchListPage} from '~/admin/batch/BatchListPage';
import {batchNotice} from '~/admin/batch/batch-copy';
import {handleNewBatch} from '~/admin/batch/handle-new-batch.server';
import {loadBatches} from '~/admin/batch/load-batch.server';
import {findListedIds} from '~/admin/desk/batch/find-listed-ids.server';
import type {ChosenOrdersReply} from '~/admin/frame/chosen-orders';
import {keepForm} from '~/admin/frame/keep-form';

export const loader = loadBatches;

export const action = (args: ActionFunctionArgs) => handleNewBatch(args, {findListedIds});

export const clientAction = keepForm((): ChosenOrdersReply => ({notice: batchNotice('offline')}));

export default function AdminBatchesRoute() {
  const {latest} = useLoaderData<typeof loader>();
  return <BatchListPage latest={latest} result={useActionData<typeof action>()} />;
}
