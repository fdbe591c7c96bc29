/** Location state of a page that is added to the list at another location. */
export interface AppendingState {
  readonly appendsTo: string;
}

/**
 * Returns the key of the location whose list a page is added to; null for other pages. On every page, so it is short.
 * @param state of any navigation
 */
export const readAppendsTo = (state: unknown): string | null =>
  (state as Partial<AppendingState> | null | undefined)?.appendsTo ?? null;
