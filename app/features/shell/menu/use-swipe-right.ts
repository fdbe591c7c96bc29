import {useLayoutEffect, useRef, useState, type CSSProperties, type TouchEvent} from 'react';
import {dragOffset, isClosingSwipe, type Point} from './swipe';

/** What a panel spreads over its outermost element. */
export interface SwipeProps {
  readonly style: CSSProperties;
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchMove: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
  readonly onTouchCancel: () => void;
}

/**
 * Lets a finger pull a panel to the right and close it.
 * @param isOpen whether the panel is open
 * @param onSwipe called once, when the finger lets go far enough out
 */
export function useSwipeRight(isOpen: boolean, onSwipe: () => void): SwipeProps {
  const start = useRef<Point | null>(null);
  const [offset, setOffset] = useState(0);
  // A panel that was swiped closed leaves from where the finger let go, so its offset stays until it opens again.
  useLayoutEffect(() => {
    if (isOpen) setOffset(0);
  }, [isOpen]);
  const letGo = () => {
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
    onTouchStart: (event) => (start.current = finger(event)),
    onTouchMove: (event) => start.current && setOffset(dragOffset(start.current, finger(event))),
    onTouchEnd(event) {
      if (start.current && isClosingSwipe(start.current, finger(event))) {
        start.current = null;
        onSwipe();
      } else letGo();
    },
    onTouchCancel: letGo,
  };
}

function finger({changedTouches}: TouchEvent): Point {
  const touch = changedTouches.item(0);
  return {x: touch.clientX, y: touch.clientY};
}
