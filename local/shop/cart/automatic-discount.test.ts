import {expect, it} from 'vitest';
import type {SeedAutomaticDiscount} from '../../seed/seed-discount';
import {totalCart} from './cart-totals';

const OFFERS: readonly SeedAutomaticDiscount[] = [
  {title: 'Ten from thirty', takes: {kind: 'percentage', percent: 10}, minimumMinor: 3000},
  {title: 'Twenty from sixty', takes: {kind: 'percentage', percent: 20}, minimumMinor: 6000},
  {title: 'Over', takes: {kind: 'amount', amountMinor: 2000}, endsAt: '2026-05-31T00:00:00Z'},
];

const total = (unitMinor: number, codes: readonly string[] = []) =>
  totalCart([{unitMinor, quantity: 1}], {
    codes,
    discounts: [
      {code: 'FIFTEEN', takes: {kind: 'percentage', percent: 15}},
      {code: 'SHIP', takes: {kind: 'shipping', upToMinor: 599}},
    ],
    automaticDiscounts: OFFERS,
    now: new Date('2026-06-01T12:00:00Z'),
    hasUsed: () => false,
    isRedeemed: () => false,
  });

it('applies the best automatic discount whose minimum the goods reach', () => {
  expect(total(2999)).toMatchObject({discountMinor: 0, automatic: undefined});
  expect(total(3000)).toMatchObject({discountMinor: 300, automatic: {title: 'Ten from thirty'}});
  expect(total(6000)).toMatchObject({discountMinor: 1200, automatic: {title: 'Twenty from sixty'}});
});

it('applies a code instead if it takes off more, and refuses one that takes off less', () => {
  expect(total(3000, ['FIFTEEN'])).toMatchObject({
    discountMinor: 450,
    automatic: undefined,
    verdicts: [{kind: 'applied'}],
  });
  expect(total(6000, ['FIFTEEN'])).toMatchObject({
    discountMinor: 1200,
    orderPromo: undefined,
    verdicts: [{kind: 'refused', reason: 'outdone'}],
  });
});

it('combines with a code of the shipping', () => {
  expect(total(3000, ['SHIP'])).toMatchObject({discountMinor: 300, verdicts: [{kind: 'applied'}]});
});
