import type {Page} from '@playwright/test';
import {manyProducts} from '../../support/many-products';
import {expect, test} from '../fixtures';

test.use({seed: manyProducts(100)});

const titles = 'main article h3';
const loadMore = (page: Page) => page.getByRole('link', {name: 'Load more'});
const scroll = (page: Page) => page.evaluate(() => window.scrollY);

for (const path of ['/collections/all', '/search?q=curry'] as const)
  test(`'Load more' adds the next page of ${path}, and Back returns to all of it`, async ({page}) => {
    await page.goto(path);
    const first = await page.locator(titles).allTextContents();
    const entries = await page.evaluate(() => history.length);
    await loadMore(page).scrollIntoViewIfNeeded();
    const before = await scroll(page);
    await loadMore(page).click();
    await expect(page.locator(titles)).toHaveCount(24);
    await expect(page).toHaveURL(/after=/);
    expect(await page.locator(titles).allTextContents()).toEqual([...first, ...Array(12).fill(expect.any(String))]);
    await expect(page.getByRole('status').filter({hasText: '12 more products, 24 in the list'})).toBeAttached();
    await expect(page.getByRole('article').nth(12).getByRole('heading').getByRole('link')).toBeFocused();
    expect(await scroll(page)).toBeGreaterThanOrEqual(before);
    await expect(page.getByRole('link', {name: 'Previous page'})).toHaveCount(0);
    await loadMore(page).click();
    await expect(page.locator(titles)).toHaveCount(36);
    expect(new Set(await page.locator(titles).allTextContents()).size).toBe(36);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    const product = page.getByRole('article').nth(30).getByRole('heading').getByRole('link');
    await product.scrollIntoViewIfNeeded();
    const left = await scroll(page);
    await product.click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page.locator(titles)).toHaveCount(36);
    await expect.poll(() => scroll(page)).toBe(left);
  });

test('an address after Load more shows its own page, and links to the one before', async ({page, context}) => {
  await page.goto('/collections/all?sort=name');
  const first = await page.locator(titles).allTextContents();
  await loadMore(page).click();
  await expect(page.locator(titles)).toHaveCount(24);
  const added = (await page.locator(titles).allTextContents()).slice(12);
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.locator(titles)).toHaveText(added);
  await shared.getByRole('link', {name: 'Previous page'}).click();
  await expect(shared.locator(titles)).toHaveText(first);
});

test('another order shows the first page of the list, and the last page has nothing to load', async ({page}) => {
  await page.goto('/collections/bundles');
  for (const count of [24, 36, 40]) {
    await loadMore(page).click();
    await expect(page.locator(titles)).toHaveCount(count);
  }
  await expect(loadMore(page)).toHaveCount(0);
  await expect(page.getByRole('article').nth(36).getByRole('heading').getByRole('link')).toBeFocused();
  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await expect(page.locator(titles)).toHaveCount(12);
});

test('the list stays while more of it loads', async ({page, stack}) => {
  await page.goto('/collections/all');
  await stack.shop.fault({op: 'CollectionPage', mode: 'delay', ms: 1_500, times: 1});
  await loadMore(page).click();
  await expect(page.getByRole('link', {name: 'Loading…'})).toBeVisible();
  await expect(page.locator(titles).first()).toBeVisible();
  await expect(page.locator(titles)).toHaveCount(24);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list has only its pages', async ({page}) => {
    await page.goto('/collections/all');
    await expect(page.getByRole('link', {name: 'Next page'})).toBeVisible();
    await expect(loadMore(page)).toBeHidden();
  });
});
