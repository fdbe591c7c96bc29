import {describe, expect, it} from 'vitest';
import {lowStockText} from './find-low-stock.server';

describe('lowStockText', () => {
  it.each([
    [1, 'Only 1 left!'],
    [8, 'Only 8 left!'],
    [9, 'Only 9 left!'],
    [10, null],
    [120, null],
    [0, null],
    [-3, null],
    [null, null],
  ])('returns the text for the quantity %j: %j', (quantity, text) => {
    expect(lowStockText(quantity)).toBe(text);
  });
});
