/**
 * One column in narrow containers, two in wider ones, one row in the widest. No row has a gap: the last of an odd
 * number of items spans both columns.
 */
export const RECOMMENDATION_GRID =
  'grid grid-cols-1 gap-3 @xl:grid-cols-2 @xl:@max-5xl:*:odd:last:col-span-2 @5xl:auto-cols-fr @5xl:grid-flow-col @5xl:grid-cols-none';
