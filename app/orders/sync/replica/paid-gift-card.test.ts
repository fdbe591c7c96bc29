import {describe, expect, it} from 'vitest';
import {toPaidGiftCard} from './paid-gift-card';

const RECEIPT = {gift_card_id: 1, gift_card_last_characters: '4242'};
const PAYMENT = {gateway: 'gift_card', amount: '12.5', currency: 'USD', receipt: RECEIPT};

describe('toPaidGiftCard', () => {
  it('reads the last characters and the amount', () => {
    expect(toPaidGiftCard(PAYMENT)).toEqual({gift_card: {last_characters: '4242', amount_minor: 1250}});
  });

  it.each([
    ['of another gateway', {gateway: 'bogus'}],
    ['without a receipt', {receipt: undefined}],
    ['with an empty receipt', {receipt: {}}],
    ['whose receipt has a whole code', {receipt: {gift_card_last_characters: 'tiffinfull504242'}}],
    ['whose receipt has markup', {receipt: {gift_card_last_characters: '<b>4'}}],
  ])('finds none in a payment %s', (_which, change) => {
    expect(toPaidGiftCard({...PAYMENT, ...change})).toEqual({});
  });
});
