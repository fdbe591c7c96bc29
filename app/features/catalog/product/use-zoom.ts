import {useRef, useState, type MouseEvent, type PointerEvent} from 'react';
import {flushSync} from 'react-dom';

const LARGE_SCALE = 2.5;
/** A press that moves further than this is a drag. */
const DRAG_PX = 6;

/** Enlarges what lies in a scroller, and moves it by a mouse's drag; fingers and keys scroll by themselves. */
export function useZoom() {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const draggedPx = useRef(0);
  const [isLarge, setIsLarge] = useState(false);

  const toggle = ({currentTarget, clientX, clientY, detail}: MouseEvent) => {
    if (draggedPx.current > DRAG_PX) return;
    const {left, top, width, height} = currentTarget.getBoundingClientRect();
    const isKey = detail === 0;
    // Measured before and scrolled after: the point that was pressed goes to the middle.
    flushSync(() => setIsLarge(!isLarge));
    const scroller = scrollerRef.current;
    scroller?.scrollTo({
      left: middle(isKey ? 0.5 : (clientX - left) / width, scroller.scrollWidth, scroller.clientWidth),
      top: middle(isKey ? 0.5 : (clientY - top) / height, scroller.scrollHeight, scroller.clientHeight),
    });
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

const middle = (share: number, wholePx: number, shownPx: number) => share * wholePx - shownPx / 2;
