import type {Locator, Page} from '@playwright/test';
import {expect, expectAccessible, test} from '../fixtures';
import {cartDrawer} from '../support/cart';

const TIKKA = '44000000000001';
const PALAK = '44000000000002';

/** Follows two cart links, of which the second replaces the cart of the first. */
async function replaceCart(page: Page): Promise<void> {
  const headers = {'Sec-Fetch-Site': 'same-origin'};
  for (const path of [`/cart/${TIKKA}:2`, `/cart/${PALAK}`]) {
    const response = await page.request.post(path, {form: {}, headers, maxRedirects: 0});
    expect(response.status()).toBe(303);
  }
}

const lineOf = (cart: Locator, title: string): Locator => cart.getByRole('group', {name: `Quantity of ${title}`});

/** Restores the cart with Tikka Masala, and then the one with Palak Paneer, which it replaced. */
async function restoreBoth(page: Page, cart: Locator): Promise<void> {
  const restore = cart.getByRole('button', {name: 'Restore your earlier basket'});
  await expect(lineOf(cart, 'Palak Paneer')).toBeVisible();
  await expect(restore).toBeVisible();
  await expectAccessible(page);
  await restore.click();
  await expect(lineOf(cart, 'Chicken Tikka Masala')).toBeVisible();
  await expect(lineOf(cart, 'Palak Paneer')).toHaveCount(0);
  await expect(cart.getByRole('spinbutton')).toHaveValue('2');
  await restore.click();
  await expect(lineOf(cart, 'Palak Paneer')).toBeVisible();
  await expect(lineOf(cart, 'Chicken Tikka Masala')).toHaveCount(0);
}

test('the cart page restores the cart that a link replaced', async ({page}) => {
  await replaceCart(page);
  await page.goto('/cart');
  await restoreBoth(page, page.getByRole('main'));
});

test('the drawer restores the cart that a link replaced', async ({page}) => {
  await replaceCart(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', {name: 'Cart'}).click();
  await restoreBoth(page, cartDrawer(page));
});
