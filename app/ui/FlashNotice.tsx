import {useEffect} from 'react';
import type {Notice} from '~/core/notice';
import {showNotice} from './show-notice';

/** Shows what a redirect left to say: as a notice where scripts run, at the top of the page where not. */
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
