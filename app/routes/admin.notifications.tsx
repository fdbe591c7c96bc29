import {useLoaderData} from '@remix-run/react';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';
import {AnnouncementsPage} from '~/admin/announcements/AnnouncementsPage';
import {handleAnnouncements} from '~/admin/announcements/handle-announcements.server';
import {loadAnnouncements} from '~/admin/announcements/load-announcements.server';
import {NotificationBody} from '~/shop/notifications/parts/NotificationBody';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadAnnouncements;

export const action = handleAnnouncements;

export const clientAction = keepTyped;

export default function AdminNotificationsRoute() {
  const loaded = useLoaderData<typeof loader>();
  const {reply, offline} = useServerReply<typeof action>();
  return (
    <AnnouncementsPage
      {...loaded}
      result={reply}
      offline={offline}
      renderNotification={(notification, nowMs) => <NotificationBody notification={notification} nowMs={nowMs} />}
    />
  );
}
