import {describe, expect, it} from 'vitest';
import type {ProductCardView} from '../model/product-view';
import {pickRecommendations} from './pick-recommendations';

const card = (handle: string, isAvailable = true) => ({handle, isAvailable}) as ProductCardView;
const ALL = ['a', 'b', 'c', 'd', 'e', 'f'].map((handle) => card(handle));
const pick = (recommended: ProductCardView[], others: ProductCardView[], inCart: string[]) =>
  pickRecommendations(inCart, [...recommended, ...others]).map(({handle}) => handle);

describe('pickRecommendations', () => {
  it('adds popular products to the recommendations up to four, without duplicates', () => {
    expect(pick([card('e')], ALL, ['a'])).toEqual(['e', 'b', 'c', 'd']);
  });

  it('omits products in the cart and sold-out products', () => {
    expect(pick([card('a'), card('b', false)], ALL, ['a', 'c'])).toEqual(['d', 'e', 'f']);
    expect(pick(ALL, ALL, ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual([]);
  });
});
