import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {textOf} from '../../support/account';
import {startStack, type Stack} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

let stack: Stack;
beforeAll(async () => void (stack = await startStack({storefrontScopes: []})));
beforeEach(async () => {
  await stack.shop.reset();
  await stack.restartStorefront();
});
afterAll(() => stack.close());

const PALAK_PANEER = 'Palak Paneer';

async function countRequests(operation: string): Promise<number> {
  const {operations} = await stack.shop.log();
  return operations.find((entry) => entry.operation === operation)?.count ?? 0;
}

it.each([
  ['/product/palak-paneer', PALAK_PANEER],
  ['/products', PALAK_PANEER],
  ['/', 'Ultimate Desi Sampler'],
  ['/collections/most-popular', 'Ultimate Desi Sampler'],
  ['/search?q=palak', PALAK_PANEER],
  ['/search/suggest?q=palak', PALAK_PANEER],
  ['/cart/suggestions', 'title'],
  ['/about', 'About'],
  ['/faqs', 'Still have questions?'],
  ['/contact', 'Contact'],
])('serves %s of a store that grants access to products and carts only', async (path, shown) => {
  const response = await fetch(stack.origin + path);
  expect(response.status).toBe(200);
  expect(textOf(await response.text())).toContain(shown);
});

it('requests menus and settings once if the store denies them', async () => {
  for (const handle of ['palak-paneer', 'chicken-tikka-masala']) {
    const page = await (await fetch(`${stack.origin}/product/${handle}`)).text();
    expect(textOf(page)).toContain('Our Story');
  }
  expect(await countRequests('ShopFrame')).toBe(1);
  expect(await countRequests('StorefrontSettings')).toBe(1);
});

it('requests a denied field only once', async () => {
  for (const handle of ['palak-paneer', 'chicken-tikka-masala', 'southern-spiced-biryani']) {
    await (await fetch(`${stack.origin}/product/${handle}`)).text();
  }
  const {requests} = await stack.shop.log();
  const inVain = requests.filter(({errors}) => errors.some((line) => line.includes('Access denied for tags')));
  expect(inVain.filter(({operation}) => operation === 'ProductPage')).toHaveLength(1);
});

it('adds a product of such a store to the cart', async () => {
  const visitor = createVisitor(stack.origin);
  const lines = [{merchandiseId: 'gid://shopify/ProductVariant/44000000000002', quantity: 1}];
  await visitor.post('/cart', {cartFormInput: JSON.stringify({action: 'LinesAdd', inputs: {lines}}), quantity: '1'});
  const page = await visitor.get('/cart');
  expect(page.status).toBe(200);
  expect(textOf(await page.text())).toContain(PALAK_PANEER);
});
