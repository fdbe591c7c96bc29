import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {allocateDiscount} from './allocate-discount';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const discountedLines = fc
  .array(fc.integer({min: 0, max: 1_000_000}), {minLength: 1, maxLength: 40})
  .chain((lines) => fc.tuple(fc.integer({min: 0, max: sum(lines)}), fc.constant(lines)));

describe('allocateDiscount', () => {
  it('gives the remaining cent to the line with the largest remainder', () => {
    expect(allocateDiscount(100, [100, 100, 100])).toEqual([34, 33, 33]);
    expect(allocateDiscount(10, [799, 799, 1])).toEqual([5, 5, 0]);
  });

  it('gives sold-out lines no discount', () => {
    expect(allocateDiscount(500, [0, 1000, 0])).toEqual([0, 500, 0]);
    expect(allocateDiscount(0, [0, 0])).toEqual([0, 0]);
  });

  it('sums exactly to the discount for any line amounts', () => {
    fc.assert(
      fc.property(discountedLines, ([discount, lines]) => {
        expect(sum(allocateDiscount(discount, lines))).toBe(discount);
      }),
    );
  });

  it('never discounts a line by more than it costs or by less than 0', () => {
    fc.assert(
      fc.property(discountedLines, ([discount, lines]) => {
        allocateDiscount(discount, lines).forEach((minor, index) => {
          expect(minor).toBeGreaterThanOrEqual(0);
          expect(minor).toBeLessThanOrEqual(lines[index] ?? 0);
        });
      }),
    );
  });
});
