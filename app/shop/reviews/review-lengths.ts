/** The lengths that a review may have, in characters; the database has the same upper limits. */
export const REVIEW_LENGTHS = {title: 100, bodyMin: 20, body: 2000, name: 40, changes: 300} as const;

export const MAX_STARS = 5;

/** How many minutes a dinner may have taken; the database has the same limits. */
export const COOK_MINUTES = {least: 1, most: 180} as const;

const MIB = 1024 * 1024;

/** Formats of the pictures of a review. */
export const REVIEW_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type ReviewPictureType = (typeof REVIEW_PICTURE_TYPES)[number];

/** How many pictures a review may have, which the database enforces too, and how large each may be. More pixels Shopify rejects. */
export const REVIEW_PICTURES = {most: 3, bytes: 5 * MIB, pixels: 20_000_000} as const;

/** Why a picture cannot be part of a review. */
export type PictureProblem = 'too-large' | 'no-picture' | 'too-many-pixels';

/** What is wrong with the pictures of a form: one of them, their number, their size together, or that Shopify does not take them. */
export type PicturesProblem =
  | {readonly kind: PictureProblem; readonly name: string}
  | {readonly kind: 'too-many' | 'too-much' | 'not-stored'};
