import {useEffect, useRef, useState, type KeyboardEvent} from 'react';

const SETTLED_WITHIN = 0.02;

/**
 * Moves through a list of slides that the browser itself scrolls and snaps. Without scripts the list stays usable.
 * @param count how many slides there are; before the first comes the last, and after the last the first
 * @returns `rootProps` for what holds list and buttons, `listProps` for the scrolling list, the slide in sight, and what
 *   shows another
 */
export function useGallery(count: number) {
  const list = useRef<HTMLUListElement>(null);
  // Where the list was sent and has not arrived yet: quick presses add up. Null once it is there, or in somebody's hand.
  const aim = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);

  const show = (index: number) => {
    if (!list.current) return;
    const target = (index + count) % count;
    const left = target * list.current.clientWidth;
    aim.current = Math.abs(list.current.scrollLeft - left) < 1 ? null : target;
    list.current.scrollTo({left});
    // At once, so that Tab goes to what is shown next and does not pull back what is on its way out.
    setCurrent(target);
    // The focus does not go out of sight with what had it.
    if (list.current.contains(document.activeElement)) list.current.focus({preventScroll: true});
  };
  const next = () => show((aim.current ?? current) + 1);
  const previous = () => show((aim.current ?? current) - 1);
  const letGo = () => {
    aim.current = null;
  };

  const onScroll = () => {
    if (!list.current) return;
    const position = list.current.scrollLeft / list.current.clientWidth;
    const nearest = Math.round(position);
    if (Math.abs(position - nearest) > SETTLED_WITHIN) return;
    // It passes others on its way, and the one that it leaves is near for a moment, too.
    if (aim.current !== null && aim.current !== nearest) return;
    letGo();
    setCurrent(nearest);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.key === 'ArrowRight' ? next : event.key === 'ArrowLeft' ? previous : null;
    // A player's own keys are its own.
    if (!move || event.target instanceof HTMLMediaElement) return;
    event.preventDefault();
    move();
  };

  // The address may name a slide, to which the browser went before scripts ran.
  useEffect(onScroll, []);

  return {
    current,
    show,
    next,
    previous,
    rootProps: {onKeyDown},
    listProps: {ref: list, onScroll, onPointerDown: letGo, onWheel: letGo, tabIndex: 0},
  };
}
