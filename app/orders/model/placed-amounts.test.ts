import {expect, it} from 'vitest';
import {toCostLines} from './cost-lines';
import {withPlacedAmounts} from './placed-amounts';

const item = (quantity: number, removed_quantity: number) => ({quantity, removed_quantity, price_minor: 799});

/** Two packs and shipping for $20.97, of which $5.00 were paid back: as they were stored with one pack removed. */
const STORED_BEFORE = {
  subtotal_minor: 799,
  discount_minor: 0,
  shipping_minor: 499,
  duties_minor: 0,
  fees_minor: 0,
  tip_minor: 0,
  tax_minor: 0,
  taxes_included: false,
  total_minor: 1597,
  items: [item(1, 1)],
};
/** The same order as it is stored now. */
const STORED_NOW = {...STORED_BEFORE, subtotal_minor: 1598, total_minor: 2097};

const linesOf = (
  row: typeof STORED_BEFORE & {discounts?: {code: string; amount_minor: number}[]},
  refunded: number,
) => {
  const {total_minor: total, ...shown} = withPlacedAmounts(row, refunded);
  const lines = toCostLines({...shown, total_minor: total}, shown.discounts, refunded);
  return [...lines.map(({kind, minor}) => `${kind} ${minor}`), `total ${total}`];
};

it('gives an order that was stored before the amounts of the checkout, as it is stored now', () => {
  expect(withPlacedAmounts(STORED_BEFORE, 500)).toEqual(STORED_NOW);
  expect(withPlacedAmounts(STORED_NOW, 500)).toBe(STORED_NOW);
  for (const row of [STORED_BEFORE, STORED_NOW])
    expect(linesOf(row, 500)).toEqual(['subtotal 1598', 'shipping 499', 'tax 0', 'total 2097']);
});

it('keeps the discount on the pack that was paid back in part', () => {
  const discounts = [{code: 'FUSION15', amount_minor: 120}];
  const row = {...STORED_BEFORE, discount_minor: 120, total_minor: 1598 - 240 + 499 - 500, discounts};
  expect(linesOf(row, 500)).toEqual(['subtotal 1598', 'discount -240', 'shipping 499', 'tax 0', 'total 1857']);
  expect(withPlacedAmounts(row, 500).discounts).toEqual([{code: 'FUSION15', amount_minor: 240}]);
});

it('changes nothing where a removed pack was paid back whole, or nothing was refunded', () => {
  const repaid = {...STORED_BEFORE, total_minor: 1298};
  expect(withPlacedAmounts(repaid, 799)).toBe(repaid);
  expect(withPlacedAmounts(STORED_BEFORE, 0)).toBe(STORED_BEFORE);
  const goodwill = {...STORED_BEFORE, subtotal_minor: 1598, items: [item(2, 0)]};
  expect(withPlacedAmounts(goodwill, 500)).toBe(goodwill);
});
