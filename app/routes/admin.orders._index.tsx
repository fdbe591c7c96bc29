import {useLoaderData} from '@remix-run/react';
import {DeskLive} from '~/features/order-desk/DeskLive';
import {DeskPage} from '~/features/order-desk/queue/DeskPage';
import {handleDeskViews} from '~/features/order-desk/views/handle-desk-views.server';
import {loadDesk} from '~/features/order-desk/queue/load-desk.server';
import {useLastActionData} from '~/platform/supabase/realtime/use-last-action-data';

export {revalidateAfterForm as shouldRevalidate} from '~/features/admin/frame/revalidate-after-form';

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
