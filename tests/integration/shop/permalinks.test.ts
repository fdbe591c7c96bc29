import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {cartCookieOf, linkVisitor} from '../../support/link-visitor';
import {startStack, type Stack} from '../../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
beforeEach(() => stack.shop.reset());
afterAll(() => stack.close());

const TIKKA = '44000000000001';
const PALAK = '44000000000002';

const {get, press, carts} = linkVisitor(() => stack);
const mutations = async () =>
  (await stack.shop.log()).operations.filter(({operation}) => /^cart(?!Query)/i.test(operation));

describe('a GET of a cart link', () => {
  it.each([`/cart/${TIKKA}:2,${PALAK}`, `/cart?items=${TIKKA}:2,${PALAK}`])('changes no data: %s', async (path) => {
    const response = await get(path);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('Redirecting to Cart...');
    expect(page).toContain('Taking you to Shopify checkout');
    expect(page).toContain(`action="/cart/${TIKKA}:2,${PALAK}:1"`);
    expect(page).toContain('content="noindex"');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await mutations()).toEqual([]);
  });

  it('links only to the checkout, without profile, search and cart in the header', async () => {
    const page = await (await get(`/cart?items=${TIKKA}`)).text();
    const header = /<header.*?<\/header>/s.exec(page)?.[0] ?? '';
    expect(header).not.toMatch(/href="\/(search|profile|cart)"/);
  });
});

describe('a POST of a cart link', () => {
  it('creates a cart with all its items and redirects to Shopify’s checkout', async () => {
    const query = new URLSearchParams({
      country: 'ca',
      cart_origin: 'facebook',
      fbclid: 'IwAR2x',
      'attributes[gift]': 'yes',
      discount: 'SUMMER10',
      note: 'For Mum',
    });
    const response = await press(`/cart/${TIKKA}:2,${PALAK}?${query}`);
    expect(response.status).toBe(303);
    const checkout = new URL(response.headers.get('Location') ?? '');
    expect(checkout.origin).toBe(stack.shop.origin);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    expect(cartCookieOf(response)).not.toBe('');
    expect(carts()).toHaveLength(1);
    expect(carts()[0]).toMatchObject({
      note: 'For Mum',
      discountCodes: ['SUMMER10'],
      buyerIdentity: {countryCode: 'CA'},
      attributes: [
        {key: 'cart_origin', value: 'facebook'},
        {key: 'fbclid', value: 'IwAR2x'},
        {key: 'gift', value: 'yes'},
      ],
    });
    const quantities = carts()[0]?.lines.map(({variantNumber, quantity}) => [variantNumber, quantity]);
    expect(quantities?.sort()).toEqual([
      [Number(TIKKA), 2],
      [Number(PALAK), 1],
    ]);
  });

  it('replaces the existing cart', async () => {
    const cookie = cartCookieOf(await press(`/cart/${TIKKA}:5`));
    const next = cartCookieOf(await press(`/cart/${PALAK}`, cookie));
    expect(next).not.toBe(cookie);
    const page = await (await get('/cart', next)).text();
    expect(page).toContain('Palak Paneer');
    expect(page).not.toContain('Quantity of Chicken Tikka Masala');
  });

  it('shows the unchanged cart and the reason if an item is sold out or unpublished', async () => {
    const cookie = cartCookieOf(await press(`/cart/${TIKKA}:2`));
    stack.shop.setStock(PALAK, 0);
    for (const [link, status, words] of [
      [PALAK, 409, 'Palak Paneer just sold out'],
      ['999', 422, 'We no longer sell that'],
    ] as const) {
      const response = await press(`/cart/${link}`, cookie);
      expect(response.status).toBe(status);
      expect(cartCookieOf(response)).toBe('');
      const page = await response.text();
      expect(page).toContain(words);
      expect(page).toContain('Quantity of Chicken Tikka Masala');
    }
  });

  it('shows the reduced quantity before the checkout if stock is short', async () => {
    stack.shop.setStock(PALAK, 3);
    const response = await press(`/cart/${PALAK}:9,999`);
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('Your cart now holds 3 of Palak Paneer.');
    expect(page).toContain('We no longer sell that');
    expect(cartCookieOf(response)).not.toBe('');
  });

  it('keeps the existing cart and offers a retry during an outage of Shopify', async () => {
    const cookie = cartCookieOf(await press(`/cart/${TIKKA}:2`));
    await stack.shop.fault({path: '/api/*', mode: 'status', status: 500});
    const response = await press(`/cart/${PALAK}`, cookie);
    expect(response.status).toBe(502);
    expect(cartCookieOf(response)).toBe('');
    const page = await response.text();
    expect(page).toContain('We could not reach the shop');
    expect(page).toContain('Continue to checkout');
    // The circuit breaker is open.
    await stack.restartStorefront();
  });

  it('is rejected from another site', async () => {
    const response = await fetch(`${stack.origin}/cart/${TIKKA}`, {
      method: 'POST',
      headers: {'Sec-Fetch-Site': 'cross-site'},
    });
    expect(response.status).toBe(403);
    expect(carts()).toEqual([]);
  });
});

describe('an invalid cart link', () => {
  it.each([
    ...['dal', '0', `${TIKKA}:0`, `${TIKKA}:-1`, `${TIKKA}:two`, `${TIKKA},,`, '__proto__:1', '%00'].map((items) => [
      items,
      items,
    ]),
    ['markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['eight kilobytes', '%F0%9F%A5%98'.repeat(680)],
    ['251 dishes', Array.from({length: 251}, (_, index) => `${index + 1}`).join()],
  ])('returns 410 with a next step: %s', async (_what, items) => {
    for (const path of [`/cart/${items}`, `/cart?items=${items}`]) {
      for (const response of [await get(path), await press(path.replace('?items=', '/'))]) {
        expect(response.status).toBe(410);
        const page = await response.text();
        expect(page).toContain('This link no longer works');
        expect(page).toMatch(/href="\/products"/);
        expect(page).not.toContain('<script>alert(1)');
      }
    }
    expect(await mutations()).toEqual([]);
  });

  it('is valid if unknown items accompany valid ones', async () => {
    const query = `country=${'x'.repeat(4_000)}&note=${'%F0%9F%A5%98'.repeat(300)}&attributes[__proto__]=1&fbclid=%00&attributes=%7B`;
    const response = await press(`/cart/${TIKKA}:999999?${query}`);
    expect(response.status).toBeLessThan(500);
    expect(carts()[0]).toMatchObject({attributes: [], buyerIdentity: {countryCode: 'US'}});
  });
});
