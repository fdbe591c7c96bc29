const GRID = 'grid grid-cols-2 gap-3 sm:gap-5';

/** Columns of a shelf by the width of the screen; shelves and their placeholders share them. */
export const GRIDS = {
  /** However many there are: two, three or four columns. */
  many: `${GRID} md:grid-cols-3 lg:grid-cols-4`,
  /** Six: two or three columns. */
  six: `${GRID} md:grid-cols-3 lg:gap-7`,
  /** Four: two columns or one row. */
  four: `${GRID} lg:grid-cols-4`,
} as const;
