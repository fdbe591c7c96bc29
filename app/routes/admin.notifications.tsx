import {useActionData, useLoaderData} from '@remix-run/react';
import {AnnouncementsPage} from '~/features/announcements/AnnouncementsPage';
import {handleAnnouncements} from '~/features/announcements/handle-announcements.server';
import {loadAnnouncements} from '~/features/announcements/load-announcements.server';

export {revalidateAfterForm as shouldRevalidate} from '~/features/admin/frame/revalidate-after-form';

export const loader = loadAnnouncements;

export const action = handleAnnouncements;

export default function AdminNotificationsRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <AnnouncementsPage {...loaded} result={useActionData<typeof action>()} />;
}
