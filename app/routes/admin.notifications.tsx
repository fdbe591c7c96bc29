import {useActionData, useLoaderData} from '@remix-run/react';
import {AnnouncementsPage} from '~/admin/announcements/AnnouncementsPage';
import {handleAnnouncements} from '~/admin/announcements/handle-announcements.server';
import {loadAnnouncements} from '~/admin/announcements/load-announcements.server';
import {NotificationBody} from '~/shop/notifications/parts/NotificationBody';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadAnnouncements;

export const action = handleAnnouncements;

export default function AdminNotificationsRoute() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AnnouncementsPage
      {...loaded}
      result={useActionData<typeof action>()}
      renderNotification={(notification, nowMs) => <NotificationBody notification={notification} nowMs={nowMs} />}
    />
  );
}
