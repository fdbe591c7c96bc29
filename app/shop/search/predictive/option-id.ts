/** Id of the listbox, for `aria-controls`. */
export const LIST_ID = 'search-suggestions';

/** @returns the id of the option at an index */
export const optionId = (index: number): string => `${LIST_ID}-${index}`;
