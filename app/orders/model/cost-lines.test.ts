import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {toAmounts, type OrderMoney} from './order-amounts';
import {toCostLines} from './cost-lines';

const amount = fc.integer({min: 0, max: 5_000_000}).map((tenThousandths) => (tenThousandths / 10_000).toFixed(4));
const signed = fc.tuple(fc.constantFrom('', '-'), amount).map((parts) => parts.join(''));
const costs = {shipping: amount, tax: amount, duties: amount, fees: amount, total: amount};
const optional = (values: typeof costs) =>
  fc.record({
    ...(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fc.option(value)])) as {
      [Name in keyof typeof costs]: fc.Arbitrary<string | null>;
    }),
    subtotal: fc.option(amount),
  });

const orderMoney: fc.Arbitrary<OrderMoney> = fc.record({
  currency: fc.constantFrom('USD', 'HKD', 'VND', 'KWD'),
  isCancelled: fc.boolean(),
  areTaxesIncluded: fc.boolean(),
  tip: signed,
  refundedMinor: fc.nat(10_000),
  codes: fc.array(fc.record({code: fc.constantFrom('A', 'B'), amount: signed}), {maxLength: 3}),
  lines: fc.array(
    fc.record({price: amount, quantity: fc.integer({min: 0, max: 9}), currentQuantity: fc.integer({min: 0, max: 9})}),
    {maxLength: 4},
  ),
  placed: fc.record({...costs, discounts: signed}),
  current: optional(costs),
});

describe('toCostLines', () => {
  it('returns lines that add up to the total for any amounts', () => {
    fc.assert(
      fc.property(orderMoney, fc.nat(10_000), (money, refundedMinor) => {
        const {discounts, ...amounts} = toAmounts(money);
        const order = {...amounts, taxes_included: money.areTaxesIncluded};
        for (const lines of [toCostLines(order), toCostLines(order, discounts), toCostLines(order, [], refundedMinor)])
          expect(lines.reduce((sum, {minor}) => sum + minor, 0)).toBe(order.total_minor);
      }),
    );
  });

  const PLAIN = {
    subtotal_minor: 1000,
    discount_minor: 0,
    shipping_minor: 0,
    duties_minor: 0,
    fees_minor: 0,
    tip_minor: 0,
    tax_minor: 0,
    taxes_included: false,
    total_minor: 1000,
  };

  it.each([
    ['a refund without items', 500, 500, [['refund', -500]]],
    ['a refund of items, which the other lines contain', 1000, 799, []],
    [
      'a refund and something else',
      400,
      500,
      [
        ['refund', -500],
        ['adjustment', -100],
      ],
    ],
    ['no refund', 500, 0, [['adjustment', -500]]],
    ['a surcharge beside a refund', 1100, 500, [['adjustment', 100]]],
  ])('ends with the right lines for %s', (_what, total_minor, refundedMinor, expected) => {
    const lines = toCostLines({...PLAIN, total_minor}, [], refundedMinor);
    expect(lines.slice(3).map(({kind, minor}) => [kind, minor])).toEqual(expected);
  });

  it('returns a line per discount code and one for the remaining discount', () => {
    const order = {...PLAIN, discount_minor: 300, total_minor: 700};
    expect(toCostLines(order, [{code: 'TEN', amount_minor: 100}])).toEqual([
      {kind: 'subtotal', minor: 1000, code: null},
      {kind: 'discount', minor: -100, code: 'TEN'},
      {kind: 'discount', minor: -200, code: null},
      {kind: 'shipping', minor: 0, code: null},
      {kind: 'tax', minor: 0, code: null},
    ]);
  });
});
