import {expect, it} from 'vitest';
import {CART_COPY} from './cart-copy';

it.each([
  [['FUSION15'], 'FUSION15 will count as soon as there is something in your cart that it applies to.'],
  [
    ['FUSION15', 'FREESHIP'],
    'FUSION15 and FREESHIP will count as soon as there is something in your cart that they apply to.',
  ],
])('explains when the waiting codes %j will apply', (codes, words) => {
  expect(CART_COPY.promoWaiting(codes)).toBe(words);
});
