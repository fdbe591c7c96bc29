/** Ties the field to its list for screen readers. */
export const LIST_ID = 'search-suggestions';

/** @returns the id of the list's entry at that place */
export const optionId = (index: number): string => `${LIST_ID}-${index}`;
