import {describe, expect, it} from 'vitest';
import {toQuantityRule} from './quantity-rule-copy';

describe('toQuantityRule', () => {
  it('is null without a restriction, also for a maximum above that of this storefront', () => {
    expect(toQuantityRule({minimum: 1, maximum: null, increment: 1})).toBeNull();
    expect(toQuantityRule({minimum: 1, increment: 1})).toBeNull();
    expect(toQuantityRule({minimum: 1, maximum: 500, increment: 1})).toBeNull();
  });

  it.each([
    [
      {minimum: 6, maximum: null, increment: 6},
      {min: 6, max: 96, step: 6, text: 'Sold in multiples of 6'},
    ],
    [
      {minimum: 12, maximum: 24, increment: 6},
      {min: 12, max: 24, step: 6, text: 'Sold in multiples of 6, at least 12, at most 24 per order'},
    ],
    [
      {minimum: 1, maximum: 2, increment: 1},
      {min: 1, max: 2, step: 1, text: 'At most 2 per order'},
    ],
    [
      {minimum: 3, maximum: null, increment: 1},
      {min: 3, max: 99, step: 1, text: 'At least 3 per order'},
    ],
    [
      {minimum: 4, maximum: 4, increment: 4},
      {min: 4, max: 4, step: 4, text: 'Sold as 4 per order'},
    ],
    [
      {minimum: 1, maximum: 1, increment: 1},
      {min: 1, max: 1, step: 1, text: 'Sold as 1 per order'},
    ],
  ])('converts %j', (rule, expected) => {
    expect(toQuantityRule(rule)).toEqual(expected);
  });

  it('rounds a minimum and a maximum inwards that are no multiples, and takes no increment of 0', () => {
    expect(toQuantityRule({minimum: 5, maximum: 20, increment: 6})).toMatchObject({min: 6, max: 18, step: 6});
    expect(toQuantityRule({minimum: 0, maximum: null, increment: 0})).toBeNull();
  });

  it('offers a minimum above the maximum of this storefront as the only quantity', () => {
    expect(toQuantityRule({minimum: 144, maximum: null, increment: 12})).toMatchObject({min: 144, max: 144, step: 12});
  });
});
