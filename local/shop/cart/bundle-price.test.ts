import {describe, expect, it} from 'vitest';
import {divideBundlePrice} from './bundle-price';

const sum = (units: readonly number[], quantities: readonly number[]) =>
  units.reduce((total, unit, index) => total + unit * (quantities[index] ?? 0), 0);

describe('divideBundlePrice', () => {
  it('divides in proportion to the prices of the components', () => {
    expect(
      divideBundlePrice(3000, [
        {priceMinor: 2000, quantity: 1},
        {priceMinor: 1000, quantity: 2},
      ]),
    ).toEqual([1500, 750]);
  });

  it.each([4499, 1, 0, 9999])('gives a price of %i cents away to the cent', (price) => {
    const units = divideBundlePrice(price, [
      {priceMinor: 899, quantity: 2},
      {priceMinor: 1899, quantity: 1},
      {priceMinor: 0, quantity: 3},
    ]);
    expect(sum(units, [2, 1, 3])).toBe(price);
  });

  it('refuses a price that whole cents cannot divide', () => {
    expect(() => divideBundlePrice(101, [{priceMinor: 100, quantity: 2}])).toThrow('cannot divide');
  });
});
