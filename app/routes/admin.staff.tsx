import {useLoaderData} from '@remix-run/react';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';
import {handleStaff} from '~/admin/staff/handle-staff.server';
import {loadStaff} from '~/admin/staff/load-staff.server';
import {StaffPage} from '~/admin/staff/StaffPage';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadStaff;

export const action = handleStaff;

export const clientAction = keepTyped;

export default function AdminStaffRoute() {
  const {reply, offline} = useServerReply<typeof action>();
  return <StaffPage {...useLoaderData<typeof loader>()} reply={reply} offline={offline} />;
}
