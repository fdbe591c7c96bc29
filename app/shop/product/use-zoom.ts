import {useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent} from 'react';
import {flushSync} from 'react-dom';
import type {Press, EnlargedPicture} from './enlarged-picture';

const LARGE_SCALE = 2.5;
/** A click that moves further than this is a drag. */
const DRAG_PX = 6;

/** A position in a picture, as fractions of its width and height. */
interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Zooms the content of a scroller and scrolls it by mouse drag; touch and keys scroll natively.
 * @param pressed starts zoomed in at the clicked point; null starts with the whole picture
 */
export function useZoom(pressed: EnlargedPicture | null) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const draggedPx = useRef(0);
  const start = useRef(pressed);
  const [isLarge, setIsLarge] = useState(pressed !== null);

  useLayoutEffect(() => {
    if (start.current) center(scrollerRef.current, toPoint(start.current.press, start.current.box));
  }, []);

  const toggle = (event: MouseEvent) => {
    if (draggedPx.current > DRAG_PX) return;
    const point = toPoint(event, event.currentTarget.getBoundingClientRect());
    // Measured before the zoom and scrolled after it, so that the clicked point is centered.
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

/** A click by keyboard zooms into the center. */
function toPoint({clientX, clientY, detail}: Press, {left, top, width, height}: EnlargedPicture['box']): PicturePoint {
  return detail === 0 ? {x: 0.5, y: 0.5} : {x: (clientX - left) / width, y: (clientY - top) / height};
}

function center(scroller: HTMLElement | null, {x, y}: PicturePoint): void {
  scroller?.scrollTo({
    left: x * scroller.scrollWidth - scroller.clientWidth / 2,
    top: y * scroller.scrollHeight - scroller.clientHeight / 2,
  });
}
