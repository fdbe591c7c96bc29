import {describe, expect, it} from 'vitest';
import {sampleCart, sampleLine} from '../cart-fixtures';
import {totalBeforeGiftCardsMinor, toGiftCards} from './gift-card-rows';

const LINES = [sampleLine({quantity: 4, subtotal: '30.0', off: {SUMMER10: '3.0'}})];

describe('toGiftCards', () => {
  it('shows the last characters, what each card pays and what stays on it', () => {
    const {giftCards, due} = toGiftCards(sampleCart({subtotal: '32.0', giftCards: {ab42: '20.0', '0777': '7.9'}}));
    expect(giftCards.map(({id: _id, ...rest}) => rest)).toEqual([
      {name: '•••• AB42', used: '$20.00', left: '$0.00'},
      {name: '•••• 0777', used: '$7.90', left: '$12.10'},
    ]);
    expect(due).toBe('$4.10');
  });

  it('shows nothing to pay without gift cards, and never less than nothing', () => {
    expect(toGiftCards(sampleCart({}))).toEqual({giftCards: [], due: null});
    expect(toGiftCards(sampleCart({subtotal: '5.0', giftCards: {4242: '5.5'}})).due).toBe('$0.00');
  });

  it.each([
    ['with what the cards pay', '27.0'],
    ['without it', '7.0'],
  ])('reads a total of Shopify %s in the same way', (_which, total) => {
    const cart = sampleCart({lines: LINES, subtotal: '30.0', total, giftCards: {4242: '20.0'}});
    expect(totalBeforeGiftCardsMinor(cart)).toBe(2700);
    expect(toGiftCards(cart).due).toBe('$7.00');
  });
});
