import {useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent} from 'react';
import {flushSync} from 'react-dom';
import {toPicturePoint, type PicturePoint} from './pressed-picture';

const LARGE_SCALE = 2.5;
/** A press that moves further than this is a drag. */
const DRAG_PX = 6;

/**
 * Enlarges what lies in a scroller, and moves it by a mouse's drag; fingers and keys scroll by themselves.
 * @param startPoint what to begin with in the middle, enlarged; null begins with all of it
 */
export function useZoom(startPoint: PicturePoint | null) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const draggedPx = useRef(0);
  const start = useRef(startPoint);
  const [isLarge, setIsLarge] = useState(startPoint !== null);

  useLayoutEffect(() => {
    if (start.current) center(scrollerRef.current, start.current);
  }, []);

  const toggle = (event: MouseEvent) => {
    if (draggedPx.current > DRAG_PX) return;
    const point = toPicturePoint(event);
    // Measured before and scrolled after: the point that was pressed goes to the middle.
    flushSync(() => setIsLarge(!isLarge));
    center(scrollerRef.current, point);
  };

  const dragProps = {
    onPointerDown: () => {
      draggedPx.current = 0;
    },
    onPointerMove: ({pointerType, buttons, movementX, movementY}: PointerEvent) => {
      if (pointerType !== 'mouse' || buttons !== 1) return;
      draggedPx.current += Math.abs(movementX) + Math.abs(movementY);
      scrollerRef.current?.scrollBy(-movementX, -movementY);
    },
  };
  return {isLarge, scale: isLarge ? LARGE_SCALE : 1, scrollerRef, toggle, dragProps};
}

function center(scroller: HTMLElement | null, {x, y}: PicturePoint): void {
  scroller?.scrollTo({
    left: x * scroller.scrollWidth - scroller.clientWidth / 2,
    top: y * scroller.scrollHeight - scroller.clientHeight / 2,
  });
}
