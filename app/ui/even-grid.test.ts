import {describe, expect, it} from 'vitest';
import {evenCell} from './even-grid';

const TRACKS = 12;
const PREFIXES = {phone: 'col-span-', tablet: 'md:col-span-', wide: 'lg:col-span-'} as const;

/** Returns the number of items in each row of a screen. */
function rowsOf(count: number, screen: keyof typeof PREFIXES): number[] {
  const rows: number[] = [];
  let taken = TRACKS;
  for (let index = 0; index < count; index += 1) {
    const name = evenCell(index, count)
      .split(' ')
      .find((each) => each.startsWith(PREFIXES[screen]));
    const span = Number(name?.slice(PREFIXES[screen].length));
    if (taken + span > TRACKS) {
      expect(taken, `${count} items leave a hole on a ${screen} screen`).toBe(TRACKS);
      rows.push(0);
      taken = 0;
    }
    rows[rows.length - 1] = (rows.at(-1) ?? 0) + 1;
    taken += span;
  }
  expect(taken, `${count} items leave a hole in the last row of a ${screen} screen`).toBe(TRACKS);
  return rows;
}

describe('evenCell', () => {
  it('fills every row of every screen, however many items there are', () => {
    for (let count = 1; count <= 60; count += 1) {
      for (const screen of ['phone', 'tablet', 'wide'] as const) rowsOf(count, screen);
    }
  });

  it.each([
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [4]],
    [5, [3, 2]],
    [6, [3, 3]],
    [7, [4, 3]],
    [9, [3, 3, 3]],
    [10, [4, 4, 2]],
    [12, [4, 4, 4]],
  ])('arranges %i items in rows of %j on a wide screen', (count, rows) => expect(rowsOf(count, 'wide')).toEqual(rows));

  it('spans the last of an odd number of items across a phone', () => {
    expect(rowsOf(3, 'phone')).toEqual([2, 1]);
    expect(rowsOf(6, 'phone')).toEqual([2, 2, 2]);
  });
});
