export const CONTINUE_BATCH = 'continue-batch';
export const RETRY = 'retry-batch';
export const UNDO = 'undo-batch';
export const TAG = 'tag';
export const REASON = 'reason';
export const NOTES = 'notes';
