/** The name of the field that identifies which form of a page was submitted. */
export const INTENT = 'intent';
