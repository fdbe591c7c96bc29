import type {Page} from '@playwright/test';
import {expect, expectAccessible, test} from '../fixtures';
import {breakOurCode, changeOurCode, insertFaults} from '../support/our-code';

const screenOf = (page: Page) => page.getByRole('heading', {name: 'Application Error'});
const home = (page: Page) => page.getByRole('heading', {name: 'Authentic Indian Meals in 15 Minutes'});
const statusOf = (page: Page) => page.getByRole('list', {name: 'System status'}).getByRole('listitem');

/** Opens the home page with faults planted in our code, once its scripts run. */
async function openHome(page: Page) {
  await insertFaults(page);
  await page.goto('/', {waitUntil: 'networkidle'});
  await expect(home(page)).toBeVisible();
}

test.describe('an uncaught error in our own code', () => {
  test.beforeEach(({tolerated}) => void tolerated.push(/the pot boiled over/));

  for (const how of ['throw', 'reject'] as const) {
    test(`shows the error screen without details (${how})`, how === 'throw' ? {tag: '@gate'} : {}, async ({page}) => {
      await openHome(page);
      await breakOurCode(page, how);
      await expect(screenOf(page)).toBeVisible();
      await expect(statusOf(page)).toHaveCount(2);
      await expect(statusOf(page)).toContainText(['Operational', 'Shopify API Connected']);
      await expect(page.getByText('For security, technical details are never shown here.')).toBeVisible();
      await expect(page.getByText('Technical details', {exact: true})).toHaveCount(0);
      await expect(page.getByText('the pot boiled over')).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('shows a reference that is logged to the console', async ({page}) => {
    const lines: string[] = [];
    page.on('console', (message) => void lines.push(message.text()));
    await openHome(page);
    await breakOurCode(page, 'throw');
    const reference = await page.locator('[data-reference] code').textContent();
    expect(reference).toMatch(/^[0-9a-f]{8}$/);
    await expect.poll(() => lines.find((line) => line.startsWith(`[${reference}]`))).toContain('the pot boiled over');
  });

  test('can be retried, and counts the retries', async ({page}) => {
    await openHome(page);
    await breakOurCode(page, 'throw');
    await page.getByRole('link', {name: 'Try Again'}).click();
    await expect(home(page)).toBeVisible();
    await breakOurCode(page, 'throw');
    await expect(screenOf(page)).toBeVisible();
    await expect(page.getByText('Tried again once')).toBeVisible();
  });

  test('reports an outage of Shopify as the cause', async ({page, stack}) => {
    // The previous response of `/health` may be cached for five seconds.
    await stack.restartStorefront();
    await openHome(page);
    await stack.shop.fault({path: '/api/*', mode: 'status', status: 500});
    await breakOurCode(page, 'throw');
    await expect(statusOf(page)).toContainText(['Issues Detected', 'Shopify API Disconnected']);
  });

  test('shows plain text with a recovery link if the error screen cannot be loaded', async ({page, tolerated}) => {
    tolerated.push(/net::ERR_FAILED/);
    await openHome(page);
    await page.route('**/assets/ErrorScreens-*.js', (route) => route.abort());
    await breakOurCode(page, 'throw');
    await expect(page.getByRole('alert')).toContainText('Please check your connection and try again.');
    await page.unrouteAll({behavior: 'wait'});
    await page.getByRole('button', {name: 'Try Again'}).click();
    await expect(home(page)).toBeVisible();
  });
});

test('shows the error screen of the home page in the chosen theme, with a refresh button', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/no such shelf/, /Minified React error/);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await changeOurCode(page, (code) =>
    code.replace(/popular: ?"Our Most Popular Products"/, 'get popular(){throw new Error("no such shelf")}'),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', {name: 'Page rendering error'})).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByText('no such shelf')).toHaveCount(0);
  await expectAccessible(page);
  await page.unrouteAll({behavior: 'wait'});
  await page.getByRole('link', {name: 'Refresh Page'}).click();
  await expect(home(page)).toBeVisible();
});

test.describe('an error outside our code', () => {
  test.afterEach(async ({page}) => {
    // By the next idle callback an error that counts would have shown the error screen.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(home(page)).toBeVisible();
    await expect(screenOf(page)).toHaveCount(0);
  });

  test('is ignored if it is the opaque error of a cross-origin script', async ({page, stack, tolerated}) => {
    tolerated.push(/Script error|tag exploded/);
    const url = `${stack.shop.origin}/tag.js`;
    await page.route(url, (route) =>
      route.fulfill({contentType: 'text/javascript', body: 'throw Error("tag exploded")'}),
    );
    await openHome(page);
    const error = page.evaluate(
      () => new Promise((resolve) => addEventListener('error', ({message}) => resolve(message))),
    );
    await page.addScriptTag({url});
    expect(await error).toBe('Script error.');
  });

  test('is ignored if an extension or a marketing tag throws it', async ({page, tolerated}) => {
    tolerated.push(/not ours/);
    await openHome(page);
    const throwForeign = () => {
      setTimeout(() => {
        throw new Error('not ours');
      });
      void Promise.reject(new Error('not ours'));
      void Promise.reject('not ours');
    };
    await page.evaluate(throwForeign);
  });

  test('is ignored, and not reported, if a newer navigation aborted its request', async ({page}) => {
    await openHome(page);
    await breakOurCode(page, 'abort');
  });

  test('is ignored if a marketing script cannot convert a symbol, even inside our code', async ({page, tolerated}) => {
    tolerated.push(/Cannot convert a Symbol value to a string/);
    await openHome(page);
    await breakOurCode(page, 'symbol');
  });
});

test('is not reported if hydration repairs markup that an extension changed', async ({page, tolerated}) => {
  tolerated.push(/Minified React error/);
  await page.route('**/product/palak-paneer', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({response, body: html.replace('<h2 id="related"', '<font></font>$&')});
  });
  const reactError = page.waitForEvent('console', (message) => message.text().includes('Minified React error'));
  await page.goto('/product/palak-paneer');
  await reactError;
  await expect(page.locator('font')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1, name: 'Palak Paneer'})).toBeVisible();
});

test.describe('a page that does not exist', () => {
  test.beforeEach(({tolerated}) => void tolerated.push(/status of 404/));

  for (const path of ['/products/no-such-dish', '/old-shop/products/curry']) {
    test(`redirects to all products with a message for five seconds if the path looks like a product: ${path}`, async ({
      page,
    }) => {
      // Only the test advances the clock.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', {name: 'Oops! Page not found'})).toBeVisible();
      await expect(page.getByRole('link', {name: 'Return to Home'})).toHaveAttribute('href', '/');
      const toast = page.getByRole('listitem').filter({hasText: 'Product Not Found'});
      await expect(async () => {
        await page.clock.runFor(50);
        await expect(toast).toBeVisible({timeout: 100});
      }).toPass();
      await page.clock.runFor(4_000);
      await expect(toast).toBeVisible();
      await page.clock.runFor(3_000);
      await expect(toast).toHaveCount(0);
      await page.getByRole('link', {name: 'Browse All Products'}).click();
      await expect(page).toHaveURL('/products');
    });
  }

  test('links only to the home page for any other path', async ({page}) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('link', {name: 'Return to Home'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Browse All Products'})).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('has the same text and links', async ({page}) => {
      const response = await page.goto('/products/no-such-dish');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', {name: 'Oops! Page not found'})).toBeVisible();
      await page.getByRole('link', {name: 'Browse All Products'}).click();
      await expect(page).toHaveURL('/products');
    });
  });
});
