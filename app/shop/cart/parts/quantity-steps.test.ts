import {expect, it} from 'vitest';
import {ANY_QUANTITY} from '~/core/quantity-rule';
import {quantityAbove, quantityBelow} from './quantity-steps';

const dozen = {min: 12, max: 24, step: 6};

it('steps to the next multiple, also from a quantity that a rule made invalid', () => {
  expect([quantityBelow(dozen, 18), quantityAbove(dozen, 18)]).toEqual([12, 24]);
  expect([quantityBelow(dozen, 20), quantityAbove(dozen, 20)]).toEqual([18, 24]);
  expect([quantityBelow(dozen, 60), quantityAbove(dozen, 1)]).toEqual([24, 12]);
  expect([quantityBelow(ANY_QUANTITY, 5), quantityAbove(ANY_QUANTITY, 5)]).toEqual([4, 6]);
});
