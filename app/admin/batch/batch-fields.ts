export const CONTINUE_BATCH = 'continue-batch';
export const RETRY = 'retry-batch';
export const UNDO = 'undo-batch';
export const TAG = 'tag';
/** Shopify's limit. */
export const MAX_TAG_LENGTH = 40;
export const REASON = 'reason';
export const NOTES = 'notes';
