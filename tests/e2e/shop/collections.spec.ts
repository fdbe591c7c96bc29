import {SEED} from '../../../local/seed/seed';
import {expect, test} from '../fixtures';

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

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

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
