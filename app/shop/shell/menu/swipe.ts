const CLOSE_THRESHOLD_PX = 75;
const MAX_OFFSET_PX = 150;

/** A touch position in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns how far a panel follows a swipe to the right.
 * @returns 0 to 150 pixels; 0 for a mostly vertical movement, which scrolls
 */
export function dragOffset(start: Point, now: Point): number {
  const right = now.x - start.x;
  if (Math.abs(now.y - start.y) > Math.abs(right)) return 0;
  return Math.min(MAX_OFFSET_PX, Math.max(0, right));
}

/** @returns whether a swipe that ends here closes the panel: beyond 75 pixels */
export const isClosingSwipe = (start: Point, end: Point): boolean => dragOffset(start, end) > CLOSE_THRESHOLD_PX;
