/** A grid without gaps: `evenCell` returns the width of each item. */
export const EVEN_GRID = '@container/grid grid grid-cols-12 gap-3 sm:gap-5';

const MAX_COLUMNS = {phone: 2, tablet: 3, wide: 4} as const;

/**
 * Class names by the number of items in the row, written out because Tailwind finds only literal names. A phone with large
 * text has one column.
 */
const PHONE = ['', 'col-span-12', 'col-span-6 @max-[15rem]/grid:col-span-12'];
const TABLET = ['', 'md:col-span-12', 'md:col-span-6', 'md:col-span-4'];
const WIDE = ['', 'lg:col-span-12', 'lg:col-span-6', 'lg:col-span-4', 'lg:col-span-3'];

/**
 * Returns the class names for the width of a grid item, so that every row is full: a screen has its maximum number of
 * columns or one less, and the remaining items share the last row.
 * @param index position of the item
 * @param count number of items
 */
export function evenCell(index: number, count: number): string {
  const inRow = (most: number) => itemsInRow(index, count, most);
  return `${PHONE[inRow(MAX_COLUMNS.phone)]} ${TABLET[inRow(MAX_COLUMNS.tablet)]} ${WIDE[inRow(MAX_COLUMNS.wide)]}`;
}

function itemsInRow(index: number, count: number, most: number): number {
  const columns = chooseColumns(count, most);
  const inLastRow = count % columns;
  return index < count - inLastRow ? columns : inLastRow;
}

/** Never returns one column where two fit: a phone shows a single card in the last row instead. */
function chooseColumns(count: number, most: number): number {
  const least = Math.max(most - 1, 2);
  return Math.min(missing(count, least) < missing(count, most) ? least : most, count);
}

/** Returns the number of items missing in the last row. */
const missing = (count: number, columns: number) => (columns - (count % columns)) % columns;
