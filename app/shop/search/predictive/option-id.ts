/** Id of the listbox, for `aria-controls`. */
export const LIST_ID = 'search-suggestions';

export const optionId = (index: number): string => `${LIST_ID}-${index}`;
