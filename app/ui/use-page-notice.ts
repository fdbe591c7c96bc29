import {useEffect, useState} from 'react';
import type {Notice} from '~/core/notice';
import {showNotice} from './show-notice';
import {useIsHydrated} from './use-is-hydrated';

/** A message that stands in the page. */
export interface PageNotice {
  readonly notice: Notice;
  /** Whether a toast has said it already, so that screen readers need not. */
  readonly isSaid: boolean;
}

/**
 * Says a message by a toast, and in the page once the toast is gone: never by both at the same time. Without scripts, and
 * when no toast can be shown, the page says it at once.
 * @param notice one object as long as it is the same message
 * @returns what the page shows now
 */
export function usePageNotice(notice: Notice | null): PageNotice | null {
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useState<PageNotice | null>(notice && !isHydrated ? {notice, isSaid: false} : null);
  useEffect(() => {
    if (!notice) return setShown(null);
    let isCurrent = true;
    setShown(null);
    void showNotice(notice).then((isSaid) => {
      if (isCurrent) setShown({notice, isSaid});
    });
    return () => void (isCurrent = false);
  }, [notice]);
  return shown?.notice === notice ? shown : null;
}
