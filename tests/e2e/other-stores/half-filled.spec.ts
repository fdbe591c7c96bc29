import type {Page} from '@playwright/test';
import {INCOMPLETE_PRODUCTS_SEED, LONG_NAME} from '../../support/incomplete-products-seed';
import {expect, expectAccessible, test} from '../fixtures';
import {addButton} from '../support/cart';

test.use({seed: INCOMPLETE_PRODUCTS_SEED});

const titles = (page: Page) => page.locator('main article h3').allTextContents();

test('a product with only a title and a price reports what is missing once, and can be bought', async ({page}) => {
  await page.goto('/product/bare-kit');
  const main = page.getByRole('main');
  const article = main.getByRole('article').first();
  await expect(article.getByText('No image available')).toHaveCount(1);
  await expect(article.getByText('No description available')).toHaveCount(1);
  await expect(article.getByText('$7.99')).toHaveCount(1);
  await expect(article.getByText(/Save|left!|Heat|Bestseller|Also known as/)).toHaveCount(0);
  await expect(article.locator('summary, s, [role=img]')).toHaveCount(0);
  await expect(article.getByRole('heading')).toHaveText(['Bare Kit']);
  await expect(addButton(page, 'Bare Kit')).toBeEnabled();
  await expectAccessible(page);
});

test('a title of 120 characters wraps and does not widen any page', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const path of ['/product/long-name', '/products', '/search?q=slow']) {
    await page.goto(path);
    await expect(page.getByText(LONG_NAME).filter({visible: true}).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('twelve images take the same space as four', async ({page}) => {
  // Phones have dots in the picture instead.
  await page.setViewportSize({width: 700, height: 900});
  await page.goto('/product/many-pictures');
  const thumbs = page.getByRole('link', {name: /^Show picture/});
  await expect(thumbs).toHaveCount(12);
  expect((await thumbs.last().boundingBox())?.y).toBe((await thumbs.first().boundingBox())?.y);
  await expect(thumbs.last()).not.toBeInViewport();
  await page.getByRole('button', {name: 'Previous picture'}).click();
  await expect(thumbs.last()).toBeInViewport();
});

test('a product with only a clip or an external video shows it', async ({page}) => {
  await page.goto('/product/only-a-clip');
  await expect(page.getByRole('link', {name: 'Play: Cooking, a clip'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Next picture'})).toHaveCount(0);
  await page.goto('/product/only-a-film');
  await expect(page.getByRole('link', {name: 'Play: Only a Film'})).toBeVisible();
  await expect(page.getByRole('main').getByText('No image available').first()).toBeHidden();
  await expectAccessible(page);
});

test('a product without stock is sold out, and has no buy bar', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/product/all-gone');
  await expect(page.getByRole('main').getByRole('button', {name: 'Sold out'}).first()).toBeDisabled();
  await page.getByText('No description available').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', {name: 'Buy'})).toHaveCount(0);
});

test('blank facts are omitted', async ({page}) => {
  await page.goto('/product/no-facts');
  await expect(page.getByRole('heading', {level: 1, name: 'No Facts'})).toBeVisible();
  await expect(page.locator('summary')).toHaveCount(0);
});

test('a title of one character and a price of zero are shown unchanged', async ({page}) => {
  await page.goto('/product/k');
  await expect(page).toHaveTitle('K - Fusion Tiffin');
  await expect(page.getByRole('heading', {level: 1, name: 'K', exact: true})).toBeVisible();
  await page.goto('/product/for-nothing');
  await expect(page.getByRole('article').first().getByText('$0.00')).toBeVisible();
  await expect(addButton(page, 'For Nothing')).toBeEnabled();
});

test('the listings contain all incomplete products', async ({page}) => {
  await page.goto('/products?sort=name');
  const names = new Set(await titles(page));
  await page.getByRole('link', {name: 'Next page'}).click();
  await expect(page).toHaveURL(/after=/);
  await expect(page.getByRole('link', {name: 'Previous page'})).toBeVisible();
  for (const name of await titles(page)) names.add(name);
  expect([...names]).toEqual(expect.arrayContaining(['Bare Kit', 'Only a Clip', 'All Gone', 'K', 'For Nothing']));
});
