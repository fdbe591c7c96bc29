import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';
import {waitForHydration} from '../support/hydration';

/** Two documents of a page: the second one comes from the page cache. */
async function visitTwice(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  await expect
    .poll(async () => (await page.goto(path))?.headers()['cache-status'], {timeout: 15_000})
    .toMatch(/^pages; hit/);
}

test('a cached page hydrates under an address with parameters of advertising', {tag: '@gate'}, async ({page}) => {
  await visitTwice(page, '/products?utm_source=mail&utm_campaign=diwali');
  await waitForHydration(page);
  await addButton(page, 'Palak Paneer').first().click();
  await expect(cartDrawer(page)).toContainText('$7.99');
  expect((await page.reload())?.headers()['cache-status']).toBeUndefined();
  await expect(page.getByRole('banner').getByRole('link', {name: /1 item/})).toBeVisible();
});

test('a cached product page is complete without scripts', async ({browser, page}) => {
  await visitTwice(page, '/product/palak-paneer');
  const context = await browser.newContext({javaScriptEnabled: false});
  const plain = await context.newPage();
  const response = await plain.goto(page.url());
  expect(response?.headers()['cache-status']).toMatch(/^pages; hit/);
  await expect(plain.getByRole('heading', {name: 'You May Also Like'})).toBeVisible();
  await context.close();
});
