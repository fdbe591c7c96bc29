import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SEED} from '../seed/seed';
import {startLocalShop} from '../../tests/support/local-shop';
import {DISH, linesOf} from './cart-client';
import {ADA, enterCheckout, visit} from './checkout-visitor';

const STOREFRONT = 'http://storefront.test';

let shop: Awaited<ReturnType<typeof startLocalShop>>;

beforeAll(async () => {
  shop = await startLocalShop({storefrontOrigin: STOREFRONT});
});
afterAll(() => shop.close());

const orderNumber = ({text}: {text: string}) => Number(/Order #(\d+) is confirmed/.exec(text)?.[1]);

describe('the checkout URL', () => {
  it("redirects from the cart's checkoutUrl to a page that is never cached", async () => {
    const {open, pageUrl, checkoutUrl} = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 2});
    expect(new URL(pageUrl).pathname).toMatch(/^\/checkouts\/cn\/[\w-]+$/);
    expect(new URL(pageUrl).searchParams.get('key')).toBe(new URL(checkoutUrl).searchParams.get('key'));
    const page = await open();
    expect(page.status).toBe(200);
    expect(page.text).toContain('Local checkout — no real payment is taken');
    expect(page.text).toContain('Chicken Tikka Masala 2 × $7.99 $15.98');
    const {headers} = await fetch(pageUrl);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('returns a 404 page with a link back if the cart is unknown or the key is wrong', async () => {
    const {pageUrl, checkoutUrl} = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 1});
    const wrong = [pageUrl, checkoutUrl].map((url) => url.replace(/key=.*/, 'key=guessed'));
    for (const url of [
      ...wrong,
      `${shop.origin}/checkouts/cn/none?key=none`,
      `${shop.origin}/checkouts/cn/none/thank-you`,
    ]) {
      const page = await visit(url);
      expect(page.status).toBe(404);
      expect(page.html).toContain(`href="${STOREFRONT}/cart"`);
    }
  });

  it('redirects to the storefront if the cart is empty', async () => {
    const {open} = await enterCheckout(shop.origin);
    expect(await open()).toMatchObject({status: 303, location: `${STOREFRONT}/cart`});
  });
});

describe('a paid order', () => {
  it('is confirmed with its lines, totals and address', async () => {
    const {pay, open, thankYouUrl} = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 2});
    expect(await pay()).toMatchObject({status: 303, location: new URL(thankYouUrl).pathname});
    const page = await visit(thankYouUrl);
    expect(page.status).toBe(200);
    for (const text of [
      'Thank you, Ada!',
      'Chicken Tikka Masala 2 × $7.99 $15.98',
      'Subtotal $15.98',
      'Shipping (Standard) $4.99',
      'Total $20.97',
      'Ada Byron 12 Pearl Street Brooklyn, New York 11201 United States',
      'Continue shopping',
    ]) {
      expect(page.text).toContain(text);
    }
    expect(page.html).toContain(`href="${STOREFRONT}/"`);
    expect(page.text).toMatch(/Placed on [A-Z][a-z]+ \d{1,2}, 20\d\d (at|,)? ?\d{1,2}:\d\d\s[AP]M E[SD]T/);
    expect(await open()).toMatchObject({status: 303, location: new URL(thankYouUrl).pathname});
  });

  it("is shown with pictures that the page's policy allows, and links to the recipes of its dishes", async () => {
    const {pay, thankYouUrl} = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 1});
    await pay();
    const {headers} = await fetch(thankYouUrl);
    expect(headers.get('content-security-policy')).toContain(`img-src data: ${STOREFRONT};`);
    const {html} = await visit(thankYouUrl);
    expect(html).toMatch(
      new RegExp(
        `<img src="${STOREFRONT}/cdn/shop/files/[^"]+" alt="Chicken Tikka Masala" width="72" height="72" loading="lazy"`,
      ),
    );
    const recipe = `href="${STOREFRONT}/product/chicken-tikka-masala#how-to-use">How to cook Chicken Tikka Masala<`;
    expect(html).toContain(recipe);
  });

  it('with a bundle links to the recipe of each of its dishes, once', async () => {
    const bundle = SEED.products.find(({includes}) => includes);
    const {pay, thankYouUrl} = await enterCheckout(shop.origin, {merchandiseId: DISH.bundle, quantity: 1});
    await pay();
    const titles = (bundle?.includes ?? []).map((id) => SEED.products.find(({catalogId}) => catalogId === id)?.title);
    const {html} = await visit(thankYouUrl);
    expect([...html.matchAll(/>How to cook ([^<]+)</g)].map(([, title]) => title)).toEqual([...new Set(titles)]);
  });

  it('gets the next number, starting at 1001', async () => {
    const buy = async () => {
      const visitor = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 1});
      await visitor.pay();
      return orderNumber(await visit(visitor.thankYouUrl));
    };
    const first = await buy();
    expect(first).toBeGreaterThanOrEqual(1001);
    expect(await buy()).toBe(first + 1);
  });

  it('deletes its cart: the cart query returns null', async () => {
    const {pay, cart} = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 1});
    expect(await cart.get()).not.toBeNull();
    await pay();
    expect(await cart.get()).toBeNull();
  });

  it('lowers the stock', async () => {
    const buyer = await enterCheckout(shop.origin, {merchandiseId: DISH.scarce, quantity: 3});
    await buyer.pay();
    const next = await enterCheckout(shop.origin, {merchandiseId: DISH.scarce, quantity: 5});
    expect(linesOf({cart: await next.cart.get()})[0]?.quantity).toBe(2);
  });

  it('is created once, however often the form is submitted', async () => {
    const {pay, thankYouUrl} = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 1});
    const pressed = await Promise.all([pay(), pay(), pay()]);
    expect(pressed.map(({status, location}) => [status, location])).toEqual(
      Array.from({length: 3}, () => [303, new URL(thankYouUrl).pathname]),
    );
    const number = orderNumber(await visit(thankYouUrl));
    const next = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 1});
    await next.pay();
    expect(orderNumber(await visit(next.thankYouUrl))).toBe(number + 1);
  });

  it('has its own status page', async () => {
    const {pay, thankYouUrl} = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 1});
    await pay({...ADA, shippingMethod: 'express'});
    const [, path] = /href="(\/[^"]*\/authenticate)"/.exec((await visit(thankYouUrl)).html) ?? [];
    expect(path).toMatch(new RegExp(`^/${SEED.shop.number}/orders/[\\da-f]{32}/authenticate$`));
    const page = await visit(shop.origin + path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Shipping (Express) $9.99');
    expect(await visit(`${shop.origin}/1/orders/none/authenticate`)).toMatchObject({status: 404});
  });
});
