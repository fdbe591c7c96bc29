const CLOSE_BEYOND_PX = 75;
const FOLLOW_AT_MOST_PX = 150;

/** Where a finger is, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * How far a panel follows a finger that pulls it to the right.
 * @returns pixels, from 0 to 150; 0 for a finger that moves up or down more than sideways, since that one scrolls
 */
export function dragOffset(start: Point, now: Point): number {
  const right = now.x - start.x;
  if (Math.abs(now.y - start.y) > Math.abs(right)) return 0;
  return Math.min(FOLLOW_AT_MOST_PX, Math.max(0, right));
}

/** @returns whether letting go here closes the panel: beyond 75 pixels. */
export const isClosingSwipe = (start: Point, end: Point): boolean => dragOffset(start, end) > CLOSE_BEYOND_PX;
