import {useActionData, useLoaderData} from '@remix-run/react';
import {keepForm} from '~/admin/frame/keep-form';
import {handleTrackingUpdate} from '~/admin/tracking/update/handle-tracking-update.server';
import {loadTrackingUpdate} from '~/admin/tracking/update/load-tracking-update.server';
import {toOfflineUpdate} from '~/admin/tracking/update/tracking-update-copy';
import {TrackingUpdatePage} from '~/admin/tracking/update/TrackingUpdatePage';

export {reloadOrNull as clientLoader} from '~/admin/frame/reload-or-null';
export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadTrackingUpdate;

export const action = handleTrackingUpdate;

export const clientAction = keepForm(toOfflineUpdate);

export default function AdminTrackingRoute() {
  return <TrackingUpdatePage view={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
