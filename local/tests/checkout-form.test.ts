import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startLocalShop} from '../../tests/support/local-shop';
import {DISH} from './cart-client';
import {ADA, enterCheckout, send, shownTotals, visit} from './checkout-visitor';

let shop: Awaited<ReturnType<typeof startLocalShop>>;

beforeAll(async () => {
  shop = await startLocalShop();
});
afterAll(() => shop.close());

const oneDish = () => enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 1});

const field = (html: string, id: string) => new RegExp(`<(?:input|select)[^>]*id="${id}"[^>]*>`).exec(html)?.[0] ?? '';

describe('an invalid form', () => {
  it('gets a 422 with a focusable summary and a message linked to each field', async () => {
    const page = await (await oneDish()).pay({email: 'ada', city: ' ', province: '', zip: '1'});
    expect(page.status).toBe(422);
    expect(page.html).toMatch(/<div class="problems" role="alert" tabindex="-1" autofocus>/);
    const messages = {
      email: 'Enter a valid email.',
      city: 'Enter a city.',
      province: 'Select a state.',
      zip: 'Enter a valid ZIP code, such as 11201.',
    };
    for (const [id, message] of Object.entries(messages)) {
      expect(page.html).toContain(`<a href="#${id}">${message}</a>`);
      expect(page.html).toContain(`id="${id}-error">${message}<`);
      expect(field(page.html, id)).toMatch(new RegExp(`aria-describedby="${id}-error"\\s+aria-invalid="true"`));
    }
    expect(field(page.html, 'firstName')).not.toContain('aria-invalid');
  });

  it('preserves what was entered, as text and never as markup', async () => {
    const evil = '"><script>alert(1)</script>';
    const page = await (await oneDish()).pay({firstName: evil, city: '', shippingMethod: 'express', promo: evil});
    expect(page.status).toBe(422);
    expect(page.html).not.toContain('<script');
    expect(field(page.html, 'firstName')).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page.html).toMatch(/value="express"\s+checked/);
    expect(page.html).toMatch(/<option value="NY" selected/);
  });

  it('never returns a card number', async () => {
    const page = await (await oneDish()).pay({card: '4242424242424242', city: ''});
    expect(page.html).not.toContain('4242424242424242');
    expect(field(page.html, 'card')).not.toContain('4242');
  });
});

describe('the test gateway', () => {
  it.each([
    ['2', 'Your card was declined.'],
    ['3', 'There was an issue processing your payment. Try again.'],
    ['4242424242424242', 'Enter 1, 2 or 3. This checkout takes no real card.'],
  ])('reports card %s at the card field, and the same cart can be paid afterwards', async (card, message) => {
    const {pay} = await oneDish();
    const page = await pay({card});
    expect(page.status).toBe(422);
    expect(page.html).toContain(`id="card-error">${message}<`);
    expect(await pay()).toMatchObject({status: 303});
  });
});

describe('a cross-origin form', () => {
  it.each([
    ['another site', {origin: 'https://evil.example', 'sec-fetch-site': 'cross-site'}],
    ['another port of this machine', {origin: 'http://localhost:3000'}],
  ])('is rejected when it comes from %s', async (_where, headers) => {
    const {pageUrl, pay} = await oneDish();
    expect(await send(pageUrl, {...ADA, intent: 'pay'}, headers)).toMatchObject({status: 403});
    expect(await pay()).toMatchObject({status: 303});
  });

  it('is accepted from the checkout itself', async () => {
    const {pageUrl} = await oneDish();
    const headers = {origin: shop.origin, 'sec-fetch-site': 'same-origin'};
    expect(await send(pageUrl, {...ADA, intent: 'pay'}, headers)).toMatchObject({status: 303});
  });

  it('must be a form, and other methods are not found', async () => {
    const {pageUrl} = await oneDish();
    const json = await fetch(pageUrl, {method: 'POST', body: '{}', headers: {'content-type': 'application/json'}});
    expect(json.status).toBe(400);
    expect((await fetch(pageUrl, {method: 'DELETE'})).status).toBe(405);
  });
});

describe('the shipping', () => {
  it('costs the price of the selected method, and standard is free from $25 of goods after discounts', async () => {
    const {open, pay, thankYouUrl} = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 4});
    expect((await open()).text).toContain('Standard 3–5 business days Free');
    expect((await open()).text).toContain('Express 2–3 business days $9.99');
    await pay({shippingMethod: 'express'});
    expect((await visit(thankYouUrl)).text).toContain('Total $39.97');
  });
});

describe('units that sell out while the shopper fills in the form', () => {
  it('stop the payment once with a message, and the rest can be paid', async () => {
    const slow = await enterCheckout(
      shop.origin,
      {merchandiseId: DISH.scarce, quantity: 3},
      {merchandiseId: DISH.plenty, quantity: 1},
    );
    const totals = shownTotals(await slow.open());
    const quick = await enterCheckout(shop.origin, {merchandiseId: DISH.scarce, quantity: 3});
    await quick.pay();
    const page = await slow.pay(totals);
    expect(page.status).toBe(422);
    expect(page.text).toContain('Only 2 of Desi Goat Curry are left. We lowered the quantity in your order.');
    const last = await enterCheckout(shop.origin, {merchandiseId: DISH.scarce, quantity: 2});
    await last.pay();
    const again = await slow.pay(shownTotals(page));
    expect(again.text).toContain('Desi Goat Curry has just sold out. It is no longer part of your order.');
    expect(await slow.pay(shownTotals(again))).toMatchObject({status: 303});
    expect((await visit(slow.thankYouUrl)).text).not.toContain('Desi Goat Curry');
  });

  it('leave an empty checkout if they were all units of the cart', async () => {
    const sold = await enterCheckout(shop.origin, {merchandiseId: DISH.rare, quantity: 8});
    const late = await enterCheckout(shop.origin, {merchandiseId: DISH.rare, quantity: 1});
    await sold.pay();
    const page = await late.pay();
    expect(page.status).toBe(422);
    expect(page.text).toContain('Everything in your cart has sold out');
  });
});

describe('the buyer identity of a cart', () => {
  it('prefills the checkout', async () => {
    const {cart, open} = await oneDish();
    await cart.updateBuyerIdentity({email: 'ada@example.com'});
    await cart.updateNote('For Ada\nwith <3');
    const {firstName, lastName, address1, city, zip} = ADA;
    const deliveryAddress = {firstName, lastName, address1, city, zip, provinceCode: 'NY', countryCode: 'US' as const};
    await cart.addDeliveryAddresses([{address: {deliveryAddress}, selected: true}]);
    const {html} = await open();
    expect(field(html, 'email')).toContain('value="ada@example.com"');
    expect(field(html, 'address1')).toContain('value="12 Pearl Street"');
    expect(html).toContain('For Ada\nwith &lt;3');
  });
});
