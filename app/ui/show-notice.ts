import type {Notice} from '~/core/notice';

/** Shows a notice; resolves once it is gone. */
type Show = (notice: Notice) => Promise<void>;

let host: Promise<Show> | undefined;

/** Loads what notices are drawn with ahead of the first, for a page that has something to say when the connection is gone. */
export function prepareNotices(): void {
  host ??= import('./notice-host').then(({openNoticeHost}) => openNoticeHost());
  // Offline, perhaps: the next notice tries again.
  host.catch(() => (host = undefined));
}

/**
 * Shows a message above the page and has screen readers say it. What it is drawn with is loaded on first use.
 * Call it from event handlers and effects; on the server it does nothing.
 * @returns once the message is gone: whether it was shown, which takes a connection the first time
 */
export async function showNotice(notice: Notice): Promise<boolean> {
  if (typeof document === 'undefined') return false;
  prepareNotices();
  try {
    await (
      await host
    )?.(notice);
    return true;
  } catch {
    return false;
  }
}
