import {useLoaderData} from '@remix-run/react';
import {DeskLive} from '~/admin/desk/DeskLive';
import {DeskPage} from '~/admin/desk/queue/DeskPage';
import {handleDeskViews} from '~/admin/desk/views/handle-desk-views.server';
import {loadDesk} from '~/admin/desk/queue/load-desk.server';
import {useLastActionData} from '~/platform/supabase/realtime/use-last-action-data';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadDesk;

export const action = handleDeskViews;

export default function AdminOrdersRoute() {
  return (
    <>
      <DeskPage {...useLoaderData<typeof loader>()} result={useLastActionData<typeof action>()} />
      <DeskLive />
    </>
  );
}
