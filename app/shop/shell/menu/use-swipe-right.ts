import {useLayoutEffect, useRef, useState, type CSSProperties, type TouchEvent} from 'react';
import {dragOffset, isClosingSwipe, type Point} from './swipe';

/** Props of the panel's outermost element. */
export interface SwipeProps {
  readonly style: CSSProperties;
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchMove: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
  readonly onTouchCancel: () => void;
}

/**
 * Closes a panel with a swipe to the right.
 * @param onSwipe called once, when a swipe ends beyond the threshold
 */
export function useSwipeRight(isOpen: boolean, onSwipe: () => void): SwipeProps {
  const start = useRef<Point | null>(null);
  const [offset, setOffset] = useState(0);
  // A swiped panel closes from where the swipe ended, so its offset stays until it opens again.
  useLayoutEffect(() => {
    if (isOpen) setOffset(0);
  }, [isOpen]);
  const reset = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    style: {
      '--drawer-offset': `${offset}px`,
      transform: offset > 0 ? `translateX(${offset}px)` : undefined,
      transition: start.current ? 'none' : 'transform 180ms var(--ease-out)',
      touchAction: 'pan-y',
    } as CSSProperties,
    onTouchStart: (event) => (start.current = toPoint(event)),
    onTouchMove: (event) => start.current && setOffset(dragOffset(start.current, toPoint(event))),
    onTouchEnd(event) {
      if (start.current && isClosingSwipe(start.current, toPoint(event))) {
        start.current = null;
        onSwipe();
      } else reset();
    },
    onTouchCancel: reset,
  };
}

function toPoint({changedTouches}: TouchEvent): Point {
  const touch = changedTouches.item(0);
  return {x: touch.clientX, y: touch.clientY};
}
