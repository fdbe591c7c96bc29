import {Button} from '~/ui/Button';
import {OnPress} from '~/workbench/OnPress';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {unreadCount} from './browser/unread-count';
import {NOTIFICATIONS, NOW_MS} from './notification-samples';
import {NotificationBell} from './NotificationBell';
import {NotificationPanel} from './NotificationPanel';
import {NotificationsPage} from './NotificationsPage';

const COUNTS = [0, 3, 120];

function NotificationStates() {
  return (
    <>
      <State name="bell, by number of unread notifications">
        <div className="workbench-row">
          <NotificationBell />
          {COUNTS.map((count) => (
            <Button key={count} tone="outline" size="sm" onClick={() => unreadCount.set(count)}>
              {count}
            </Button>
          ))}
        </div>
      </State>
      <State name="panel, by press; failed for signed-out visitors">
        <OnPress label="open the panel">
          {(isOpen, setIsOpen) => <NotificationPanel isOpen={isOpen} onOpenChange={setIsOpen} />}
        </OnPress>
      </State>
      <State name="of each type and priority, long text, the last action failed" isWide>
        <NotificationsPage list={NOTIFICATIONS} nowMs={NOW_MS} hasFailed />
      </State>
      <State name="all read" isWide>
        <NotificationsPage list={NOTIFICATIONS.filter(({isRead}) => isRead)} nowMs={NOW_MS} hasFailed={false} />
      </State>
      <State name="none" isWide>
        <NotificationsPage list={[]} nowMs={NOW_MS} hasFailed={false} />
      </State>
      <State name="unavailable" isWide>
        <NotificationsPage list={null} nowMs={NOW_MS} hasFailed={false} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Notifications', States: NotificationStates};
