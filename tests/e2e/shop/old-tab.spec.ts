import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';

/** Makes the scripts that a tab has not loaded yet unavailable, as after a deployment, until it opens a document again. */
async function replaceScripts(page: Page) {
  const opened = {isLeaving: false, documents: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) opened.isLeaving = true;
  });
  page.on('domcontentloaded', () => (opened.documents += 1));
  await page.route('**/assets/*.js', (route) => (opened.isLeaving ? route.fallback() : route.fulfill({status: 404})));
  return opened;
}

test(
  'a tab from before a deployment opens its next page as a document, once, and keeps its cart',
  {tag: '@gate'},
  async ({page, tolerated}) => {
    tolerated.push(/status of 404/, /dynamically imported module/, /loading route module/i);
    await page.goto('/product/palak-paneer');
    await addButton(page, 'Palak Paneer').click();
    await cartDrawer(page).getByRole('button', {name: 'Close'}).first().click();
    const opened = await replaceScripts(page);
    await page.getByRole('banner').getByRole('link', {name: 'Recipes'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/recipes/i);
    await expect(page).toHaveURL('/recipes');
    await expect(page.getByRole('banner').getByRole('link', {name: /1 item/})).toBeVisible();
    expect(opened.documents).toBe(1);
  },
);
