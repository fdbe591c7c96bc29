import {describe, expect, it} from 'vitest';
import {pickRelated} from './pick-related';
import type {ProductCardView} from '../model/product-view';

const card = (handle: string, isBundle = false) => ({handle, isBundle}) as ProductCardView;
const SINGLES = ['a', 'b', 'c', 'd', 'e', 'f'].map((handle) => card(handle));
const handles = (cards: readonly ProductCardView[]) => cards.map(({handle}) => handle);

describe('pickRelated', () => {
  it('keeps the order of up to four recommendations, without the product itself', () => {
    const picked = pickRelated(card('b'), SINGLES);
    expect(handles(picked)).toEqual(['a', 'c', 'd', 'e']);
  });

  it('returns only products of the same kind', () => {
    const recommended = [card('box', true), card('a')];
    expect(handles(pickRelated(card('b'), recommended))).toEqual(['a']);
    expect(handles(pickRelated(card('other', true), recommended))).toEqual(['box']);
  });

  it('adds other products on sale up to four, without duplicates', () => {
    const picked = pickRelated(card('b'), [card('e'), ...SINGLES]);
    expect(handles(picked)).toEqual(['e', 'a', 'c', 'd']);
  });

  it('returns no products if none match', () => {
    expect(pickRelated(card('a'), [card('a')])).toEqual([]);
  });
});
