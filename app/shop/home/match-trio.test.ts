import {describe, expect, it} from 'vitest';
import {bundleFixture} from './home-fixtures';
import {matchTrio} from './match-trio';
import {toTrioBuilder} from './to-trio-builder';

const trios =
  toTrioBuilder(null, [
    bundleFixture('comfort', ['curry', 'goat', 'biryani']),
    bundleFixture('classics', ['tikka', 'palak', 'pepper']),
    bundleFixture('spicy', ['goat', 'curry', 'pepper']),
  ])?.trios ?? [];

const match = (...chosen: string[]) => {
  const found = matchTrio(new Set(chosen), trios);
  return found && [found.trio.product.handle, found.kind, found.found.map(({handle}) => handle)];
};

describe('matchTrio', () => {
  it('finds the box that has exactly the chosen dishes, in any order', () => {
    expect(match('pepper', 'goat', 'curry')).toEqual(['spicy', 'exact', ['goat', 'curry', 'pepper']]);
  });

  it('finds a box that has all chosen dishes, and the first of several', () => {
    expect(match('pepper')).toEqual(['classics', 'all', ['pepper']]);
    expect(match('goat', 'curry')).toEqual(['comfort', 'all', ['curry', 'goat']]);
  });

  it('finds the box with most of the chosen dishes if no box has all', () => {
    expect(match('tikka', 'palak', 'goat')).toEqual(['classics', 'some', ['tikka', 'palak']]);
    expect(match('tikka', 'palak', 'goat', 'curry', 'pepper', 'biryani')?.[1]).toBe('some');
  });

  it('finds none without a chosen dish that a box has', () => {
    expect(match()).toBeNull();
    expect(match('dal')).toBeNull();
    expect(matchTrio(new Set(['goat']), [])).toBeNull();
  });
});
