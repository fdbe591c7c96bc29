import {describe, expect, it} from 'vitest';
import type {AppliedPromo} from './promo-codes';
import {quoteShipping} from './shipping-rates';

const UP_TO_599: AppliedPromo = {
  kind: 'applied',
  code: 'SHIP',
  discount: {code: 'SHIP', takes: {kind: 'shipping', upToMinor: 599}},
};

describe('quoteShipping', () => {
  it('charges $4.99 for standard shipping below $25 of goods and $0 from $25', () => {
    expect(quoteShipping('standard', 2499, undefined).chargeMinor).toBe(499);
    expect(quoteShipping('standard', 2500, undefined).chargeMinor).toBe(0);
  });

  it('charges $9.99 for express shipping regardless of the goods', () => {
    expect(quoteShipping('express', 100_000, undefined).chargeMinor).toBe(999);
  });

  it('subtracts a shipping code, at most the price of the shipping', () => {
    expect(quoteShipping('standard', 2000, UP_TO_599)).toMatchObject({
      priceMinor: 499,
      discountMinor: 499,
      chargeMinor: 0,
    });
    expect(quoteShipping('express', 2000, UP_TO_599)).toMatchObject({
      priceMinor: 999,
      discountMinor: 599,
      chargeMinor: 400,
    });
  });

  it('states the delivery time of each method', () => {
    expect(quoteShipping('standard', 0, undefined).estimate).toBe('3–5 business days');
    expect(quoteShipping('express', 0, undefined).estimate).toBe('2–3 business days');
  });
});
