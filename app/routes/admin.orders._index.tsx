import {useLoaderData} from '@remix-run/react';
import {DeskLive} from '~/admin/desk/DeskLive';
import {DeskOrderFailed} from '~/admin/desk/order/DeskOrderProblem';
import {DeskPage} from '~/admin/desk/queue/DeskPage';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {batchNotice} from '~/admin/batch/batch-copy';
import {handleNewBatch} from '~/admin/batch/handle-new-batch.server';
import {findListedIds} from '~/admin/desk/batch/find-listed-ids.server';
import {CHOOSES_ORDERS, isChosenOrdersIntent, type ChosenOrdersReply} from '~/admin/frame/chosen-orders';
import {INTENT} from '~/core/intent';
import {handleDeskViews, type DeskViewResult} from '~/admin/desk/views/handle-desk-views.server';
import {IS_PERSONAL_FIELD, VIEW_NAME_FIELD} from '~/admin/desk/views/desk-view';
import {DESK_VIEW_COPY} from '~/admin/desk/views/desk-view-copy';
import {loadDesk, type LoadedDesk} from '~/admin/desk/queue/load-desk.server';
import {keepForm} from '~/admin/frame/keep-form';
import {StaleAlert} from '~/admin/frame/StaleAlert';
import {useLastLoaded} from '~/admin/frame/use-last-loaded';
import {useLastActionData} from '~/platform/supabase/realtime/use-last-action-data';

export {reloadOrNull as clientLoader} from '~/admin/frame/reload-or-null';
export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadDesk;

export const action = (args: ActionFunctionArgs) =>
  new URL(args.request.url).searchParams.has(CHOOSES_ORDERS)
    ? handleNewBatch(args, {findListedIds})
    : handleDeskViews(args);

export const clientAction = keepForm((values): DeskViewResult | ChosenOrdersReply =>
  isChosenOrdersIntent(values[INTENT])
    ? {notice: batchNotice('offline')}
    : {
        problem: DESK_VIEW_COPY.offline,
        name: values[VIEW_NAME_FIELD] ?? '',
        isPersonal: values[IS_PERSONAL_FIELD] !== undefined,
      },
);

export default function AdminOrdersRoute() {
  const {data: desk, isStale} = useLastLoaded<LoadedDesk | null>(useLoaderData<typeof loader>(), isDeskFailed);
  const result = useLastActionData<typeof action>();
  return (
    <>
      <StaleAlert isStale={isStale} />
      {desk ? (
        <DeskPage
          {...desk}
          result={result && 'problem' in result ? result : undefined}
          chosenNotice={result && 'notice' in result ? result.notice : null}
        />
      ) : (
        <DeskOrderFailed />
      )}
      <DeskLive isStale={isStale} />
    </>
  );
}

const isDeskFailed = (desk: LoadedDesk | null): boolean => !desk?.page;
