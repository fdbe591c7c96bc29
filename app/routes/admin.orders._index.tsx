import {useLoaderData} from '@remix-run/react';
import {DeskLive} from '~/features/admin/desk/DeskLive';
import {DeskPage} from '~/features/admin/desk/DeskPage';
import {loadDesk} from '~/features/admin/desk/load-desk.server';

export const loader = loadDesk;

export default function AdminOrdersRoute() {
  return (
    <>
      <DeskPage {...useLoaderData<typeof loader>()} />
      <DeskLive />
    </>
  );
}
