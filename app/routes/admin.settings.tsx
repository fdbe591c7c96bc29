import {useActionData, useLoaderData} from '@remix-run/react';
import {handleSettings} from '~/features/admin-settings/handle-settings.server';
import {loadSettings} from '~/features/admin-settings/load-settings.server';
import {SettingsPage} from '~/features/admin-settings/SettingsPage';

export {revalidateAfterForm as shouldRevalidate} from '~/features/admin/frame/revalidate-after-form';

export const loader = loadSettings;

export const action = handleSettings;

export default function AdminSettingsRoute() {
  return <SettingsPage view={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
