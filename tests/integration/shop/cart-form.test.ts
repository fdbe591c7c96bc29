import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {redirectOf} from '../../support/redirect-of';
import {startStack, type Stack} from '../../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
beforeEach(() => stack.shop.reset());
afterAll(() => stack.close());

const PALAK_PANEER = 'gid://shopify/ProductVariant/44000000000002';

/** Posts a cart form as a browser without scripts does. */
function post(action: string, inputs: object, fields: Record<string, string> = {}, cookie = '') {
  const body = new URLSearchParams({cartFormInput: JSON.stringify({action, inputs}), ...fields});
  return fetch(`${stack.origin}/cart`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: {'Sec-Fetch-Site': 'same-origin', Accept: 'text/html', Cookie: cookie},
  });
}

const add = (quantity: string, cookie = '', merchandiseId = PALAK_PANEER) =>
  post('LinesAdd', {lines: [{merchandiseId, quantity: 1}]}, {quantity}, cookie);

const cookieOf = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-cart=')) ?? '';
const pairOf = (response: Response) => cookieOf(response).split(';')[0] ?? '';

/** Counts the mutations that reached Shopify. */
const changes = async () =>
  (await stack.shop.log()).operations
    .filter(({operation}) => /^cart(?!Query)/i.test(operation))
    .map(({operation}) => operation);

describe('a cart form', () => {
  it('creates a cart and hides its key from scripts', async () => {
    const response = await add('2');
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/cart?first');
    expect(cookieOf(response)).toMatch(/^__Host-cart=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    const page = await (await fetch(`${stack.origin}/cart`, {headers: {Cookie: pairOf(response)}})).text();
    expect(page).toContain('$15.98');
  });

  it('has controls for each line that name its product, and spells a code as the merchant does', async () => {
    const cookie = pairOf(await add('2'));
    await add('2', cookie, 'gid://shopify/ProductVariant/44000000000001');
    await post('CustomApplyCode', {}, {code: 'fusion15'}, cookie);
    const page = await (await fetch(`${stack.origin}/cart`, {headers: {Cookie: cookie}})).text();
    const main = /<main[^]*<\/main>/.exec(page)?.[0] ?? '';
    const names = [...main.matchAll(/<button[^>]* aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['One more: Palak Paneer', 'One more: Chicken Tikka Masala']));
    expect(names).toContain('Remove promo code FUSION15');
    expect(new Set(names).size).toBe(names.length);
  });

  it('checks after the first add that the browser stored the cart cookie', async () => {
    const cookie = pairOf(await add('1'));
    const get = (headers: Record<string, string>) => fetch(`${stack.origin}/cart?first`, {headers, redirect: 'manual'});
    expect(await (await get({})).text()).toContain('Your browser blocks cookies');
    const response = await get({Cookie: cookie});
    expect(redirectOf(response)).toEqual({status: 302, location: '/cart'});
    expect((await add('1', cookie)).headers.get('Location')).toBe('/cart');
  });

  it.each(['0', '-1', '1.5', '1e9', '100', 'two', '', ' ', '１', 'NaN', '0x10'])(
    'is rejected with an error page for the quantity %j',
    async (quantity) => {
      const response = await add(quantity);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('</html>');
      expect(await changes()).toEqual([]);
    },
  );

  it.each([
    ['an id of another type', 'gid://shopify/Product/8000000000002'],
    ['an id with search syntax', 'gid://shopify/ProductVariant/1 OR tag:hidden'],
    ['markup as the id', '<script>alert(1)</script>'],
  ])('is rejected for %s', async (_kind, id) => {
    const response = await add('1', '', id);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('<script>alert(1)');
    expect(await changes()).toEqual([]);
  });

  it('reports an unknown product, and creates no cart', async () => {
    const response = await add('1', '', 'gid://shopify/ProductVariant/999');
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).toContain('</html>');
  });

  it.each([
    ['broken JSON', {cartFormInput: '{"action":'}],
    ['no command', {quantity: '1'}],
    ['an unknown command', {cartFormInput: '{"action":"BuyerIdentityUpdate","inputs":{}}'}],
    ['a prototype', {cartFormInput: '{"action":"LinesAdd","__proto__":{"inputs":{}},"inputs":{"__proto__":1}}'}],
    ['a price', {cartFormInput: '{"action":"LinesAdd","inputs":{"lines":[{"merchandiseId":"x","price":"0.01"}]}}'}],
  ])('is rejected with %s', async (_what, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const headers = {'Sec-Fetch-Site': 'same-origin'};
    const response = await fetch(`${stack.origin}/cart`, {method: 'POST', body, headers, redirect: 'manual'});
    expect(response.status).toBe(400);
    expect(await changes()).toEqual([]);
  });

  it('treats markup and 8 kB of Unicode as an unknown promo code', async () => {
    const cookie = pairOf(await add('1'));
    for (const code of ['<b>', '" OR 1=1', '🥘'.repeat(60)]) {
      const response = await post('CustomApplyCode', {}, {code}, cookie);
      expect([400, 422]).toContain(response.status);
      expect(await response.text()).not.toContain('<b>OR');
    }
    expect((await post('CustomApplyCode', {}, {code: 'ж'.repeat(8_000)}, cookie)).status).toBe(400);
  });
});

describe('a missing cart', () => {
  it.each([
    ['garbage', '__Host-cart=%00%ff%zz'],
    ['an expired cart', '__Host-cart=gone%3Fkey%3Dgone'],
    ['markup', '__Host-cart=<script>alert(1)</script>'],
    ['four kilobytes', `__Host-cart=${'a'.repeat(4_000)}`],
  ])('is shown as an empty cart without an error: %s', async (_kind, cookie) => {
    const response = await fetch(`${stack.origin}/cart`, {headers: {Cookie: cookie}});
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('Nothing in here yet');
    expect(page).not.toContain('<script>alert(1)');
  });

  it('is replaced by a new cart on the next add, without showing another shopper’s cart', async () => {
    const theirs = pairOf(await add('5'));
    const token = decodeURIComponent(theirs.slice('__Host-cart='.length)).split('?')[0];
    const guessed = `__Host-cart=${encodeURIComponent(`${token}?key=0000`)}`;
    expect(await (await fetch(`${stack.origin}/cart`, {headers: {Cookie: guessed}})).text()).toContain(
      'Nothing in here yet',
    );
    const response = await add('1', guessed);
    expect(pairOf(response)).not.toBe('');
    expect(pairOf(response)).not.toContain(token);
    const theirPage = await (await fetch(`${stack.origin}/cart`, {headers: {Cookie: theirs}})).text();
    expect(theirPage).toContain('$37.97');
  });
});
