import {describe, expect, it} from 'vitest';
import {parseRecommendationsRequest, recommendationsPath} from './recommendations-request';

const read = (path: string) => parseRecommendationsRequest(new URL(path, 'https://shop.example').searchParams);
const parse = (params: Record<string, string>) => parseRecommendationsRequest(new URLSearchParams(params));

describe('a request for recommendations', () => {
  it.each([
    {inCart: ['palak-paneer', 'crème-brûlée'], missingMinor: 301},
    {inCart: [], missingMinor: 0},
  ])('contains the products of the cart and what is missing for free shipping: %j', (cart) => {
    expect(read(recommendationsPath(cart))).toEqual(cart);
  });

  it.each(['', ' ', '<b>', 'a b', '" OR tag:hidden', '../admin', 'a'.repeat(256), '\u0000'])(
    'leaves out what cannot be a handle: %j',
    (handle) => {
      expect(parse({in: handle}).inCart).toEqual([]);
    },
  );

  it.each(['', '-1', '3.01', '1e3', '9999999', 'x'])('leaves out what cannot be an amount: %j', (missing) => {
    expect(parse({missing}).missingMinor).toBe(0);
  });

  it('is limited to fifty cart lines', () => {
    const lines = Array.from({length: 500}, (_, index) => ['in', `dish-${index}`]);
    expect(parseRecommendationsRequest(new URLSearchParams(lines)).inCart).toHaveLength(50);
  });
});
