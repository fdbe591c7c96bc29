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
  // Where the list is going, which while it scrolls is not where it is: quick presses add up.
  const aim = useRef(0);
  const [current, setCurrent] = useState(0);

  const show = (index: number) => {
    if (!list.current) return;
    aim.current = (index + count) % count;
    list.current.scrollTo({left: aim.current * list.current.clientWidth});
    // The focus does not go out of sight with what had it.
    if (list.current.contains(document.activeElement)) list.current.focus({preventScroll: true});
  };
  const next = () => show(aim.current + 1);
  const previous = () => show(aim.current - 1);

  const onScroll = () => {
    if (!list.current) return;
    const position = list.current.scrollLeft / list.current.clientWidth;
    const nearest = Math.round(position);
    if (Math.abs(position - nearest) > SETTLED_WITHIN) return;
    aim.current = nearest;
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

  return {current, show, next, previous, rootProps: {onKeyDown}, listProps: {ref: list, onScroll, tabIndex: 0}};
}
