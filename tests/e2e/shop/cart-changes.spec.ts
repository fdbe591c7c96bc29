import {expect, expectAccessible, test} from '../fixtures';
import {addButton, addToCart, cartDrawer, cartQuantity} from '../support/cart';

const PALAK = '44000000000002';

test.describe('a cart change with another outcome than requested', () => {
  test('reports the available quantity if stock is short', {tag: '@gate'}, async ({page, stack}) => {
    stack.shop.setStock(PALAK, 3);
    await addToCart(page);
    await cartQuantity(page).fill('9');
    await cartQuantity(page).press('Enter');
    await expect(cartDrawer(page).getByText('Your cart now holds 3 of Palak Paneer.')).toBeVisible();
    await expect(cartQuantity(page)).toHaveValue('3');
  });

  test('keeps a sold-out line visible, and disables the checkout', {tag: '@gate'}, async ({page, stack}) => {
    await addToCart(page);
    stack.shop.setStock(PALAK, 0);
    await cartDrawer(page).getByRole('button', {name: 'One more'}).click();
    await expect(cartDrawer(page).getByText('Palak Paneer just sold out')).toBeVisible();
    await expect(cartDrawer(page).getByText('Sold out', {exact: true})).toBeVisible();
    await expect(cartDrawer(page).getByRole('link', {name: 'Checkout'})).toHaveCount(0);
    await expect(cartDrawer(page).getByText('Estimated delivery')).toHaveCount(0);
    await cartDrawer(page).getByRole('button', {name: 'Remove Palak Paneer'}).click();
    await expect(cartDrawer(page).getByText('Nothing in here yet')).toBeVisible();
  });

  test('creates a new cart with the added product if the cart expired', {tag: '@gate'}, async ({page, stack}) => {
    await addToCart(page);
    stack.shop.deleteCarts();
    await cartDrawer(page).getByRole('button', {name: 'One more'}).click();
    await expect(cartDrawer(page).getByText('Your cart had expired', {exact: true})).toBeVisible();
    await cartDrawer(page).getByRole('button', {name: 'Close'}).click();
    await addButton(page, 'Palak Paneer').click();
    await expect(cartQuantity(page)).toHaveValue('1');
  });

  test('keeps the cart unchanged during an outage of Shopify', {tag: '@gate'}, async ({page, stack, tolerated}) => {
    tolerated.push(/status of 502/);
    await addToCart(page);
    await stack.shop.fault({op: 'cart*', mode: 'status', status: 500});
    await cartDrawer(page).getByRole('button', {name: 'Remove Palak Paneer'}).click();
    await expect(cartDrawer(page).getByText('We could not reach the shop')).toBeVisible();
    await expect(cartQuantity(page)).toHaveValue('1');
    await expect(cartDrawer(page).getByText('$7.99').first()).toBeVisible();
    await expectAccessible(page);
  });
});
