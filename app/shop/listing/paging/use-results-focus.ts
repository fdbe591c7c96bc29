import {useLocation, useNavigationType} from '@remix-run/react';
import {useEffect, useRef, type RefObject} from 'react';

/** Location state of a navigation to another page of a list. */
export const PAGING = 'paging';

/**
 * Moves the focus to the heading of a list after a page change, or when the clicked control disappeared (a removed
 * filter). Back and Forward do not move it.
 * @returns the ref of the heading
 */
export function useResultsFocus(): RefObject<HTMLDivElement> {
  const head = useRef<HTMLDivElement>(null);
  const {search, state} = useLocation() as {search: string; state: unknown};
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    const isPaging = state === PAGING;
    // The clicked element may be hidden: the browser removes its focus only in the next frame.
    const isLost = document.activeElement === document.body || document.activeElement?.checkVisibility() === false;
    if (!isBack && (isPaging || isLost)) head.current?.focus({preventScroll: !isPaging});
  }, [search, state, isBack]);
  return head;
}
