/**
 * Recommendations stand below each other in a drawer and on a phone, side by side where there is room. However many there are,
 * they leave no hole: a wide row is shared by all, and the last of an odd number takes its row alone.
 */
export const RECOMMENDATION_GRID =
  'grid gap-3 @xl:grid-cols-2 @xl:@max-5xl:*:odd:last:col-span-2 @5xl:auto-cols-fr @5xl:grid-flow-col @5xl:grid-cols-none';
