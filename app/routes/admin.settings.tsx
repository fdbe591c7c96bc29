import {useActionData, useLoaderData} from '@remix-run/react';
import {handleSettings} from '~/admin/settings/handle-settings.server';
import {loadSettings} from '~/admin/settings/load-settings.server';
import {SettingsPage} from '~/admin/settings/SettingsPage';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadSettings;

export const action = handleSettings;

export default function AdminSettingsRoute() {
  return <SettingsPage view={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
