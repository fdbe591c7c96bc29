import {describe, expect, it} from 'vitest';
import {parseCartHandles, recommendationsPath} from './recommendations-request';

const read = (path: string) => parseCartHandles(new URL(path, 'https://shop.example').searchParams);

describe('a request for recommendations', () => {
  it('contains the products of the cart', () => {
    expect(read(recommendationsPath(['palak-paneer', 'crème-brûlée']))).toEqual(['palak-paneer', 'crème-brûlée']);
    expect(read(recommendationsPath([]))).toEqual([]);
  });

  it.each(['', ' ', '<b>', 'a b', '" OR tag:hidden', '../admin', 'a'.repeat(256), '\u0000'])(
    'leaves out what cannot be a handle: %j',
    (handle) => {
      expect(parseCartHandles(new URLSearchParams({in: handle}))).toEqual([]);
    },
  );

  it('is limited to fifty cart lines', () => {
    expect(
      parseCartHandles(new URLSearchParams(Array.from({length: 500}, (_, index) => ['in', `dish-${index}`]))),
    ).toHaveLength(50);
  });
});
