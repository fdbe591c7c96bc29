/** Copy of the link that opens the command palette, which does not load the palette's own copy. */
export const PALETTE_LINK_COPY = {
  text: 'Search',
  /** For screen readers, after the text. */
  more: 'and commands',
} as const;
