import {useEffect, useRef, useState, type KeyboardEvent} from 'react';

const SNAP_TOLERANCE = 0.02;

/**
 * Controls a scroll-snap list of slides, which also works without scripts. The slides wrap around.
 * @param count number of slides
 * @returns `rootProps` for the element around list and buttons, `listProps` for the list, and the current slide
 */
export function useGallery(count: number) {
  const list = useRef<HTMLUListElement>(null);
  // The target of a scroll in progress, so that quick clicks add up. Null after it, and while the shopper scrolls.
  const target = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);

  const show = (index: number) => {
    if (!list.current) return;
    const nextIndex = (index + count) % count;
    const left = nextIndex * list.current.clientWidth;
    target.current = Math.abs(list.current.scrollLeft - left) < 1 ? null : nextIndex;
    list.current.scrollTo({left});
    // Immediately, so that Tab focuses the new slide instead of scrolling back to the old one.
    setCurrent(nextIndex);
    // Keeps the focus visible when the focused slide scrolls away.
    if (list.current.contains(document.activeElement)) list.current.focus({preventScroll: true});
  };
  const next = () => show((target.current ?? current) + 1);
  const previous = () => show((target.current ?? current) - 1);
  const clearTarget = () => {
    target.current = null;
  };

  const onScroll = () => {
    if (!list.current) return;
    const position = list.current.scrollLeft / list.current.clientWidth;
    const nearest = Math.round(position);
    if (Math.abs(position - nearest) > SNAP_TOLERANCE) return;
    // Ignores slides that the list passes on the way to its target.
    if (target.current !== null && target.current !== nearest) return;
    clearTarget();
    setCurrent(nearest);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.key === 'ArrowRight' ? next : event.key === 'ArrowLeft' ? previous : null;
    // Video players handle these keys themselves.
    if (!move || event.target instanceof HTMLMediaElement) return;
    event.preventDefault();
    move();
  };

  // The URL's hash may name a slide, to which the browser has scrolled before hydration.
  useEffect(onScroll, []);

  return {
    current,
    show,
    next,
    previous,
    rootProps: {onKeyDown},
    listProps: {ref: list, onScroll, onPointerDown: clearTarget, onWheel: clearTarget, tabIndex: 0},
  };
}
