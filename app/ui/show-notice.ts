import type {Notice} from '~/core/notice';

/** Shows a notice; resolves when it is closed. */
type Show = (notice: Notice) => Promise<void>;

let host: Promise<Show> | undefined;

/** Loads the code for notices in advance, for pages that must show one when the connection is lost. */
export function prepareNotices(): void {
  host ??= import('./notice-host').then(({openNoticeHost}) => openNoticeHost());
  // The browser may be offline: the next notice retries.
  host.catch(() => (host = undefined));
}

/**
 * Shows a message above the page and announces it to screen readers. Its code is loaded on first use.
 * Call it from event handlers and effects; on the server it does nothing.
 * @returns when the message is closed, whether it was shown, which needs a connection the first time
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
