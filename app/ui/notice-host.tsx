import {toast, Toaster} from 'sonner';
import type {Notice} from '~/core/notice';
import {Icon} from './icons/Icon';
import {createOwnRoot} from './own-root';

const DEFAULT_DURATION_MS = 4000;
const ICON = 'size-5';

/**
 * Creates the container of all notices. It is outside the page's React tree, so that error screens and navigation do not
 * remove it.
 * @returns a function that shows a notice, once the live region exists: a region inserted with text is not announced
 */
export function openNoticeHost(): Promise<(notice: Notice) => Promise<void>> {
  const container = document.createElement('div');
  container.setAttribute('role', 'status');
  document.body.append(container);
  createOwnRoot(container).render(<NoticeToaster />);
  publishHeight(container);
  /** Sonner's id of the open notice, by our id: Sonner would close a notice that takes the place of a closing one. */
  const openNotices = new Map<string | symbol, string | number>();
  const show = ({tone, title, body, id, durationMs = DEFAULT_DURATION_MS}: Notice) => {
    if (!container.isConnected) document.body.append(container);
    const key = id ?? Symbol();
    return new Promise<void>((resolve) => {
      const onClosing = () => {
        openNotices.delete(key);
        resolve();
      };
      const options = {description: body, duration: durationMs, onAutoClose: onClosing, onDismiss: onClosing};
      openNotices.set(key, toast[tone](title, {...options, id: openNotices.get(key)}));
    });
  };
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(show))));
}

const HEIGHT = '--notices-height';
const GAP_PX = 14;

/** Publishes the height of the visible notices to CSS: the menu's greeting is placed below them. */
function publishHeight(container: HTMLElement): void {
  const update = () => {
    const toasts = [...container.querySelectorAll<HTMLElement>('[data-sonner-toast][data-removed="false"]')];
    const heightPx = toasts.reduce((sumPx, {offsetHeight}) => sumPx + offsetHeight + GAP_PX, 0);
    document.documentElement.style.setProperty(HEIGHT, `${heightPx}px`);
  };
  const attributeFilter = ['data-removed', 'data-mounted'];
  new MutationObserver(update).observe(container, {childList: true, subtree: true, attributes: true, attributeFilter});
}

function NoticeToaster() {
  return (
    <Toaster
      position="top-center"
      offset={{top: 'calc(var(--header-height) + 0.75rem)'}}
      mobileOffset={{top: 'calc(var(--header-height) + 0.5rem)'}}
      containerAriaLabel="Notices"
      expand
      closeButton
      icons={{
        success: <Icon name="circle-check" className={`${ICON} text-success`} />,
        info: <Icon name="info" className={`${ICON} text-accent-ink`} />,
        warning: <Icon name="triangle-exclamation-point" className={`${ICON} text-warning`} />,
        error: <Icon name="circle-exclamation-point" className={`${ICON} text-danger`} />,
      }}
      toastOptions={{
        unstyled: true,
        style: {transitionDuration: '200ms'},
        classNames: {
          toast:
            'flex w-(--width) items-start gap-3 rounded-control border border-line bg-surface-raised p-4 pe-12 font-sans text-ink shadow-raised',
          content: 'min-w-0 flex-1',
          title: 'font-semibold leading-snug',
          description: 'mt-0.5 text-sm text-ink-soft',
          icon: 'mt-px shrink-0',
          closeButton:
            'absolute end-1 top-1 grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink [&_svg]:size-4',
        },
      }}
    />
  );
}
