export const CONTINUE_BATCH = 'continue-batch';
export const RETRY = 'retry-batch';
export const UNDO = 'undo-batch';
/** Set when the page continues by itself: it stays where it is. */
export const LIVE_BATCH = 'live';
export const TAG = 'tag';
export const REASON = 'reason';
export const NOTES = 'notes';
