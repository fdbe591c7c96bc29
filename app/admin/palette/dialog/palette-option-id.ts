/** Id of the listbox, for `aria-controls`. */
export const PALETTE_LIST_ID = 'palette-list';

/** Returns the element id of an entry's option, which may contain no space. @param id of the entry, such as a path */
export const optionIdOf = (id: string): string => `${PALETTE_LIST_ID}-${encodeURIComponent(id)}`;
