import {formatMoment} from '~/core/moments';
import {relativeTime} from '~/core/relative-time';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {visitorTimeZone} from '~/ui/visitor-time-zone';
import type {Notification} from '../model/notification';
import {notificationText} from '../model/notification-event-copy';
import {NOTIFICATION_COPY, NOTIFICATION_PRIORITIES, NOTIFICATION_TYPES} from '../notification-copy';

interface NotificationBodyProps {
  readonly notification: Notification;
  readonly nowMs: number;
}

/** What a notification says, in the panel, on the page and in the preview of an announcement. */
export function NotificationBody({notification, nowMs}: NotificationBodyProps) {
  const {type, isRead} = notification;
  const {title, message} = notificationText(notification);
  return (
    <>
      <span
        className={cn(
          'mt-0.5 grid size-10 shrink-0 place-items-center rounded-full',
          isRead ? 'bg-surface text-ink-soft' : 'bg-accent text-on-accent',
        )}
      >
        <Icon name={NOTIFICATION_TYPES[type].icon} className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <span className={cn('min-w-0 [overflow-wrap:anywhere]', isRead ? 'font-medium' : 'font-bold')}>{title}</span>
          {!isRead && (
            <span className="shrink-0 rounded-full forced-colors:border bg-accent px-2 py-0.5 text-xs leading-none font-bold text-on-accent">
              {NOTIFICATION_COPY.isUnread}
            </span>
          )}
        </span>
        <span className="mt-0.5 block text-sm whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
          {message}
        </span>
        <Facts notification={notification} nowMs={nowMs} />
      </span>
    </>
  );
}

/** The topic, priority and age of a notification. */
function Facts({notification, nowMs}: NotificationBodyProps) {
  const {type, priority, createdAt} = notification;
  const isHydrated = useIsHydrated();
  const moment = new Date(createdAt);
  const priorityLabel = NOTIFICATION_PRIORITIES[priority];
  return (
    <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
      <span>{NOTIFICATION_TYPES[type].label}</span>
      <span className={cn('inline-flex items-center gap-1', priority === 'high' && 'font-bold text-sale')}>
        <Icon name={priorityLabel.icon} className="size-3.5" />
        {priorityLabel.label}
      </span>
      <time dateTime={createdAt} title={isHydrated ? formatMoment(moment, 'long', visitorTimeZone()) : undefined}>
        {relativeTime(moment, nowMs)}
      </time>
    </span>
  );
}
