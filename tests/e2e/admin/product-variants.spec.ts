import {createAdminClient} from '../../../local/tests/admin-client';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, notice} from '../support/account';
import {waitForHydration} from '../support/hydration';
import {enterAdmin} from '../support/staff';

test.use({profile: 'market'});

const PANEER = '/admin/products/8000000100001';

test(
  'staff change prices and stock of several variants by keyboard, and shoppers see them',
  {tag: '@gate'},
  async ({page, stack, tolerated}) => {
    tolerated.push(/400/);
    await enterAdmin(page, stack, PANEER);
    await waitForHydration(page);
    await expect(page.getByText('This product has 5 variants')).toBeVisible();
    await page.getByRole('link', {name: 'Edit prices and stock'}).press('Enter');
    await expect(page.getByRole('heading', {level: 1, name: 'Variants of Paneer Makhani'})).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(6);
    await page.getByLabel('Price of Single / Mild', {exact: true}).fill('nine');
    await page.getByLabel('Stock of Single / Hot', {exact: true}).fill('7');
    await page.getByLabel('Stock of Single / Hot', {exact: true}).press('Enter');
    const price = page.getByLabel('Price of Single / Mild', {exact: true});
    await expect(price).toHaveAccessibleDescription('Price: Please enter an amount such as 7.99.');
    await expect(page.getByText('One row has a value that cannot be saved.').first()).toBeVisible();
    await expectAccessible(page);
    await price.fill('9.49');
    await price.press('Enter');
    await expect(notice(page, 'Product updated successfully')).toBeVisible();
    await expect(price).toHaveValue('9.49');
    await expect(page.getByLabel('Stock of Single / Hot', {exact: true})).toHaveValue('7');
    await page.goto('/product/paneer-makhani?Size=Single&Heat=Mild');
    await expect(page.getByText('$9.49').first()).toBeVisible();
  },
);

test('a variant that was changed in the Shopify admin meanwhile is decided at its row', async ({
  page,
  stack,
  tolerated,
}) => {
  tolerated.push(/409/);
  await page.setViewportSize({width: 360, height: 800});
  await enterAdmin(page, stack, `${PANEER}/variants`);
  await waitForHydration(page);
  const row = page.getByLabel('Price of Family / Hot', {exact: true});
  await row.fill('21.00');
  const name = (await row.getAttribute('name')) ?? '';
  await createAdminClient(stack.shop)(
    `mutation Change($id: ID!, $variants: [ProductVariantsBulkInput!]!) {
      productVariantsBulkUpdate(productId: $id, variants: $variants) { userErrors { message } } }`,
    {
      id: 'gid://shopify/Product/8000000100001',
      variants: [{id: `gid://shopify/ProductVariant/${name.replace('price-', '')}`, price: '22.00'}],
    },
  );
  await button(page, 'Save changes').click();
  const question = page.getByRole('group', {name: 'Price of Family / Hot was changed meanwhile'});
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('radio', {name: 'Keep what I entered: 21.00'}).check();
  await button(page, 'Save changes').click();
  await expect(notice(page, 'Product updated successfully')).toBeVisible();
  await expect(row).toHaveValue('21.00');
});

test('staff page through 2,048 variants and find one', async ({page, stack}) => {
  await enterAdmin(page, stack, '/admin/products/8000000100002/variants');
  await waitForHydration(page);
  await expect(page.getByText('2,048 variants.')).toBeVisible();
  await page.getByRole('link', {name: 'Next variants'}).click();
  await expect(page.getByRole('link', {name: 'First variants'})).toBeVisible();
  const search = page.getByRole('searchbox', {name: 'Search variants'});
  await search.fill('cumin saffron');
  await search.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(9);
  await page.getByLabel('Stock of Cumin / Saffron / Fine', {exact: true}).fill('99');
  await button(page, 'Save changes').click();
  await expect(notice(page, 'Product updated successfully')).toBeVisible();
  await expect(page).toHaveURL(/q=cumin\+saffron/);
  await expect(page.getByLabel('Stock of Cumin / Saffron / Fine', {exact: true})).toHaveValue('99');
});
