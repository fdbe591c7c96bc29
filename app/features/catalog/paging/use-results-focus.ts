import {useLocation, useNavigationType} from '@remix-run/react';
import {useEffect, useRef, type RefObject} from 'react';

/** Marks a navigation that turns a page. */
export const PAGING = 'paging';

/**
 * Keeps the focus useful when a list changes in place: turning a page leads to the list's beginning, and when what was
 * pressed is gone (a filter taken away), the focus goes to what has changed. Back and Forward leave it alone.
 * @returns for the element that says what the list shows
 */
export function useResultsFocus(): RefObject<HTMLDivElement> {
  const head = useRef<HTMLDivElement>(null);
  const {search, state} = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    const isPaging = state === PAGING;
    // What was pressed may be hidden now: the browser takes the focus from it only with the next frame.
    const isLost = document.activeElement === document.body || document.activeElement?.checkVisibility() === false;
    if (!isBack && (isPaging || isLost)) head.current?.focus({preventScroll: !isPaging});
  }, [search, state, isBack]);
  return head;
}
