/** The lengths that a review may have, in characters; the database has the same upper limits. */
export const REVIEW_LENGTHS = {title: 100, bodyMin: 20, body: 2000, name: 40} as const;

export const MAX_STARS = 5;
