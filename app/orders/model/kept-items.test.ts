import {expect, it} from 'vitest';
import {toCostLines} from './cost-lines';
import {withKeptItems} from './kept-items';

const item = (quantity: number, removed_quantity: number) => ({
  quantity,
  removed_quantity,
  price_minor: 799,
  total_minor: null,
});

/** Two packs and shipping for $20.97; Shopify counts one pack as removed after a refund. */
const ROW = {
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

const linesOf = (row: typeof ROW & {discounts?: {code: string; amount_minor: number}[]}, refunded: number) => {
  const shown = withKeptItems(row, refunded);
  return toCostLines(shown, shown.discounts, refunded).map(({kind, minor}) => `${kind} ${minor}`);
};

it('says that $5.00 came back for a pack that was shipped, instead of an adjustment', () => {
  expect(linesOf(ROW, 500)).toEqual(['subtotal 1598', 'shipping 499', 'tax 0', 'refund -500']);
  expect(withKeptItems(ROW, 500).items).toEqual([item(2, 0)]);
});

it('keeps the discount on that pack', () => {
  const discounts = [{code: 'FUSION15', amount_minor: 120}];
  const row = {...ROW, discount_minor: 120, total_minor: 1598 - 240 + 499 - 500, discounts};
  expect(linesOf(row, 500)).toEqual(['subtotal 1598', 'discount -240', 'shipping 499', 'tax 0', 'refund -500']);
  expect(withKeptItems(row, 500).discounts).toEqual([{code: 'FUSION15', amount_minor: 240}]);
});

it('changes nothing where a removed pack was paid back, or nothing was refunded', () => {
  const repaid = {...ROW, total_minor: 1298};
  expect(withKeptItems(repaid, 799)).toBe(repaid);
  expect(withKeptItems(ROW, 0)).toBe(ROW);
  const goodwill = {...ROW, subtotal_minor: 1598, items: [item(2, 0)]};
  expect(withKeptItems(goodwill, 500)).toBe(goodwill);
  expect(linesOf(goodwill, 500)).toEqual(['subtotal 1598', 'shipping 499', 'tax 0', 'refund -500']);
});
