/** Id of the main element. */
export const CONTENT_ID = 'content';
