import {Link} from '@remix-run/react';
import {userConnection} from '~/platform/supabase/realtime/realtime-connection';
import {useRealtimeRevalidation} from '~/platform/supabase/realtime/use-realtime-revalidation';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {LivePaused} from '~/ui/LivePaused';
import {BELL_COPY} from './bell-copy';
import {countUnread, type NotificationList} from './model/notification-list';
import {NOTIFICATION_COPY} from './notification-copy';
import {MarkAllRead} from './parts/MarkAllRead';
import {NotificationItems} from './parts/NotificationItems';

interface NotificationsPageProps {
  /** Null if the database is unavailable. */
  readonly list: NotificationList | null;
  readonly nowMs: number;
  /** Whether the last form failed. */
  readonly hasFailed: boolean;
}

export function NotificationsPage({list, nowMs, hasFailed}: NotificationsPageProps) {
  const isPaused = useRealtimeRevalidation(userConnection, 'notification') === 'paused';
  const count = list?.length ?? 0;
  const unread = list ? countUnread(list) : 0;
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-title">{BELL_COPY.title}</h1>
          {count > 0 && (
            <p className="mt-1 text-ink-soft">{unread > 0 ? BELL_COPY.unread(unread) : NOTIFICATION_COPY.allRead}</p>
          )}
        </div>
        {unread > 0 && <MarkAllRead />}
      </div>
      {hasFailed && <Alert tone="error" title={NOTIFICATION_COPY.changeFailed} className="mt-6" />}
      {unread > 0 && <p className="mt-4">{NOTIFICATION_COPY.next}</p>}
      {list ? (
        <>
          <div className="mt-6 overflow-hidden rounded-card border border-line bg-paper shadow-card">
            <NotificationItems list={list} nowMs={nowMs} />
          </div>
          {count > 0 && (
            <p className="mt-6 text-center">
              <Link to="/orders" className={buttonStyle({tone: 'outline'})}>
                {NOTIFICATION_COPY.orders}
              </Link>
            </p>
          )}
        </>
      ) : (
        <Alert
          tone="error"
          title={NOTIFICATION_COPY.failed}
          className="mt-6"
          action={
            <a href="/notifications" className={buttonStyle({tone: 'outline', size: 'sm'})}>
              {NOTIFICATION_COPY.retry}
            </a>
          }
        >
          {NOTIFICATION_COPY.failedText}
        </Alert>
      )}
      <LivePaused isPaused={isPaused} />
    </div>
  );
}
