import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

/**
 * Moves the focus to the new page's content after a navigation in place, as loading a page would: otherwise a keyboard
 * goes on from a link that is gone, and a screen reader stays silent.
 * @param contentId id of the element that holds the content
 */
export function useContentFocus(contentId: string): void {
  const {pathname} = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById(contentId)?.focus({preventScroll: true});
  }, [pathname, contentId]);
}
