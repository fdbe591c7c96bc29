import {describe, expect, it} from 'vitest';
import {nextPosition} from './next-position';

/** Thirteen cards of 300 px, three of which are visible. */
const at = (scrollLeft: number) => ({scrollLeft, clientWidth: 900, scrollWidth: 3900});

describe('nextPosition', () => {
  it.each([
    [0, 1, 300],
    [290, 1, 600],
    [2900, 1, 3000],
    [3000, 1, 0],
    [2999, 1, 0],
    [600, -1, 300],
    [0, -1, 3000],
    [1, -1, 3000],
  ] as const)('from %i px in the direction %i is %i px', (from, direction, to) => {
    expect(nextPosition(at(from), 300, direction)).toBe(to);
  });

  it('stays at the start of a list that does not scroll', () => {
    expect(nextPosition({scrollLeft: 0, clientWidth: 900, scrollWidth: 600}, 300, 1)).toBe(0);
    expect(nextPosition({scrollLeft: 0, clientWidth: 900, scrollWidth: 600}, 300, -1)).toBe(0);
  });

  it('does not divide by the width of cards that are not laid out', () => {
    expect(nextPosition({scrollLeft: 40, clientWidth: 0, scrollWidth: 900}, 0, 1)).toBe(0);
  });
});
