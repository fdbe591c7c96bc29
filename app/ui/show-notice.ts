import type {Notice} from '~/core/notice';

type Show = (notice: Notice) => void;

let host: Promise<Show> | undefined;

/**
 * Shows a message above the page and has screen readers say it. What it is drawn with is loaded on first use.
 * Call it from event handlers and effects; on the server it does nothing.
 */
export function showNotice(notice: Notice): void {
  if (typeof document === 'undefined') return;
  host ??= import('./notice-host').then(({openNoticeHost}) => openNoticeHost());
  host.then(
    (show) => show(notice),
    // Offline, perhaps: the next notice tries again.
    () => (host = undefined),
  );
}
