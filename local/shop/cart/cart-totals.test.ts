import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {SeedDiscount} from '../../seed/seed-discount';
import type {PricedLine} from './automatic-discount';
import {totalCart} from './cart-totals';
import type {PromoResult} from './promo-codes';

const NOW = new Date('2026-06-01T12:00:00Z');

const DISCOUNTS: readonly SeedDiscount[] = [
  {code: 'TEN', takes: {kind: 'percentage', percent: 10}},
  {code: 'FIFTEEN', takes: {kind: 'percentage', percent: 15}},
  {code: 'FIVE-OFF', takes: {kind: 'amount', amountMinor: 500}},
  {code: 'HUNDRED-OFF', takes: {kind: 'amount', amountMinor: 10_000}},
  {code: 'SHIP', takes: {kind: 'shipping', upToMinor: 599}},
  {code: 'SHIP-LESS', takes: {kind: 'shipping', upToMinor: 300}},
  {code: 'ONCE', takes: {kind: 'percentage', percent: 15}, oncePerCustomer: true},
  {code: 'OVER', takes: {kind: 'percentage', percent: 25}, endsAt: '2026-06-01T12:00:00Z'},
  {code: 'SOON', takes: {kind: 'percentage', percent: 25}, startsAt: '2026-06-01T12:00:01Z'},
];

function total(lines: readonly PricedLine[], codes: readonly string[], options: {used?: string; now?: Date} = {}) {
  return totalCart(lines, {
    codes,
    discounts: DISCOUNTS,
    now: options.now ?? NOW,
    hasUsed: (discount) => discount.code === options.used,
    isRedeemed: () => false,
  });
}

const reasonOf = (verdict: PromoResult | undefined) => (verdict?.kind === 'refused' ? verdict.reason : 'applied');

const TWO_LINES: readonly PricedLine[] = [
  {unitMinor: 799, quantity: 2},
  {unitMinor: 1099, quantity: 1},
];

describe('totalCart', () => {
  it('sums the lines without a discount when there is no code', () => {
    expect(total(TWO_LINES, [])).toMatchObject({
      subtotalMinor: 2697,
      discountMinor: 0,
      totalMinor: 2697,
      allocationsMinor: [0, 0],
    });
  });

  it('keeps the subtotal and reduces the total by a percentage, rounded to the cent', () => {
    expect(total(TWO_LINES, ['ten'])).toMatchObject({
      subtotalMinor: 2697,
      discountMinor: 270,
      totalMinor: 2427,
      allocationsMinor: [160, 110],
    });
  });

  it('never falls below zero when a code is worth more than the goods', () => {
    expect(total(TWO_LINES, ['HUNDRED-OFF'])).toMatchObject({
      discountMinor: 2697,
      totalMinor: 0,
      allocationsMinor: [1598, 1099],
    });
  });

  it('counts sold-out lines as 0', () => {
    expect(
      total(
        [
          {unitMinor: 799, quantity: 0},
          {unitMinor: 1000, quantity: 1},
        ],
        ['FIVE-OFF'],
      ).allocationsMinor,
    ).toEqual([0, 500]);
  });
});

describe('totalCart with promo codes', () => {
  it('matches codes regardless of case and surrounding spaces, and returns them as entered', () => {
    expect(total(TWO_LINES, [' Ten ']).orderPromo?.code).toBe(' Ten ');
  });

  it('applies only the order code with the largest discount and rejects the others', () => {
    const {orderPromo, verdicts} = total(TWO_LINES, ['TEN', 'FIVE-OFF', 'FIFTEEN']);
    expect(orderPromo?.code).toBe('FIVE-OFF');
    expect(verdicts.map(reasonOf)).toEqual(['outdone', 'applied', 'outdone']);
  });

  it('applies the code that was entered first if two discounts are equal', () => {
    expect(total([{unitMinor: 1000, quantity: 5}], ['TEN', 'FIVE-OFF']).orderPromo?.code).toBe('TEN');
  });

  it('combines one order code with one shipping code', () => {
    const {orderPromo, shippingPromo, verdicts} = total(TWO_LINES, ['SHIP-LESS', 'TEN', 'SHIP']);
    expect({orderPromo: orderPromo?.code, shippingPromo: shippingPromo?.code}).toEqual({
      orderPromo: 'TEN',
      shippingPromo: 'SHIP',
    });
    expect(verdicts.map(reasonOf)).toEqual(['outdone', 'applied', 'applied']);
  });

  it('rejects unknown, expired and future codes, and any code on an empty cart', () => {
    expect(total(TWO_LINES, ['NO-SUCH', 'OVER', 'SOON']).verdicts.map(reasonOf)).toEqual([
      'unknown',
      'inactive',
      'inactive',
    ]);
    expect(total([], ['TEN']).verdicts.map(reasonOf)).toEqual(['empty-cart']);
  });

  it('starts and ends a code at the exact second that the merchant set', () => {
    expect(total(TWO_LINES, ['OVER'], {now: new Date('2026-06-01T11:59:59Z')}).orderPromo?.code).toBe('OVER');
    expect(total(TWO_LINES, ['SOON'], {now: new Date('2026-06-01T12:00:01Z')}).orderPromo?.code).toBe('SOON');
  });

  it('applies a once-per-customer code until that customer has used it', () => {
    expect(total(TWO_LINES, ['ONCE']).orderPromo?.code).toBe('ONCE');
    expect(total(TWO_LINES, ['ONCE'], {used: 'ONCE'}).verdicts.map(reasonOf)).toEqual(['already-used']);
  });
});

describe('totalCart with arbitrary lines and codes', () => {
  const anyLines = fc.array(
    fc.record({unitMinor: fc.integer({min: 0, max: 50_000}), quantity: fc.integer({min: 0, max: 99})}),
    {maxLength: 20},
  );
  const anyCodes = fc.array(fc.constantFrom(...DISCOUNTS.map(({code}) => code), 'NO-SUCH'), {maxLength: 5});

  it('returns the subtotal minus the discount, at least 0, and allocates exactly the discount to the lines', () => {
    fc.assert(
      fc.property(anyLines, anyCodes, (lines, codes) => {
        const {subtotalMinor, discountMinor, totalMinor, allocationsMinor} = total(lines, codes);
        expect(totalMinor).toBe(subtotalMinor - discountMinor);
        expect(totalMinor).toBeGreaterThanOrEqual(0);
        expect(allocationsMinor.reduce((sum, minor) => sum + minor, 0)).toBe(discountMinor);
        expect(Number.isInteger(discountMinor)).toBe(true);
      }),
    );
  });

  it('never returns a higher total for one more code', () => {
    fc.assert(
      fc.property(anyLines, anyCodes, fc.constantFrom(...DISCOUNTS.map(({code}) => code)), (lines, codes, code) => {
        expect(total(lines, [...codes, code]).totalMinor).toBeLessThanOrEqual(total(lines, codes).totalMinor);
      }),
    );
  });
});
