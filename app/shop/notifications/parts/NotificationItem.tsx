import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import type {Notification} from '../model/notification';
import {notificationText} from '../model/notification-event-copy';
import type {NotificationCommand} from '../model/notification-list';
import {NOTIFICATION_COPY} from '../notification-copy';
import {CommandForm} from './CommandForm';
import {NotificationBody} from './NotificationBody';

interface NotificationItemProps {
  readonly notification: Notification;
  readonly nowMs: number;
  readonly onCommand?: (command: NotificationCommand) => void;
}

/** One notification. Opening it marks it as read and leads to its order; a button removes it. */
export function NotificationItem({notification, nowMs, onCommand}: NotificationItemProps) {
  const {id, isRead} = notification;
  const {title} = notificationText(notification);
  return (
    <li className={cn('flex items-start', !isRead && 'bg-surface-raised')}>
      <CommandForm command={{intent: 'open', id}} onCommand={onCommand} className="min-w-0 flex-1">
        <button
          type="submit"
          className="flex w-full items-start gap-3 py-3.5 ps-4 text-start hover:bg-surface focus-visible:-outline-offset-2"
        >
          <NotificationBody notification={notification} nowMs={nowMs} />
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
