import {expect, expectAccessible, test} from '../fixtures';
import {filterChip, waitForFilterHydration} from '../support/filters';
import {waitForHydration} from '../support/hydration';

const titles = 'main article h3';
const REFRESHED = 'The latest product data has been loaded.';

test('a manual refresh confirms when it is done', async ({page}) => {
  await page.goto('/products?heat=mild');
  await page.getByRole('button', {name: 'Refresh'}).click();
  await expect(page.getByText('Products refreshed')).toBeVisible();
  await expect(page.getByText(REFRESHED)).toBeVisible();
  await expect(page).toHaveURL('/products?heat=mild');
  await expect(page.locator(titles)).toHaveText(['Chicken Tikka Masala']);
});

test.describe('a manual refresh', () => {
  test.afterEach(({stack}) => stack.restartStorefront());

  test('bypasses the server cache', async ({page, stack}) => {
    await page.goto('/products');
    const card = page.getByRole('article').filter({hasText: 'Chicken Tikka Masala'}).last();
    await expect(card.getByRole('button', {name: /^Add/})).toBeVisible();
    for (const variant of Object.keys(stack.shop.stock())) stack.shop.setStock(variant, 0);
    await expect(async () => {
      await page.getByRole('button', {name: 'Refresh'}).click();
      await expect(card.getByRole('button', {name: /^Sold out/})).toBeVisible({timeout: 1_000});
    }).toPass();
    // The toast component is loaded lazily, and must load before the storefront restarts.
    await expect(page.getByText(REFRESHED).first()).toBeVisible();
  });
});

test('a slow list shows placeholders', async ({page, stack}) => {
  await stack.restartStorefront();
  await page.goto('/about');
  await page.goto('/');
  await stack.shop.fault({op: 'ProductList', mode: 'delay', ms: 1_500});
  await page.getByRole('banner').getByRole('link', {name: 'Products'}).click();
  const status = page.getByRole('status').filter({hasText: 'Fetching Products'});
  await expect(status).toContainText('LOADING');
  await expect(page.getByRole('heading', {name: 'Bundle Deals'})).toBeVisible();
  await expect(status).toBeHidden();
});

test('a navigation to a slow screen shows its skeleton', async ({page, stack}) => {
  await stack.restartStorefront();
  await page.goto('/faqs');
  await stack.shop.fault({op: 'ProductList', mode: 'delay', ms: 1_500, times: 1});
  await page.getByRole('banner').getByRole('link', {name: 'Products'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Fetching Products'})).toContainText('LOADING');
  await expect(page.getByRole('heading', {name: 'Bundle Deals'})).toBeVisible();
});

test('a slow product page is announced, and the slow home page has a skeleton', async ({page, stack}) => {
  await stack.restartStorefront();
  await page.goto('/products');
  await waitForHydration(page);
  await stack.shop.fault({op: 'ProductPage', mode: 'delay', ms: 1_500, times: 1});
  await page.getByRole('main').getByRole('link', {name: 'Palak Paneer'}).click();
  await expect(page.getByText('Loading product details...')).toBeVisible();
  await expect(page.getByRole('heading', {level: 1, name: 'Palak Paneer'})).toBeVisible();
  await stack.shop.fault({op: 'HomePage', mode: 'delay', ms: 1_500, times: 1});
  await page.getByRole('banner').getByRole('link', {name: 'Home'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Our Most Popular Products'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Shop Now'})).toBeVisible();
});

test('slow results have a placeholder of their size, and the controls stay usable', async ({page, stack}) => {
  for (const [path, op, change] of [
    ['/products?kind=single', 'ProductList', 'Heat: Medium'],
    ['/search?q=curry', 'ProductSearch', 'Product type: Bundle'],
  ] as const) {
    await page.goto('about:blank');
    await stack.restartStorefront();
    await page.goto(path);
    const count = await page.locator(titles).count();
    await waitForFilterHydration(page);
    await stack.shop.fault({op, mode: 'delay', ms: 1_500, times: 1});
    const control = filterChip(page, change);
    await control.click();
    const busy = page.locator('[aria-busy="true"]');
    await expect(busy.locator('[data-slot="skeleton"].aspect-square')).toHaveCount(count);
    await expect(page.locator(titles).first()).toBeHidden();
    await expect(control).toBeFocused();
    await expect(page.locator(titles).first()).toBeVisible();
    await expect(busy).toHaveCount(0);
  }
});

test('a list that cannot be loaded reports it, retries once automatically and then on request', async ({
  page,
  stack,
  tolerated,
}) => {
  tolerated.push(/status of 503/);
  await stack.restartStorefront();
  await stack.shop.fault({op: 'ProductList', mode: 'status', status: 500});
  expect((await page.goto('/products?heat=mild'))?.status()).toBe(503);
  await expect(page.getByRole('alert')).toContainText('Failed to load products from Shopify.');
  await expect(page.getByText('Failed to load products after multiple attempts')).toBeVisible();
  await expectAccessible(page);
  await stack.shop.reset();
  // The circuit breaker stays open for a while after so many failures.
  await expect(async () => {
    await page.getByRole('button', {name: 'Try Again'}).click({timeout: 1_000});
    await expect(page.locator(titles)).toHaveText(['Chicken Tikka Masala'], {timeout: 2_000});
  }).toPass();
});

test('a visible page refreshes itself without a message after five minutes', async ({page}) => {
  await page.clock.install();
  await page.goto('/products');
  await expect(page.getByRole('button', {name: 'Refresh'})).toBeVisible();
  // Scripts measure the age, so minutes before the list is hydrated do not count.
  await waitForFilterHydration(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.clock.fastForward('04:00');
  expect(requests).not.toContain('/products.data');
  const refresh = page.waitForRequest(/\/products\.data/);
  await page.clock.runFor('02:00');
  await refresh;
  await expect(page.getByText(REFRESHED)).toBeHidden();
});
