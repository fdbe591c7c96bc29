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
/** Two figures fit beside the bell. */
const MAX_SHOWN = 99;

const loadPanel = () => import('./NotificationPanel');
const warmUp = () => void loadPanel().catch(() => undefined);

/** The way to the notifications, with how many are unread. A link to their page; with scripts it opens the panel instead. */
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
        onPointerEnter={warmUp}
        onFocus={warmUp}
        className={cn(buttonStyle({tone: 'quiet', size: 'icon'}), 'relative')}
      >
        <Icon name="bell" className="size-5.5" />
        <VisuallyHidden>
          {BELL_COPY.title}
          {count > 0 && `, ${BELL_COPY.unread(count)}`}
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

/** Says how many are unread when there are more than before: fewer is what the person has just done. */
function UnreadAnnouncer({count}: {readonly count: number}) {
  const [words, setWords] = useState('');
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) setWords(BELL_COPY.announce(count));
    before.current = count;
  }, [count]);
  return (
    <span role="status" className="sr-only">
      {words}
    </span>
  );
}
