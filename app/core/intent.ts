/** The field that tells which of a page's forms was sent. */
export const INTENT = 'intent';
