import {decodeEncodedVariant} from '@shopify/hydrogen';
import {describe, expect, it} from 'vitest';
import {encodeVariants} from './encode-variants';

const range = (length: number) => Array.from({length}, (_, index) => index);

const allOf = (...sizes: readonly number[]): number[][] =>
  sizes.reduce<number[][]>(
    (found, size) => found.flatMap((each) => range(size).map((value) => [...each, value])),
    [[]],
  );

describe('the encoded variants', () => {
  it('are written as in the description of the field', () => {
    const combinations = [
      [0, 0, 0],
      [0, 1, 0],
      [0, 1, 1],
      [1, 0, 0],
      [1, 0, 1],
      [1, 1, 1],
      [2, 0, 1],
      [2, 1, 0],
    ];
    expect(encodeVariants(combinations)).toBe('v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,');
  });

  it.each([
    ['the only variant', [[0]]],
    ['one option without gaps', allOf(4)],
    ['one option that ends in a single value', [[0], [1], [3]]],
    ['one option that ends in a range', [[1], [3], [4], [5]]],
    ['two options', allOf(2, 3)],
    [
      'two options with gaps',
      [
        [0, 0],
        [0, 2],
        [2, 1],
        [2, 2],
      ],
    ],
    ['three options', allOf(3, 2, 4)],
    ['three options with gaps', allOf(4, 3, 5).filter(([a = 0, b = 0, c = 0]) => (a * b + c) % 3 !== 1)],
    [
      'positions of two digits',
      [
        [0, 10, 11],
        [0, 12, 9],
        [10, 1, 10],
      ],
    ],
    ['2,048 variants', allOf(16, 16, 8)],
  ])("are read by Hydrogen's decoder: %s", (_name, combinations) => {
    expect(decodeEncodedVariant(encodeVariants(combinations))).toEqual(combinations);
  });

  it('are the same in whichever order the variants are', () => {
    const combinations = allOf(3, 3, 2);
    expect(encodeVariants([...combinations].reverse())).toBe(encodeVariants(combinations));
  });

  it('are empty without variants', () => {
    expect(decodeEncodedVariant(encodeVariants([]))).toEqual([]);
  });
});
