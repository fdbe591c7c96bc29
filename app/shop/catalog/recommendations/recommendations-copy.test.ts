import {describe, expect, it} from 'vitest';
import {recommendationsTitle} from './recommendations-copy';

describe('the heading of the recommendations', () => {
  it('mentions the cart only while it has lines', () => {
    expect(recommendationsTitle({forEmptyCart: false, isCartEmpty: false})).toBe('Goes well with your cart');
    expect(recommendationsTitle({forEmptyCart: false, isCartEmpty: true})).toBe('More dishes to try');
  });

  it('names the recommendations of an empty cart popular, also after an item was added', () => {
    expect(recommendationsTitle({forEmptyCart: true, isCartEmpty: true})).toBe('Most popular');
    expect(recommendationsTitle({forEmptyCart: true, isCartEmpty: false})).toBe('Most popular');
  });
});
