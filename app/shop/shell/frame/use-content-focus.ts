import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';

/**
 * Moves the focus to the content after a client-side navigation. Otherwise keyboard focus is lost with the clicked link
 * and screen readers announce nothing.
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
