import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {toSlug} from './product-lookup';

describe('toSlug', () => {
  it.each([
    ['Chicken Tikka Masala', 'chicken-tikka-masala'],
    ['  Palak   Paneer ', 'palak-paneer'],
    ["Grandma's Curry, No. 5!", 'grandmas-curry-no-5'],
    ['Sweet & Sour', 'sweet-sour'],
    ['Medium-Hot - Curry', 'medium-hot-curry'],
    ['Crème Brûlée', 'crème-brûlée'],
    ['पालक पनीर', 'पालक-पनीर'],
    ['!?', ''],
    ['', ''],
  ])('converts %j to %j', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });

  it('returns a slug unchanged', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (name) => {
        expect(toSlug(toSlug(name))).toBe(toSlug(name));
      }),
      {seed: 20260401},
    );
  });
});
