import {createAdminClient} from '../../../local/tests/admin-client';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, notice} from '../support/account';
import {waitForHydration} from '../support/hydration';
import {enterAdmin} from '../support/staff';

const PALAK = '/admin/products/8000000000002';

test(
  'staff find a product and change its price by keyboard, and shoppers see it',
  {tag: '@gate'},
  async ({page, stack}) => {
    await enterAdmin(page, stack, '/admin/products');
    await waitForHydration(page);
    await page.keyboard.press('/');
    await page.keyboard.type('palak');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=palak/);
    const link = page.getByRole('link', {name: 'Palak Paneer'});
    await expect(page.getByRole('row')).toHaveCount(2);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1, name: 'Palak Paneer'})).toBeVisible();
    const price = page.getByLabel('Price', {exact: true});
    await price.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('8.49');
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Product updated successfully')).toBeVisible();
    await expect(price).toHaveValue('8.49');
    await page.goto('/product/palak-paneer');
    await expect(page.getByText('$8.49').first()).toBeVisible();
  },
);

test('a change made in the Shopify admin meanwhile is shown, and staff decide', async ({page, stack, tolerated}) => {
  tolerated.push(/409/);
  await enterAdmin(page, stack, PALAK);
  await waitForHydration(page);
  await page.getByLabel('Title', {exact: true}).fill('Saag Paneer');
  await page.getByLabel('Badge', {exact: true}).fill('NEW');
  await createAdminClient(stack.shop)(
    'mutation Change($product: ProductUpdateInput!) { productUpdate(product: $product) { userErrors { message } } }',
    {product: {id: 'gid://shopify/Product/8000000000002', title: 'Palak & Paneer'}},
  );
  await button(page, 'Save changes').click();
  await expect(page.getByText('This product was changed meanwhile')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel('Badge', {exact: true})).toHaveValue('NEW');
  await page.getByRole('radio', {name: 'Take the new value: Palak & Paneer'}).check();
  await button(page, 'Save changes').click();
  await expect(page.getByRole('heading', {level: 1, name: 'Palak & Paneer'})).toBeVisible();
  await expect(page.getByLabel('Badge', {exact: true})).toHaveValue('NEW');
});
