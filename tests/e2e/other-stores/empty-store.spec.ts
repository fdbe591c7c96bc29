import {SEED} from '../../../local/seed/seed';
import {expect, expectAccessible, test} from '../fixtures';

test.use({seed: {...SEED, products: [], collections: []}});

test('a store without products shows an empty state, and checks again', async ({page}) => {
  await page.goto('/products');
  await expect(page.getByText('No products found in your store')).toBeVisible();
  await expect(page.getByLabel('Sort by')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', {name: 'Retry Loading'}).click();
  await expect(page.getByRole('listitem').filter({hasText: 'No products found in your store'})).toBeVisible();
  await expect(page.getByText('Products refreshed')).toHaveCount(0);
});

test('a store without products does not blame the filters', async ({page}) => {
  await page.goto('/products?kind=bundle');
  await expect(page.getByText('Nothing fits all of these filters')).toBeVisible();
  await page.getByRole('link', {name: 'Show all products'}).click();
  await expect(page.getByText('No products found in your store')).toBeVisible();
});
