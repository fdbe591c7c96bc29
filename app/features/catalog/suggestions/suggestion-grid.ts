/** Suggestions stand below each other in a drawer and on a phone, side by side where there is room. */
export const SUGGESTION_GRID = 'grid gap-3 @xl:grid-cols-2 @5xl:grid-cols-4';
