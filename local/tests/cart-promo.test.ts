import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SEED_DATE} from '../seed/seed-date';
import {startLocalShop} from '../../tests/support/local-shop';
import {DISH, createCartClient, linesOf} from './cart-client';

let shop: Awaited<ReturnType<typeof startLocalShop>>;

beforeAll(async () => {
  shop = await startLocalShop({clock: () => new Date(SEED_DATE)});
});
afterAll(() => shop.close());

/** Two tikka masala and one pepper chicken: $23.97 in total. */
async function threeDishes() {
  const client = createCartClient(shop.origin);
  const lines = [
    {merchandiseId: DISH.plenty, quantity: 2},
    {merchandiseId: DISH.another, quantity: 1},
  ];
  const {cart} = await client.cart.create({lines});
  return {...client, target: cart.id.split('?')[0]};
}

describe('a promo code on a cart', () => {
  it('reduces the total, not the subtotal, with one allocation per line', async () => {
    const {applyCodes} = await threeDishes();
    const {cart, warnings} = await applyCodes('welcome20');
    expect(warnings).toEqual([]);
    expect(cart).toMatchObject({
      discountCodes: [{code: 'welcome20', applicable: true}],
      cost: {
        subtotalAmount: {amount: '23.97'},
        totalAmount: {amount: '19.18'},
        checkoutChargeAmount: {amount: '23.97'},
      },
      estimatedCost: {totalAmount: {amount: '19.18'}},
    });
    expect(cart.discountAllocations).toMatchObject(
      ['1.6', '3.19'].map((amount) => ({
        __typename: 'CartCodeDiscountAllocation',
        code: 'WELCOME20',
        targetType: 'LINE_ITEM',
        discountedAmount: {amount, currencyCode: 'USD'},
        discountApplication: {
          allocationMethod: 'ACROSS',
          targetSelection: 'ALL',
          targetType: 'LINE_ITEM',
          value: {__typename: 'PricingPercentageValue', percentage: 20},
        },
      })),
    );
    expect(linesOf({cart})[0]).toMatchObject({discountAllocations: [], cost: {totalAmount: {amount: '7.99'}}});
  });

  it('makes the cart free if it is worth more, never negative', async () => {
    const {applyCodes} = await threeDishes();
    const {cart} = await applyCodes('DISCOUNT100');
    expect(cart.cost.totalAmount.amount).toBe('0.0');
    expect(cart.discountAllocations.map(({discountedAmount}) => discountedAmount.amount)).toEqual(['7.99', '15.98']);
    expect(cart.discountAllocations[0]).toMatchObject({
      discountApplication: {value: {__typename: 'MoneyV2', amount: '100.0'}},
    });
  });

  it('is stored as entered if it does not apply, with a warning that explains why', async () => {
    const {applyCodes, target} = await threeDishes();
    const {cart, userErrors, warnings} = await applyCodes(
      'WELCOME20',
      'WELCOME20',
      'REDWHITECURRY',
      ' NO-SUCH ',
      'SUMMER10',
    );
    expect(userErrors).toEqual([]);
    expect(cart.discountCodes).toEqual([
      {code: 'WELCOME20', applicable: true},
      {code: 'REDWHITECURRY', applicable: false},
      {code: ' NO-SUCH ', applicable: false},
      {code: 'SUMMER10', applicable: false},
    ]);
    expect(warnings).toEqual([
      {code: 'DISCOUNT_CURRENTLY_INACTIVE', message: 'This discount is not valid anymore', target},
      {code: 'DISCOUNT_NOT_FOUND', message: 'Enter a valid discount code', target},
      {code: 'DISCOUNT_CODE_NOT_HONOURED', message: 'The SUMMER10 discount code is not honoured', target},
    ]);
  });

  it('does not apply to an empty cart, with a warning', async () => {
    const {cart, applyCodes} = await threeDishes();
    const filled = await applyCodes('SUMMER10');
    const emptied = await cart.removeLines(linesOf(filled).map(({id}) => id));
    expect(emptied.cart.discountCodes).toEqual([{code: 'SUMMER10', applicable: false}]);
    expect(emptied.warnings).toMatchObject([{code: 'DISCOUNT_CODE_NOT_HONOURED'}]);
  });

  it('for shipping combines with one for goods and does not change their total', async () => {
    const {applyCodes} = await threeDishes();
    const {cart} = await applyCodes('FREESHIP', 'SUMMER10');
    expect(cart.discountCodes).toMatchObject([{applicable: true}, {applicable: true}]);
    expect(cart.cost.totalAmount.amount).toBe('21.57');
    expect(cart.discountAllocations.map((each) => 'code' in each && each.code)).toEqual(['SUMMER10', 'SUMMER10']);
  });

  it('is removed when the list no longer contains it, and empty codes clear the list', async () => {
    const {applyCodes} = await threeDishes();
    await applyCodes('SUMMER10');
    expect((await applyCodes('')).cart).toMatchObject({discountCodes: [], discountAllocations: []});
  });

  it('may be set when a cart is created', async () => {
    const {cart} = await createCartClient(shop.origin).cart.create({
      lines: [{merchandiseId: DISH.bundle, quantity: 1}],
      discountCodes: ['NEWCUSTOMER'],
    });
    expect(cart.cost.totalAmount.amount).toBe('36.99');
  });
});

describe("Hydrogen's own discount code mutation", () => {
  it('is rejected by this version of the API, because its list is nullable', async () => {
    const {cart} = await threeDishes();
    const {errors} = await cart.updateDiscountCodes(['SUMMER10']);
    expect(errors?.[0]?.message).toContain('"[String!]!"');
  });
});
