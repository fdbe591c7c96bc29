import {expect, it} from 'vitest';
import {unitPriceText} from './unit-price';

const price = {amount: '1.6', currencyCode: 'USD'};

it.each([
  [100, 'G', '$1.60 per 100 g'],
  [1, 'KG', '$1.60 per kg'],
  [1, 'FL_OZ', '$1.60 per fl oz'],
  [1, 'M2', '$1.60 per m²'],
])('names the quantity %s %s', (referenceValue, referenceUnit, text) => {
  expect(unitPriceText(price, {referenceValue, referenceUnit})).toBe(text);
});

it('returns null without a price or a unit', () => {
  expect(unitPriceText(null, {referenceValue: 1, referenceUnit: 'KG'})).toBeNull();
  expect(unitPriceText(price, null)).toBeNull();
});
