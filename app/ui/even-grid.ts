/** A grid without holes: each item says by `evenCell` how much of its row it takes. */
export const EVEN_GRID = 'grid grid-cols-12 gap-3 sm:gap-5';

/** Most columns of a phone, a tablet and a wide screen. */
const MOST = {phone: 2, tablet: 3, wide: 4} as const;

/** By how many items stand in the row. Spelled out, so that the style sheet has them. */
const PHONE = ['', 'col-span-12', 'col-span-6'];
const TABLET = ['', 'md:col-span-12', 'md:col-span-6', 'md:col-span-4'];
const WIDE = ['', 'lg:col-span-12', 'lg:col-span-6', 'lg:col-span-4', 'lg:col-span-3'];

/**
 * Says how wide an item of a grid is, so that every row is full: by the number of items a screen has its most columns or
 * one less, and what is left for the last row shares it.
 * @param index place of the item
 * @param count how many items there are
 * @returns class names for the item
 */
export function evenCell(index: number, count: number): string {
  const sharing = (most: number) => itemsInRow(index, count, most);
  return `${PHONE[sharing(MOST.phone)]} ${TABLET[sharing(MOST.tablet)]} ${WIDE[sharing(MOST.wide)]}`;
}

function itemsInRow(index: number, count: number, most: number): number {
  const columns = chooseColumns(count, most);
  const left = count % columns;
  return index < count - left ? columns : left;
}

/** Two columns stay two: a phone shows one card alone rather than all of them below each other. */
function chooseColumns(count: number, most: number): number {
  const least = Math.max(most - 1, 2);
  return Math.min(missing(count, least) < missing(count, most) ? least : most, count);
}

/** @returns how many items the last row is short of */
const missing = (count: number, columns: number) => (columns - (count % columns)) % columns;
