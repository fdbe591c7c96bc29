/** A saved view: the search and the filters of the desk under a name, for all staff. */
export interface SavedDeskView {
  readonly id: string;
  readonly name: string;
  /** The address of its first page. */
  readonly path: string;
  /** How many orders it lists, such as `12` or `99+`. */
  readonly count: string;
}

/** The longest name of a view, in characters. */
export const MAX_VIEW_NAME_LENGTH = 40;

export const MAX_VIEWS = 20;

/** The longest query of a view, in encoded characters: the table's limit. */
export const MAX_VIEW_QUERY_LENGTH = 2000;

export const VIEW_NAME_FIELD = 'name';

export const VIEW_INTENTS = ['save-view', 'rename-view', 'remove-view'] as const;

export type ViewIntent = (typeof VIEW_INTENTS)[number];
