import {useCallback, useEffect, useRef, useState} from 'react';
import {hasModifierKey} from '~/ui/has-modifier-key';

const STEP_BY_KEY: Readonly<Record<string, number>> = {ArrowRight: 1, ArrowLeft: -1};
const TYPING = 'input, select, textarea, [contenteditable]';

/**
 * Turns a list that scrolls sideways into slides. Swiping is the browser's scrolling; arrow keys and links call `go`.
 * @param count the number of slides
 */
export function useSlides(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);

  const go = useCallback(
    (index: number) => {
      const slide = list.current?.children[index];
      if (index < 0 || index >= count || !(slide instanceof HTMLElement)) return;
      setCurrent(index);
      window.history.replaceState(window.history.state, '', `#${slide.id}`);
      // Not smooth: browsers snap back to the previous slide if the layout changes on the way.
      list.current?.scrollTo({left: slide.offsetLeft, behavior: 'instant'});
      // The slide is inert until it is rendered as the current one.
      requestAnimationFrame(() => slide.querySelector<HTMLElement>('h1, h2')?.focus({preventScroll: true}));
    },
    [count],
  );

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const follow = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    follow();
    element.addEventListener('scroll', follow, {passive: true});
    return () => element.removeEventListener('scroll', follow);
  }, []);

  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const step = STEP_BY_KEY[event.key];
      const isTyping = event.target instanceof Element && event.target.matches(TYPING);
      if (!step || isTyping || hasModifierKey(event) || event.defaultPrevented) return;
      event.preventDefault();
      go(current + step);
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [current, go]);

  return {list, current, go};
}
