import {useEffect} from 'react';
import type {Notice} from '~/core/notice';
import {showNotice} from './show-notice';

/** Shows the notice that a redirect left: as a toast, or without scripts at the top of the page. */
export function FlashNotice({notice}: {readonly notice: Notice | null}) {
  useEffect(() => {
    if (notice) void showNotice(notice);
  }, [notice]);
  if (!notice) return null;
  return (
    <div role="status" className="hidden border-b border-line bg-surface-raised noscript:block">
      <p className="page py-3">
        <strong>{notice.title}</strong> {notice.body}
      </p>
    </div>
  );
}
