import {describe, expect, it} from 'vitest';
import {recommendationsTitle} from './recommendations-copy';

describe('the heading above suggestions', () => {
  it('mentions the cart only while it has lines', () => {
    expect(recommendationsTitle({forEmptyCart: false, isCartEmpty: false})).toBe('Goes well with your basket');
    expect(recommendationsTitle({forEmptyCart: false, isCartEmpty: true})).toBe('More dishes to try');
  });

  it('calls what was picked for an empty cart popular, also after something was added', () => {
    expect(recommendationsTitle({forEmptyCart: true, isCartEmpty: true})).toBe('Most popular');
    expect(recommendationsTitle({forEmptyCart: true, isCartEmpty: false})).toBe('Most popular');
  });
});
