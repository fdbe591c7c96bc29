import {SEED} from '../../../local/seed/seed';
import {expect, test} from '../fixtures';
import {filterChip, waitForFilterHydration} from '../support/filters';

const titles = 'main article h3';

/** Collections of three products each, beside the seeded ones. */
const more = Array.from({length: 14}, (_, index) => ({
  number: 100 + index,
  handle: `shelf-${index}`,
  title: `Shelf ${String(index).padStart(2, '0')}`,
  description: '',
  products: ['1', '2', 'b1'],
}));

test.use({seed: {...SEED, collections: [...SEED.collections, ...more]}});

test('a shopper finds a collection in the list of all collections', async ({page}) => {
  await page.goto('/collections');
  await expect(page).toHaveTitle('Collections - Fusion Tiffin');
  const card = page.getByRole('article').filter({hasText: 'Bundle Deals'});
  await expect(card).toContainText('4 products');
  await expect(page.getByRole('article').filter({hasText: 'Our Most Popular Products'})).toHaveCount(0);
  await card.getByRole('link').click();
  await expect(page).toHaveURL('/collections/bundles');
  await page.getByRole('navigation', {name: 'Breadcrumb'}).getByRole('link', {name: 'Collections'}).click();
  await expect(page).toHaveURL('/collections');
});

test('a shopper sorts and filters a collection, shares its address, and goes back', async ({page, context}) => {
  await page.goto('/collections/all');
  await waitForFilterHydration(page);
  await expect(page.locator(titles)).toHaveCount(10);
  await filterChip(page, 'Heat: Medium').click();
  await expect(page).toHaveURL('/collections/all?heat=Medium');
  await expect(page.getByRole('heading', {name: '3 products'})).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Price, high to low');
  await expect(page).toHaveURL('/collections/all?sort=price-down&heat=Medium');
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(filterChip(shared, 'Remove filter: Heat: Medium')).toBeVisible();
  await expect(shared.getByLabel('Sort by')).toHaveValue('price-down');
  await shared.close();
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('');
  await page.goBack();
  await expect(page.locator(titles)).toHaveCount(10);
  await expect(filterChip(page, 'Heat: Medium')).toBeVisible();
});

test('filters that empty a collection can be cleared', async ({page}) => {
  await page.goto('/collections/all?heat=Medium&kind=Bundle');
  await expect(page.getByText('Nothing here fits all of these filters')).toBeVisible();
  await page.getByRole('link', {name: 'Clear filters'}).click();
  await expect(page.locator(titles)).toHaveCount(10);
});

test('invalid parameters show the whole collection', async ({page}) => {
  await page.goto('/collections/bundles?sort=DROP&option=:&metafield=x:y&category=%22%7D&min=abc&after=bm9wZQ==');
  await expect(page.locator(titles)).toHaveCount(4);
  await page.goto('/collections/bundles?option=Color:Red');
  await filterChip(page, 'Remove filter: Color: Red').click();
  await expect(page).toHaveURL('/collections/bundles');
  await expect(page.locator(titles)).toHaveCount(4);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a shopper sorts and filters a collection', async ({page}) => {
    await page.goto('/collections/all?min=20');
    await filterChip(page, 'Tag: Bestsellers').click();
    await expect(page.locator(titles)).toHaveText(['Ultimate Desi Sampler']);
    await page.getByRole('link', {name: 'Remove filter: Tag: Bestsellers'}).click();
    await page.getByLabel('Sort by').selectOption('Name, A to Z');
    await page.getByRole('button', {name: 'Sort', exact: true}).click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(page.locator(titles).first()).toHaveText('Desi Comfort Trio');
    await expect(page.locator(titles)).toHaveCount(4);
  });

  test('a shopper pages through the collections in both directions', async ({page}) => {
    await page.goto('/collections');
    const titles = page.getByRole('article').getByRole('heading');
    const first = await titles.allTextContents();
    await page.getByRole('link', {name: 'Next page'}).click();
    await expect(titles.last()).toHaveText('Shelf 13');
    expect((await titles.allTextContents()).filter((title) => first.includes(title))).toEqual([]);
    await page.getByRole('link', {name: 'Previous page'}).click();
    await expect(titles).toHaveText(first);
  });
});
