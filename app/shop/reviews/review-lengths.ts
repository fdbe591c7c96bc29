/** The lengths that a review may have, in characters; the database has the same upper limits. */
export const REVIEW_LENGTHS = {title: 100, bodyMin: 20, body: 2000, name: 40, changes: 300} as const;

export const MAX_STARS = 5;

/** How many minutes a dinner may have taken; the database has the same limits. */
export const COOK_MINUTES = {least: 1, most: 180} as const;
