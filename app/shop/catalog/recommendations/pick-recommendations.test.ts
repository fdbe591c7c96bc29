import {describe, expect, it} from 'vitest';
import type {ProductCardView} from '../model/product-view';
import {pickRecommendations} from './pick-recommendations';

const card = (handle: string, isAvailable = true) => ({handle, isAvailable, priceMinor: 799}) as ProductCardView;
const bundle = (handle: string) => ({...card(handle), isBundle: true, priceMinor: 2199});
const ALL = ['a', 'b', 'c', 'd', 'e', 'f'].map((handle) => card(handle));
const pick = (recommended: ProductCardView[], others: ProductCardView[], inCart: string[], missingMinor = 0) =>
  pickRecommendations({inCart, missingMinor}, [...recommended, ...others]).map(({handle}) => handle);

describe('pickRecommendations', () => {
  it('adds popular products to the recommendations up to four, without duplicates', () => {
    expect(pick([card('e')], ALL, ['a'])).toEqual(['e', 'b', 'c', 'd']);
  });

  it('puts single packs first if one of them brings free shipping', () => {
    const bundles = [bundle('x'), bundle('y'), bundle('z')];
    expect(pick(bundles, ALL, ['y', 'a'], 301)).toEqual(['b', 'c', 'd', 'e']);
    expect(pick(bundles, [card('a'), card('b')], ['a'], 799)).toEqual(['b', 'x', 'y', 'z']);
  });

  it.each([
    ['no pack alone brings free shipping', 800],
    ['shipping is free already', 0],
  ])('keeps the order if %s', (_why, missingMinor) => {
    expect(pick([bundle('x'), bundle('y')], ALL, [], missingMinor)).toEqual(['x', 'y', 'a', 'b']);
  });

  it('omits products in the cart and sold-out products', () => {
    expect(pick([card('a'), card('b', false)], ALL, ['a', 'c'])).toEqual(['d', 'e', 'f']);
    expect(pick(ALL, ALL, ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual([]);
  });
});
