/** The scroll state of a list, in pixels. */
export interface ScrollState {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/** Browsers scroll to fractions of pixels. */
const TOLERANCE_PX = 2;

/**
 * Calculates where a carousel scrolls to. It loops: after the last card comes the first, and before the first the last.
 * @param stepPx distance between two cards
 * @param direction 1 for the next card, -1 for the previous
 * @returns the new `scrollLeft`
 */
export function nextPosition(
  {scrollLeft, clientWidth, scrollWidth}: ScrollState,
  stepPx: number,
  direction: 1 | -1,
): number {
  const end = Math.max(0, scrollWidth - clientWidth);
  if (direction === 1 && scrollLeft >= end - TOLERANCE_PX) return 0;
  if (direction === -1 && scrollLeft <= TOLERANCE_PX) return end;
  const card = stepPx > 0 ? Math.round(scrollLeft / stepPx) : 0;
  return Math.min(end, Math.max(0, (card + direction) * stepPx));
}
