import {describe, expect, it} from 'vitest';
import {toLowestPrice, toPriceView} from './price';

const usd = (amount: string) => ({amount, currencyCode: 'USD'});

describe('toPriceView', () => {
  it('returns a reduced price with the old price and the savings', () => {
    expect(toPriceView(usd('41.99'), usd('47.94'))).toEqual({
      price: '$41.99',
      compareAtPrice: '$47.94',
      savings: 'Save $5.95',
    });
  });

  it('compares amounts as numbers, not as text', () => {
    expect(toPriceView(usd('9.0'), usd('10.0')).compareAtPrice).toBe('$10.00');
    expect(toPriceView(usd('10.0'), usd('9.0')).compareAtPrice).toBeNull();
  });

  it.each([['7.99'], ['5.00'], ['0.0']])('returns no old price if the compare-at price is %s', (compareAt) => {
    expect(toPriceView(usd('7.99'), usd(compareAt))).toEqual({price: '$7.99', compareAtPrice: null, savings: null});
  });

  it.each([null, undefined])('returns no old price without a compare-at price (%s)', (compareAt) => {
    expect(toPriceView(usd('7.9'), compareAt)).toEqual({price: '$7.90', compareAtPrice: null, savings: null});
  });
});

it('names the lowest of several prices, without what one variant cost before', () => {
  const usd = (amount: string) => ({amount, currencyCode: 'USD'});
  const only = {price: usd('12.0'), compareAtPrice: usd('15.0')};
  expect(toLowestPrice({minVariantPrice: usd('9.0'), maxVariantPrice: usd('12.0')}, only)).toEqual({
    price: 'from $9.00',
    compareAtPrice: null,
    savings: null,
  });
  expect(toLowestPrice({minVariantPrice: usd('12.0'), maxVariantPrice: usd('12.0')}, only)).toMatchObject({
    price: '$12.00',
    compareAtPrice: '$15.00',
  });
});
