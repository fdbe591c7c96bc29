import {NotificationBell} from '~/shop/notifications/NotificationBell';
import {NotificationPanel} from '~/shop/notifications/NotificationPanel';
import {NotificationsPage} from '~/shop/notifications/NotificationsPage';
import {unreadCount} from '~/shop/notifications/browser/unread-count';
import {Button} from '~/ui/Button';
import {OnPress} from '../OnPress';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {NOTIFICATIONS, NOW_MS} from './notification-samples';

const COUNTS = [0, 3, 120];

export function NotificationSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Notifications">
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
    </Section>
  );
}
