import {describe, expect, it} from 'vitest';
import {toOffer} from './find-offers.server';

const variant = (changes: object = {}) => ({
  availableForSale: true,
  price: {amount: '7.99', currencyCode: 'USD' as const},
  product: {handle: 'palak-paneer', requiresSellingPlan: false, variantsCount: {count: 1}},
  ...changes,
});
const stateOf = (changes: object, paidMinor = 799) => toOffer({price_minor: paidMinor}, variant(changes), 'USD').state;

describe('the offer of an item that was bought', () => {
  it('is the same at the same price', () => expect(stateOf({})).toBe('same'));

  it('names another price, which is compared as a number', () => {
    expect(stateOf({}, 699)).toBe('price');
    expect(stateOf({price: {amount: '7.990', currencyCode: 'USD'}})).toBe('same');
    expect(toOffer({price_minor: 699}, variant(), 'USD').price).toBe('$7.99');
  });

  it('is sold out, by subscription only, or gone', () => {
    expect(stateOf({availableForSale: false})).toBe('sold-out');
    expect(stateOf({product: {handle: 'chai', requiresSellingPlan: true}})).toBe('plan');
    expect(toOffer({price_minor: 799}, undefined, 'USD')).toEqual({
      state: 'gone',
      price: null,
      path: null,
      hasOptions: false,
    });
  });

  it('leads to other options if there are any', () =>
    expect(
      toOffer(
        {price_minor: 799},
        variant({product: {handle: 'a b', requiresSellingPlan: false, variantsCount: {count: 4}}}),
        'USD',
      ),
    ).toMatchObject({path: '/product/a%20b', hasOptions: true}));
});
