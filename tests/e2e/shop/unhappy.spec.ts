import {expect, expectAccessible, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';

test('an unknown page returns 404 with a link home', async ({page, tolerated}) => {
  tolerated.push(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {name: 'Oops! Page not found'})).toBeVisible();
  await page.getByRole('link', {name: 'Return to Home'}).click();
  await expect(page).toHaveURL('/');
});

for (const path of [
  '/nowhere',
  '/pages/nowhere',
  '/policies/nowhere',
  '/collections/nowhere',
  '/products/nowhere',
  '/account/nowhere',
  '/product/nowhere',
  '/lots/nowhere-1',
])
  test(`the missing page ${path} offers four dishes`, async ({page, tolerated}) => {
    tolerated.push(/status of 404/);
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('region', {name: 'What most people come for'}).getByRole('article')).toHaveCount(4);
  });

test('an unknown page offers a search and four dishes', async ({page, tolerated}) => {
  tolerated.push(/status of 404/);
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/no/such/page');
  const dishes = page.getByRole('region', {name: 'What most people come for'}).getByRole('article');
  await expect(dishes).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
  await page.getByRole('searchbox', {name: 'Search our dishes'}).fill('palak');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=palak');
  await expect(page.getByRole('main').getByRole('link', {name: 'Palak Paneer'}).first()).toBeVisible();
});

test('an unknown product returns 404 with the specified page', async ({page, tolerated}) => {
  tolerated.push(/status of 404/);
  const response = await page.goto('/product/no-such-dish');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {name: 'Product Not Found'})).toBeVisible();
  await expect(
    page.getByText(
      "We couldn't find the product you're looking for. It might have been removed or the URL might be incorrect.",
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', {name: 'Retry Loading'})).toBeVisible();
  await page.getByRole('link', {name: 'Browse All Products'}).click();
  await expect(page).toHaveURL('/products');
});

test('an alias handle and a catalog id redirect to the canonical URL of a product', async ({page}) => {
  for (const name of ['country-classics-bundle', 'b2']) {
    await page.goto(`/product/${name}`);
    await expect(page).toHaveURL('/product/desi-comfort-trio');
  }
  await page.goto('/products/palak-paneer?utm_source=mail');
  await expect(page).toHaveURL('/product/palak-paneer?utm_source=mail');
});

test('a lost response does not add a product twice', {tag: '@gate'}, async ({page, stack}) => {
  await page.goto('/product/palak-paneer');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const add = addButton(page, 'Palak Paneer');
  const drawer = cartDrawer(page);
  await add.click();
  await expect(drawer.getByRole('spinbutton')).toHaveValue('1');
  await drawer.getByRole('button', {name: 'Close'}).click();
  await stack.shop.fault({op: 'cartLinesAdd', mode: 'dropAfterExecute', times: 1});
  await add.click();
  await expect(drawer.getByRole('spinbutton')).toHaveValue('2');
  const [cart] = stack.shop.carts();
  expect(cart?.lines.map(({quantity}) => quantity)).toEqual([2]);
});

test('a cached page is served without an error while Shopify times out', async ({page, stack}) => {
  await page.goto('/products');
  await stack.shop.fault({path: '/api/*', mode: 'hang'});
  await page.reload();
  await expect(page.getByRole('heading', {name: 'Bundle Deals'})).toBeVisible();
});

test('a sold-out product cannot be bought', async ({page, stack}) => {
  stack.shop.setStock('44000000000001', 0);
  await stack.restartStorefront();
  await page.goto('/product/chicken-tikka-masala');
  await expect(page.getByRole('main').getByRole('button', {name: 'Sold out'}).first()).toBeDisabled();
});

test('text from Shopify is never rendered as markup', {tag: '@gate'}, async ({page, stack}) => {
  await page.goto('/cart');
  await page.goto('/product/palak-paneer');
  await addButton(page, 'Palak Paneer').click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByRole('spinbutton')).toHaveValue('1');
  const [cart] = stack.shop.carts();
  if (cart) cart.note = '<img src=x onerror=alert(1)></textarea><script>alert(2)</script>';
  page.on('dialog', () => expect('a dialog opened').toBe('never'));
  await page.goto('/cart');
  await expect(page.getByLabel('Gift note')).toHaveValue(/<img src=x/);
});
