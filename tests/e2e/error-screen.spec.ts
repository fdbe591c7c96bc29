import type {Page} from '@playwright/test';
import {expect, expectAccessible, test} from './fixtures';
import {breakOurCode, changeOurCode, plantFaults} from './support/our-code';

const screenOf = (page: Page) => page.getByRole('heading', {name: 'Application Error'});
const home = (page: Page) => page.getByRole('heading', {name: 'Authentic Indian Meals in 15 Minutes'});
const statusOf = (page: Page) => page.getByRole('list', {name: 'System status'}).getByRole('listitem');

/** Opens the home page with faults planted in our code, once its scripts run. */
async function openHome(page: Page) {
  await plantFaults(page);
  await page.goto('/', {waitUntil: 'networkidle'});
  await expect(home(page)).toBeVisible();
}

test.describe('a fault of our own code', () => {
  test.beforeEach(({tolerated}) => void tolerated.push(/the pot boiled over/));

  for (const how of ['throw', 'reject'] as const) {
    test(`that nobody caught shows the screen and no detail (${how})`, async ({page}) => {
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

  test('has a reference that the console names, since no server has heard of it', async ({page}) => {
    const lines: string[] = [];
    page.on('console', (message) => void lines.push(message.text()));
    await openHome(page);
    await breakOurCode(page, 'throw');
    const reference = await page.locator('[data-reference] code').textContent();
    expect(reference).toMatch(/^[0-9a-f]{8}$/);
    expect(lines.find((line) => line.startsWith(`[${reference}]`))).toContain('the pot boiled over');
  });

  test('can be tried again, and the tries are counted', async ({page}) => {
    await openHome(page);
    await breakOurCode(page, 'throw');
    await page.getByRole('link', {name: 'Try Again'}).click();
    await expect(home(page)).toBeVisible();
    await breakOurCode(page, 'throw');
    await expect(screenOf(page)).toBeVisible();
    await expect(page.getByText('Tried again once')).toBeVisible();
  });

  test('says when it is the shop that does not answer', async ({page, stack}) => {
    // What `/health` said before may be up to five seconds old.
    await stack.restartStorefront();
    await openHome(page);
    await stack.shop.fault({path: '/api/*', mode: 'status', status: 500});
    await breakOurCode(page, 'throw');
    await expect(statusOf(page)).toContainText(['Issues Detected', 'Shopify API Disconnected']);
  });

  test('leaves plain words and a way on when not even the error screen can be loaded', async ({page, tolerated}) => {
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

test('a home page that cannot be drawn says so in the theme that was chosen, and can be refreshed', async ({
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

test.describe('a fault that is not ours', () => {
  test.afterEach(async ({page}) => {
    // By the next idle moment the fault is known to all, and the screen for one that counted would stand.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(home(page)).toBeVisible();
    await expect(screenOf(page)).toHaveCount(0);
  });

  test('of a script from another site, which names neither place nor cause, is ignored', async ({
    page,
    stack,
    tolerated,
  }) => {
    tolerated.push(/Script error|tag exploded/);
    const url = `${stack.shop.origin}/tag.js`;
    await page.route(url, (route) =>
      route.fulfill({contentType: 'text/javascript', body: 'throw Error("tag exploded")'}),
    );
    await openHome(page);
    const heard = page.evaluate(
      () => new Promise((resolve) => addEventListener('error', ({message}) => resolve(message))),
    );
    await page.addScriptTag({url});
    expect(await heard).toBe('Script error.');
  });

  test('of an extension or a tag in the page is ignored', async ({page, tolerated}) => {
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

  test('is ignored when it is the symbol that marketing scripts cannot convert, even inside our code', async ({
    page,
    tolerated,
  }) => {
    tolerated.push(/Cannot convert a Symbol value to a string/);
    await openHome(page);
    await breakOurCode(page, 'symbol');
  });
});

test('markup that an extension changed before our scripts came to it is mended and no fault', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/Minified React error/);
  await page.route('**/product/palak-paneer', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({response, body: html.replace('<h2 id="related"', '<font></font>$&')});
  });
  const mended = page.waitForEvent('console', (message) => message.text().includes('Minified React error'));
  await page.goto('/product/palak-paneer');
  await mended;
  await expect(page.locator('font')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1, name: 'Palak Paneer'})).toBeVisible();
});

test.describe('a page that does not exist', () => {
  test.beforeEach(({tolerated}) => void tolerated.push(/status of 404/));

  for (const path of ['/products/no-such-dish', '/old-shop/products/curry']) {
    test(`leads to all products and says so for five seconds where a product was meant: ${path}`, async ({page}) => {
      // Time stands still but for what the test lets pass.
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

  test('leads home alone everywhere else', async ({page}) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('link', {name: 'Return to Home'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Browse All Products'})).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('has the same words and ways on', async ({page}) => {
      const response = await page.goto('/products/no-such-dish');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', {name: 'Oops! Page not found'})).toBeVisible();
      await page.getByRole('link', {name: 'Browse All Products'}).click();
      await expect(page).toHaveURL('/products');
    });
  });
});
