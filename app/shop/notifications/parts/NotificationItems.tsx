import {Link} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {buttonStyle} from '~/ui/button-style';
import type {NotificationCommand, NotificationList} from '../model/notification-list';
import {NOTIFICATION_COPY} from '../notification-copy';
import {NotificationItem} from './NotificationItem';

interface NotificationItemsProps {
  readonly list: NotificationList;
  readonly nowMs: number;
  readonly onCommand?: (command: NotificationCommand) => void;
}

/** The notifications, newest first, or the empty state. */
export function NotificationItems({list, nowMs, onCommand}: NotificationItemsProps) {
  const container = useRef<HTMLDivElement>(null);
  const previousLength = useRef(list.length);
  useEffect(() => {
    // Restores the focus after a notification was removed by keyboard.
    const hasLostFocus = list.length < previousLength.current && document.activeElement === document.body;
    if (hasLostFocus) container.current?.focus({preventScroll: true});
    previousLength.current = list.length;
  }, [list.length]);
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {list.length === 0 ? (
        <div className="px-6 py-12 text-center">
          <p className="font-display text-xl font-semibold">{NOTIFICATION_COPY.empty}</p>
          <p className="mx-auto mt-1 max-w-sm text-ink-soft">{NOTIFICATION_COPY.emptyText}</p>
          <div className="mt-5 flex flex-wrap justify-center gap-3">
            <Link to="/products" className={buttonStyle({size: 'sm'})}>
              {NOTIFICATION_COPY.shop}
            </Link>
            <Link to="/orders" className={buttonStyle({tone: 'outline', size: 'sm'})}>
              {NOTIFICATION_COPY.orders}
            </Link>
          </div>
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {list.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} nowMs={nowMs} onCommand={onCommand} />
          ))}
        </ul>
      )}
    </div>
  );
}
