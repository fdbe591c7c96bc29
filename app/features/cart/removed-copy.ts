/** Words for a line that was removed; apart from the rest, since they are loaded when one is. */
export const REMOVED_COPY = {
  removed: (title: string) => `Removed ${title}`,
  undo: 'Undo',
  undoThis: (title: string) => `Undo: put ${title} back`,
} as const;
