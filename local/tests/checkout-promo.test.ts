import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startLocalShop} from '../../tests/support/local-shop';
import {DISH} from './cart-client';
import {ADA, enterCheckout, shownTotals, visit} from './checkout-visitor';

let shop: Awaited<ReturnType<typeof startLocalShop>>;

beforeAll(async () => {
  shop = await startLocalShop();
});
afterAll(() => shop.close());

const twoDishes = () => enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 2});

describe('the promo code field', () => {
  it('applies a code to the cart and preserves the other fields', async () => {
    const {send, cart} = await twoDishes();
    const page = await send({firstName: 'Ada', promo: 'summer10', intent: 'apply'});
    expect(page.status).toBe(200);
    expect(page.text).toContain('Promo code summer10 applied.');
    expect(page.text).toContain('Discount (SUMMER10) −$1.60');
    expect(page.html).toContain('value="Ada"');
    expect((await cart.get())?.discountCodes).toEqual([{code: 'summer10', applicable: true}]);
  });

  it('removes a code again', async () => {
    const {send, cart} = await twoDishes();
    await send({promo: 'SUMMER10', intent: 'apply'});
    const page = await send({remove: 'SUMMER10'});
    expect(page.text).toContain('Promo code SUMMER10 removed.');
    expect(page.text).not.toContain('Discount (');
    expect((await cart.get())?.discountCodes).toEqual([]);
  });

  it.each(['NO-SUCH-CODE', 'REDWHITECURRY'])('rejects %s at the field and leaves the cart unchanged', async (promo) => {
    const {send, cart} = await twoDishes();
    const page = await send({promo, intent: 'apply'});
    expect(page.status).toBe(422);
    expect(page.html).toContain('id="promo-error">This promo code is invalid or has expired.<');
    expect((await cart.get())?.discountCodes).toEqual([]);
  });

  it('rejects a second code for goods with a smaller discount, and replaces it by a larger one', async () => {
    const {send} = await twoDishes();
    await send({promo: 'WELCOME15', intent: 'apply'});
    const worse = await send({promo: 'SUMMER10', intent: 'apply'});
    expect(worse.text).toContain('the two cannot be combined');
    const better = await send({promo: 'WELCOME20', intent: 'apply'});
    expect(better.text).toContain('Discount (WELCOME20) −$3.20');
  });

  it('is submitted by Enter while it contains a code', async () => {
    const page = await (await twoDishes()).send({promo: 'SUMMER10', intent: 'continue'});
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('Enter a first name.');
  });

  it('is applied when the shopper pays without applying it: the new total is shown before it is charged', async () => {
    const {open, pay} = await twoDishes();
    const page = await pay({...shownTotals(await open()), promo: 'SUMMER10'});
    expect(page.status).toBe(422);
    expect(page.text).toContain('Your total has changed.');
    expect(await pay(shownTotals(page))).toMatchObject({status: 303});
  });
});

describe('codes for shipping', () => {
  it('reduce its price, and combine with a code for goods', async () => {
    const {send, pay, thankYouUrl} = await twoDishes();
    await send({promo: 'FREESHIP', intent: 'apply'});
    const page = await send({promo: 'SUMMER10', intent: 'apply', shippingMethod: 'express'});
    expect(page.text).toMatch(/Express 2–3 business days \$4\.00/);
    await pay({shippingMethod: 'express'});
    expect((await visit(thankYouUrl)).text).toContain('Total $18.38');
  });
});

describe('a once-per-customer code', () => {
  it('works for the first order of an email regardless of case, and independently for other customers', async () => {
    const buy = async (email: string) => {
      const visitor = await twoDishes();
      const {status} = await visitor.send({promo: 'FUSION15', intent: 'apply'});
      const totals = shownTotals(await visitor.open());
      return {status, page: await visitor.pay({...ADA, ...totals, email}), visitor};
    };
    expect((await buy('ada@example.com')).page.status).toBe(303);
    const second = await buy(' Ada@Example.com ');
    expect(second.page.status).toBe(422);
    expect(second.page.text).toContain('FUSION15 works once per customer, and this email has used it before.');
    expect(second.page.text).not.toContain('Discount (');
    expect(await second.visitor.pay(shownTotals(second.page))).toMatchObject({status: 303});
    expect((await buy('grace@example.com')).page.status).toBe(303);
  });

  it('is rejected as used once the cart knows the email', async () => {
    const first = await twoDishes();
    await first.send({promo: 'FUSION15', intent: 'apply'});
    await first.pay({email: 'mary@example.com'});
    const {cart, applyCodes} = await twoDishes();
    await cart.updateBuyerIdentity({email: 'mary@example.com'});
    expect(await applyCodes('FUSION15')).toMatchObject({
      cart: {discountCodes: [{applicable: false}]},
      warnings: [{code: 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'}],
    });
  });
});
