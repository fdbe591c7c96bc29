/** A saved view: the search and the filters of the desk under a name. */
export interface SavedDeskView {
  readonly id: string;
  readonly name: string;
  /** Whether only the person who saved it sees it; else all staff do. */
  readonly isPersonal: boolean;
  /** The address of its first page. */
  readonly path: string;
  /** How many orders it lists, such as `12` or `99+`. */
  readonly count: string;
}

/** The longest name of a view, in characters. */
export const MAX_VIEW_NAME_LENGTH = 40;

/** Of all staff, and of each person. */
export const MAX_VIEWS = 20;

/** The longest query of a view, in encoded characters: the table's limit. */
export const MAX_VIEW_QUERY_LENGTH = 2000;

export const VIEW_NAME_FIELD = 'name';

export const IS_PERSONAL_FIELD = 'personal';

export const VIEW_INTENTS = ['save-view', 'rename-view', 'remove-view'] as const;

export type ViewIntent = (typeof VIEW_INTENTS)[number];
