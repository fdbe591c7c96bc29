import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {cartCookieOf, linkVisitor} from '../../support/link-visitor';
import {startStack, type Stack} from '../../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
beforeEach(() => stack.shop.reset());
afterAll(() => stack.close());

const {get, press, carts} = linkVisitor(() => stack);

describe('a link with a promo code', () => {
  it('changes no data on GET', async () => {
    const response = await get('/discount/SUMMER10');
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('Your promo code SUMMER10');
    expect(page).toContain('<title>Promo code - Fusion Tiffin</title>');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(carts()).toEqual([]);
  });

  it('creates a cart that stores the code, confirms it and redirects', async () => {
    const response = await press('/discount/summer10?redirect=/products?sort=price');
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/products?sort=price');
    expect(carts()).toMatchObject([{discountCodes: ['summer10'], lines: []}]);
    const page = await (await get('/cart', cartCookieOf(response))).text();
    expect(page).toContain('summer10 will count as soon as there is something in your cart that it applies to.');
  });

  it('may be the cart’s own URL, whose GET changes no data and leads back to the cart', async () => {
    const cookie = cartCookieOf(await press('/cart/44000000000001:2'));
    const response = await get('/cart?discount=SUMMER10', cookie);
    expect(response.status).toBe(302);
    const link = response.headers.get('Location') ?? '';
    expect(await (await get(link, cookie)).text()).toContain('Your promo code SUMMER10');
    expect(carts()).toMatchObject([{discountCodes: []}]);
    const applied = await press(link, cookie);
    expect([applied.status, applied.headers.get('Location')]).toEqual([303, '/cart']);
    expect(carts()).toMatchObject([{discountCodes: ['SUMMER10']}]);
  });

  it('stores a second code in addition to the first', async () => {
    const cookie = cartCookieOf(await press('/discount/SUMMER10'));
    expect((await press('/discount/FREESHIP', cookie)).status).toBe(303);
    expect(carts()).toMatchObject([{discountCodes: ['SUMMER10', 'FREESHIP']}]);
  });

  it('applies the code to the existing cart', async () => {
    const cookie = cartCookieOf(await press('/cart/44000000000001:2'));
    expect((await press('/discount/SUMMER10', cookie)).status).toBe(303);
    expect(await (await get('/cart', cookie)).text()).toContain('$14.38');
  });

  it.each(['REDWHITECURRY', 'nonsense', '%3Cb%3E', '%22%20OR%201%3D1'])(
    'reports an invalid or expired code, and creates no cart: %s',
    async (code) => {
      const response = await press(`/discount/${code}`);
      expect(response.status).toBe(422);
      expect(response.headers.getSetCookie()).toEqual([]);
      const page = await response.text();
      expect(page).toContain('This promo code is invalid or has expired.');
      expect(page).not.toContain('<b>');
    },
  );

  it('keeps the codes of the cart if its own is invalid', async () => {
    const cookie = cartCookieOf(await press('/discount/SUMMER10'));
    expect((await press('/discount/nonsense', cookie)).status).toBe(422);
    expect(carts()).toMatchObject([{discountCodes: ['SUMMER10']}]);
  });

  it('reports an outage of Shopify', async () => {
    await stack.shop.fault({path: '/api/*', mode: 'status', status: 500});
    const response = await press('/discount/SUMMER10');
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('An error occurred while verifying the promo code.');
  });

  it.each(['https://evil.example/', '//evil.example', '/%5Cevil.example', 'javascript:alert(1)', '/..//evil.example'])(
    'never redirects to another site: %s',
    async (redirect) => {
      const response = await press(
        `/discount/SUMMER10?${new URLSearchParams({redirect: decodeURIComponent(redirect)})}`,
      );
      expect(new URL(response.headers.get('Location') ?? '', stack.origin).origin).toBe(stack.origin);
      expect(response.headers.get('Location')).toMatch(/^\/(?![/\\])/);
    },
  );

  it.each([
    ['a blank', '%20'],
    ['a control character', '%00'],
    ['256 letters', 'a'.repeat(256)],
    ['eight kilobytes', '%F0%9F%A5%98'.repeat(680)],
  ])('returns 410 without a code: %s', async (_what, code) => {
    for (const response of [await get(`/discount/${code}`), await press(`/discount/${code}`)]) {
      expect(response.status).toBe(410);
      expect(await response.text()).toContain('This link no longer works');
    }
  });
});
