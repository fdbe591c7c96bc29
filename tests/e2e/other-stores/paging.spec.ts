import type {Page} from '@playwright/test';
import {manyProducts} from '../../support/many-products';
import {expect, test} from '../fixtures';
import {filterChip, openFilters, showButton} from '../support/filters';

test.use({seed: manyProducts(1_000)});

const titles = 'main article h3';
const pager = (page: Page) => page.getByRole('navigation', {name: 'More pages'});
const turn = (page: Page, way: 'Next page' | 'Previous page') => pager(page).getByRole('link', {name: way}).click();

/** Goes two pages forward and back, and expects each product once. */
async function pageThrough(page: Page) {
  const seen: string[][] = [];
  for (let turns = 0; turns < 3; turns += 1) {
    if (turns > 0) await turn(page, 'Next page');
    await expect(page.locator(titles).first()).not.toHaveText(seen.at(-1)?.[0] ?? '');
    // Without scripts each page is a document, which may be read before it has loaded completely.
    await page.waitForLoadState();
    seen.push(await page.locator(titles).allTextContents());
  }
  expect(new Set(seen.flat()).size).toBe(seen.flat().length);
  await turn(page, 'Previous page');
  await expect(page.locator(titles)).toHaveText(seen[1] ?? []);
  await turn(page, 'Previous page');
  await expect(page.locator(titles)).toHaveText(seen[0] ?? []);
}

for (const [what, path, tag] of [
  ['search results', '/search?q=curry&heat=Medium', []],
  ['a collection', '/collections/all', []],
  ['products', '/products', ['@gate']],
  ['filtered products', '/products?kind=single&heat=mild&sort=price-down', []],
] as const) {
  test(`a shopper pages through ${what} in both directions`, {tag: [...tag]}, async ({page}) => {
    await page.goto(path);
    await pageThrough(page);
    await expect(pager(page).getByRole('link', {name: 'Previous page'})).toBeHidden();
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const path of ['/collections/all', '/search?q=curry']) {
    test(`a shopper pages through ${path} in both directions`, async ({page}) => {
      await page.goto(path);
      await pageThrough(page);
    });
  }
});

test('paging scrolls to the list, and Back restores the scroll position', async ({page}) => {
  await page.goto('/products?sort=name');
  const next = pager(page).getByRole('link', {name: 'Next page'});
  await next.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await next.click();
  await expect(page).toHaveURL(/after=/);
  await expect(page.getByRole('status').filter({hasText: 'More than 250 products'})).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(left);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('the unfiltered list shows a row of bundles and links to all of them', async ({page}) => {
  await page.goto('/products');
  const bundles = page.getByRole('region', {name: 'Bundle Deals'});
  await expect(bundles.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('region', {name: 'Individual Products'}).getByRole('article')).toHaveCount(12);
  await bundles.getByRole('link', {name: 'See all bundles'}).click();
  await expect(page.getByRole('heading', {name: 'More than 250 products'})).toBeVisible();
  await expect(filterChip(page, 'Remove filter: Type: Bundles')).toBeVisible();
});

test('many products have a price range behind Filters, which applies on blur or Enter', async ({page}) => {
  await page.goto('/products');
  await openFilters(page);
  await page.getByLabel('From $').fill('20');
  await page.getByLabel('To $').focus();
  await expect(page).toHaveURL('/products?min=20');
  await expect(showButton(page)).toHaveText('Show more than 250 dishes');
  await page.getByLabel('To $').fill('25');
  await page.getByLabel('To $').press('Enter');
  await expect(page).toHaveURL('/products?min=20&max=25');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(filterChip(page, 'Remove filter: Price: $20 to $25')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('paging and filtering work', async ({page}) => {
    await page.goto('/products');
    await pageThrough(page);
    await filterChip(page, 'Type: Bundles').click();
    await page.getByLabel('Sort by').selectOption('Price, high to low');
    await page.getByRole('button', {name: 'Sort', exact: true}).click();
    await expect(page.locator(titles).first()).toHaveText('Ultimate Desi Sampler No. 997');
    await pageThrough(page);
  });
});
