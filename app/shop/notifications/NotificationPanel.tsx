import {Link, useNavigate} from '@remix-run/react';
import * as Dialog from '@radix-ui/react-dialog';
import {useEffect, useSyncExternalStore} from 'react';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {Skeleton} from '~/ui/Skeleton';
import {useFocusReturn} from '~/ui/use-focus-return';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {BELL_COPY} from './bell-copy';
import {notificationStore, type NotificationStoreContent} from './browser/notification-store';
import {notificationOrderPath} from './model/notification';
import {countUnread, type NotificationCommand} from './model/notification-list';
import {NOTIFICATION_COPY} from './notification-copy';
import {MarkAllRead} from './parts/MarkAllRead';
import {NotificationItems} from './parts/NotificationItems';

/** The open state, which the bell controls. */
export interface NotificationPanelProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export function NotificationPanel({isOpen, onOpenChange}: NotificationPanelProps) {
  const content = useSyncExternalStore(notificationStore.subscribe, notificationStore.get, () => null);
  const list = content === 'failed' ? null : content;
  const focusReturn = useFocusReturn();
  const navigate = useNavigate();
  useEffect(() => {
    if (isOpen && !Array.isArray(notificationStore.get())) void notificationStore.load();
  }, [isOpen]);
  const run = (command: NotificationCommand) => {
    const opened = command.intent === 'open' && list?.find(({id}) => id === command.id);
    void notificationStore.run(command);
    if (!opened || !opened.orderId) return;
    onOpenChange(false);
    void navigate(notificationOrderPath(opened.orderId));
  };
  const unread = list ? countUnread(list) : 0;
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim/25 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          data-slot="notifications"
          aria-describedby={undefined}
          {...focusReturn}
          className="fixed top-[calc(var(--header-height)+0.5rem)] right-2 z-50 flex max-h-[min(40rem,calc(100dvh-var(--header-height)-1rem))] low:top-2 low:max-h-[calc(100dvh-1rem)] low:overflow-y-auto low:overscroll-contain w-[min(26rem,calc(100vw-1rem))] flex-col overflow-hidden rounded-card border border-line bg-paper text-ink shadow-raised outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:right-4"
        >
          <div className="flex shrink-0 items-center justify-between gap-2 border-b border-line py-1.5 ps-4 pe-1.5">
            <Dialog.Title className="flex-1 text-lg whitespace-nowrap sm:text-xl">
              {BELL_COPY.title}
              {unread > 0 && <VisuallyHidden> {BELL_COPY.unread(unread)}</VisuallyHidden>}
            </Dialog.Title>
            {unread > 0 && <MarkAllRead onCommand={run} />}
            <Dialog.Close aria-label="Close" className={buttonStyle({tone: 'quiet', size: 'icon'})}>
              <Icon name="x" className="size-5" />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain low:flex-none low:overflow-visible">
            <PanelContent content={content} onCommand={run} />
          </div>
          <Link
            to="/notifications"
            className={cn(buttonStyle({tone: 'quiet', size: 'sm'}), 'shrink-0 rounded-none border-t border-line')}
          >
            {NOTIFICATION_COPY.all}
          </Link>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface PanelContentProps {
  readonly content: NotificationStoreContent;
  readonly onCommand: (command: NotificationCommand) => void;
}

function PanelContent({content, onCommand}: PanelContentProps) {
  if (content === null) return <Loading />;
  if (content === 'failed')
    return (
      <Alert
        tone="error"
        title={NOTIFICATION_COPY.failed}
        className="m-4"
        action={
          <Button tone="outline" size="sm" onClick={() => void notificationStore.load()}>
            {NOTIFICATION_COPY.retry}
          </Button>
        }
      >
        {NOTIFICATION_COPY.failedText}
      </Alert>
    );
  return <NotificationItems list={content} nowMs={Date.now()} onCommand={onCommand} />;
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-4 p-4">
      <VisuallyHidden>{NOTIFICATION_COPY.loading}</VisuallyHidden>
      {[1, 2, 3].map((line) => (
        <div key={line} className="flex gap-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
