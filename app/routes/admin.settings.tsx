import {useLoaderData} from '@remix-run/react';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';
import {handleSettings} from '~/admin/settings/handle-settings.server';
import {loadSettings} from '~/admin/settings/load-settings.server';
import {SettingsPage} from '~/admin/settings/SettingsPage';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadSettings;

export const action = handleSettings;

export const clientAction = keepTyped;

export default function AdminSettingsRoute() {
  const {reply, offline} = useServerReply<typeof action>();
  return <SettingsPage view={useLoaderData<typeof loader>()} reply={reply} offline={offline} />;
}
