import {useEffect, useRef} from 'react';
import {useRotation} from '~/ui/use-rotation';
import {nextPosition} from './next-position';
import {useIsSeen} from './use-is-seen';

/**
 * Plays a scroll-snap list, which also works without scripts: one card after each period, in a loop. It holds while hovered
 * or focused, and stops when the visitor scrolls it or presses a button.
 * @param count number of cards
 */
export function useCarousel(count: number, periodMs: number) {
  const list = useRef<HTMLUListElement>(null);
  const {ref, isSeen} = useIsSeen<HTMLDivElement>();
  const {index: turn, isPaused, togglePause, holdProps} = useRotation(count, periodMs, isSeen);
  const shownTurn = useRef(turn);

  const move = (direction: 1 | -1) => {
    const element = list.current;
    const [first, second] = element?.children ?? [];
    if (!element || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
    element.scrollTo({left: nextPosition(element, second.offsetLeft - first.offsetLeft, direction)});
  };
  // From the current position, because the visitor may have scrolled.
  useEffect(() => {
    if (shownTurn.current === turn) return;
    shownTurn.current = turn;
    move(1);
  }, [turn]);

  const stop = () => {
    if (!isPaused) togglePause();
  };
  const step = (direction: 1 | -1) => () => {
    stop();
    move(direction);
  };
  return {
    isPaused,
    togglePause,
    next: step(1),
    previous: step(-1),
    rootProps: {ref, ...holdProps},
    // A list that scrolls takes the focus, because a keyboard scrolls only what has it.
    listProps: {ref: list, tabIndex: 0, onPointerDown: stop, onWheel: stop, onTouchStart: stop, onKeyDown: stop},
  };
}
