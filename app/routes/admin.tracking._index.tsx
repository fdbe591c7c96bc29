import {useActionData, useLoaderData} from '@remix-run/react';
import {handleTrackingUpdate} from '~/admin/tracking/update/handle-tracking-update.server';
import {loadTrackingUpdate} from '~/admin/tracking/update/load-tracking-update.server';
import {TrackingUpdatePage} from '~/admin/tracking/update/TrackingUpdatePage';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadTrackingUpdate;

export const action = handleTrackingUpdate;

export default function AdminTrackingRoute() {
  return <TrackingUpdatePage view={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
