import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {waitForHydration} from '../support/hydration';
import {MAX_LAYOUT_SHIFT, trackLayoutShift} from '../support/shift';
import {expectAccessibleInBothThemes} from '../support/themes';

const RECIPE = '/recipes/palak-paneer';
const OFFLINE = 'You are offline. This recipe is saved on this device.';

/** Opens a recipe, and waits until its pictures have loaded and it is saved. */
async function visit(page: Page, path = RECIPE) {
  await page.goto(path, {waitUntil: 'networkidle'});
  await expect(page.getByText('Saved on this device')).toBeVisible();
}

const hasPicture = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 1));

test.beforeEach(({tolerated}) => void tolerated.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/));

test('nothing moves when a recipe has been saved', async ({page}) => {
  const layoutShift = await trackLayoutShift(page);
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({width, height: 900});
    await visit(page);
    expect(await layoutShift(), `${width} px wide`).toBeLessThan(MAX_LAYOUT_SHIFT);
  }
});

test(
  'a visited recipe opens offline with its picture, and so does its cook mode',
  {tag: '@gate'},
  async ({page, context}) => {
    await visit(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', {level: 1, name: 'Palak Paneer'})).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    expect(await hasPicture(page)).toBe(true);
    await expect(page.getByRole('heading', {name: 'More recipes'})).toBeHidden();
    await expect(page.getByText('You can add this kit to your cart when you are connected again.')).toBeVisible();
    await page.getByRole('link', {name: '4 servings'}).click();
    await page.getByRole('link', {name: 'Start Cooking'}).click();
    await expect(page.getByText('For 4 servings')).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await page.getByRole('link', {name: 'Start with step 1'}).click();
    await page.getByRole('button', {name: 'Start timer: 5 minutes'}).click();
    await expect(page.getByRole('timer')).toHaveText(/^[45]:\d\d$/);
  },
);

test('a recipe that was not visited leads to the saved ones', async ({page, context}) => {
  await visit(page);
  await context.setOffline(true);
  await page.goto('/recipes/desi-goat-curry');
  await expect(page.getByText('You are offline, and this recipe is not saved on this device.')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Try again'})).toHaveAttribute('href', '/recipes/desi-goat-curry');
  await expectAccessibleInBothThemes(page);
  expect(await hasPicture(page)).toBe(true);
  await page.getByRole('link', {name: 'Palak Paneer'}).click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await page.goto('/recipes/desi-goat-curry');
  await expect(page.getByRole('heading', {level: 1, name: 'Desi Goat Curry'})).toBeVisible();
});

test('a recipe opens from this device during an outage of Shopify', async ({page, stack, tolerated}) => {
  tolerated.push(/status of 503/);
  await visit(page);
  await stack.restartStorefront();
  await stack.shop.fault({path: '/api/*', mode: 'status', status: 503});
  await page.reload();
  await expect(page.getByText('This is the recipe as saved on this device.')).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Instructions'})).toBeVisible();
});

test('other pages are not controlled by the service worker', async ({page, context}) => {
  await visit(page);
  await page.goto('/products');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await context.setOffline(true);
  await expect(page.goto('/products')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('saved recipes are deleted, and no more are saved, at a press', async ({page}) => {
  await visit(page);
  await page.getByRole('link', {name: 'All saved recipes'}).click();
  await page.getByRole('button', {name: 'Delete them and stop saving'}).click();
  await expect(page.getByText('This device saves no more recipes.')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(RECIPE);
  await waitForHydration(page);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test('turning saving off in the settings removes the service worker and what it has saved', async ({page, stack}) => {
  await visit(page);
  await stack.restartStorefront({RECIPES_OFFLINE: 'off'});
  await page.goto(RECIPE);
  await expect
    .poll(() => page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()]))
    .toEqual([[], []]);
  await stack.restartStorefront();
});

test('recipes work in browsers without service workers', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Reflect.deleteProperty(window, 'caches');
  });
  await page.goto(RECIPE);
  await waitForHydration(page);
  await expect(page.getByRole('heading', {name: 'Instructions'})).toBeVisible();
  await page.goto('/recipes/saved');
  await expect(page.getByText('This browser saves no recipes')).toBeVisible();
});
