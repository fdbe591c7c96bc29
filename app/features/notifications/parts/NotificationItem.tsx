import {formatMoment} from '~/core/moments';
import {relativeTime} from '~/core/relative-time';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import type {Notification} from '../model/notification';
import {notificationText} from '../model/notification-event-copy';
import type {NotificationCommand} from '../model/notification-list';
import {NOTIFICATION_COPY, NOTIFICATION_PRIORITIES, NOTIFICATION_TYPES} from '../notification-copy';
import {CommandForm} from './CommandForm';

interface NotificationItemProps {
  readonly notification: Notification;
  readonly nowMs: number;
  readonly onCommand?: (command: NotificationCommand) => void;
}

/** One notification. Opening it marks it as read and leads to its order; a button removes it. */
export function NotificationItem({notification, nowMs, onCommand}: NotificationItemProps) {
  const {id, type, isRead} = notification;
  const {title, message} = notificationText(notification);
  return (
    <li className={cn('flex items-start', !isRead && 'bg-surface-raised')}>
      <CommandForm command={{intent: 'open', id}} onCommand={onCommand} className="min-w-0 flex-1">
        <button
          type="submit"
          className="flex w-full items-start gap-3 py-3.5 ps-4 text-start hover:bg-surface focus-visible:-outline-offset-2"
        >
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
              <span className={cn('min-w-0 [overflow-wrap:anywhere]', isRead ? 'font-medium' : 'font-bold')}>
                {title}
              </span>
              {!isRead && (
                <span className="shrink-0 rounded-full forced-colors:border bg-accent px-2 py-0.5 text-xs leading-none font-bold text-on-accent">
                  {NOTIFICATION_COPY.isUnread}
                </span>
              )}
            </span>
            <span className="mt-0.5 block text-sm text-ink-soft [overflow-wrap:anywhere]">{message}</span>
            <Facts notification={notification} nowMs={nowMs} />
          </span>
        </button>
      </CommandForm>
      <CommandForm command={{intent: 'remove', id}} onCommand={onCommand} className="p-1.5">
        <button
          type="submit"
          aria-label={NOTIFICATION_COPY.remove(title)}
          className={cn(buttonStyle({tone: 'quiet', size: 'icon'}), 'text-ink-soft')}
        >
          <Icon name="trash" className="size-4.5" />
        </button>
      </CommandForm>
    </li>
  );
}

/** The topic, priority and age of a notification. */
function Facts({notification, nowMs}: Pick<NotificationItemProps, 'notification' | 'nowMs'>) {
  const {type, priority, createdAt} = notification;
  const moment = new Date(createdAt);
  const priorityLabel = NOTIFICATION_PRIORITIES[priority];
  return (
    <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
      <span>{NOTIFICATION_TYPES[type].label}</span>
      <span className={cn('inline-flex items-center gap-1', priority === 'high' && 'font-bold text-sale')}>
        <Icon name={priorityLabel.icon} className="size-3.5" />
        {priorityLabel.label}
      </span>
      <time dateTime={createdAt} title={formatMoment(moment)}>
        {relativeTime(moment, nowMs)}
      </time>
    </span>
  );
}
