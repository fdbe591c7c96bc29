import {Link, useLocation} from '@remix-run/react';
import {useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type MouseEvent} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {useOpenUntil} from '~/ui/use-open-until';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {unreadCount} from './browser/unread-count';
import {BELL_COPY} from './bell-copy';
import type {NotificationPanelProps} from './NotificationPanel';

const PATH = '/notifications';
/** Two digits fit beside the bell. */
const MAX_SHOWN = 99;

const loadPanel = () => import('./NotificationPanel');
const preload = () => void loadPanel().catch(() => undefined);

/** A link to the notifications with the unread count. With scripts it opens the panel instead of the page. */
export function NotificationBell() {
  const count = useSyncExternalStore(unreadCount.subscribe, unreadCount.get, () => 0);
  const {key, pathname} = useLocation();
  const [isOpen, setIsOpen] = useOpenUntil(key);
  const [panel, setPanel] = useState<{readonly Component: ComponentType<NotificationPanelProps>} | null>(null);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (wantsNewTab || pathname === PATH) return;
    event.preventDefault();
    setIsOpen(true);
    loadPanel().then(
      ({NotificationPanel}) => setPanel({Component: NotificationPanel}),
      () => window.location.assign(PATH),
    );
  };
  return (
    <>
      <Link
        to={PATH}
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
        className={cn(buttonStyle({tone: 'quiet', size: 'icon'}), 'relative')}
      >
        <Icon name="bell" className="size-5.5" />
        <VisuallyHidden>
          {BELL_COPY.title}
          {count > 0 && <span>{`, ${BELL_COPY.unread(count)}`}</span>}
        </VisuallyHidden>
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0 right-0 min-w-5 rounded-full forced-colors:border bg-accent px-1 text-center text-xs leading-5 font-bold text-on-accent tabular-nums"
          >
            {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
          </span>
        )}
      </Link>
      <UnreadAnnouncer count={count} />
      {panel && <panel.Component isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}

/** Announces the unread count when it rises; when it falls, the person has just read or removed one. */
function UnreadAnnouncer({count}: {readonly count: number}) {
  const [announcement, setAnnouncement] = useState('');
  const previous = useRef(count);
  useEffect(() => {
    if (count > previous.current) setAnnouncement(BELL_COPY.announce(count));
    previous.current = count;
  }, [count]);
  return (
    <span role="status" className="sr-only">
      {announcement}
    </span>
  );
}
