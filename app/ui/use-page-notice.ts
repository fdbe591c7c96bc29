import {useEffect, useState} from 'react';
import type {Notice} from '~/core/notice';
import {prepareNotices, showNotice} from './show-notice';
import {useIsHydrated} from './use-is-hydrated';
import {whenUsed} from './when-used';

export interface PageNotice {
  readonly notice: Notice;
  /** Whether a toast has announced it, so that screen readers do not repeat it. */
  readonly isAnnounced: boolean;
}

/**
 * Shows a message as a toast, and in the page when the toast is closed. Without scripts, or if no toast can be shown, the page
 * shows it at once.
 * @param notice the same object for the same message
 * @returns the message in the page now, or null
 */
export function usePageNotice(notice: Notice | null): PageNotice | null {
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useState<PageNotice | null>(notice && !isHydrated ? {notice, isAnnounced: false} : null);
  // Without a connection their code could not be loaded, and some browsers never load again what failed once.
  useEffect(() => void whenUsed().then(prepareNotices), []);
  useEffect(() => {
    if (!notice) return setShown(null);
    let isCurrent = true;
    setShown(null);
    void showNotice(notice).then((isAnnounced) => {
      if (isCurrent) setShown({notice, isAnnounced});
    });
    return () => void (isCurrent = false);
  }, [notice]);
  return shown?.notice === notice ? shown : null;
}
