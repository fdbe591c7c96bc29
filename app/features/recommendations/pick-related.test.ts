import {describe, expect, it} from 'vitest';
import {pickRelated} from './pick-related';
import type {ProductCardView} from '~/features/catalog/model/product-view';

const card = (handle: string, isBundle = false) => ({handle, isBundle}) as ProductCardView;
const SINGLES = ['a', 'b', 'c', 'd', 'e', 'f'].map((handle) => card(handle));
const handles = (cards: readonly ProductCardView[]) => cards.map(({handle}) => handle);

describe('pickRelated', () => {
  it('keeps the order of the recommendations, up to four, without the product itself', () => {
    const picked = pickRelated(card('b'), {recommended: SINGLES, others: []});
    expect(handles(picked)).toEqual(['a', 'c', 'd', 'e']);
  });

  it('keeps to the kind of the product', () => {
    const recommended = [card('box', true), card('a')];
    expect(handles(pickRelated(card('b'), {recommended, others: []}))).toEqual(['a']);
    expect(handles(pickRelated(card('other', true), {recommended, others: []}))).toEqual(['box']);
  });

  it('tops up from everything on sale, showing none twice', () => {
    const picked = pickRelated(card('b'), {recommended: [card('e')], others: SINGLES});
    expect(handles(picked)).toEqual(['e', 'a', 'c', 'd']);
  });

  it('may come out empty', () => {
    expect(pickRelated(card('a'), {recommended: [], others: [card('a')]})).toEqual([]);
  });
});
