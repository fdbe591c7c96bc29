import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';
import {CARDS, fillCheckout, payWith} from '../support/checkout';

const PRODUCT = 'Palak Paneer';

/** Buys a product; only the place of the cart differs between pages with and without scripts. */
async function buyFromHome(page: Page, cart: () => ReturnType<Page['locator']>) {
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1, name: 'Authentic Indian Meals in 15 Minutes'})).toBeVisible();
  const popular = page.getByRole('region', {name: 'Our Most Popular Products'});
  await expect(popular.getByRole('article')).toHaveCount(6);
  await popular.getByRole('link', {name: PRODUCT}).click();
  await expect(page.getByRole('heading', {level: 1, name: PRODUCT})).toBeVisible();
  await addButton(page, PRODUCT).click();
  await expect(cart().getByText('$7.99').first()).toBeVisible();

  const quantity = cart()
    .getByRole('group', {name: `Quantity of ${PRODUCT}`})
    .getByRole('spinbutton');
  await cart().getByRole('button', {name: 'One more'}).click();
  await expect(quantity).toHaveValue('2');
  await expect(cart().getByText('$15.98').first()).toBeVisible();

  await applyCode(cart(), 'nonsense');
  await expect(cart().getByText('This promo code is invalid or has expired.')).toBeVisible();
  await applyCode(cart(), 'REDWHITECURRY');
  await expect(cart().getByText('This promo code is invalid or has expired.')).toBeVisible();
  await applyCode(cart(), 'summer10');
  await expect(cart().getByText('$14.38').first()).toBeVisible();
  await expect(cart().getByText('This promo code is invalid or has expired.')).toBeHidden();

  await cart().getByText('Is this a gift? Add a note').click();
  await cart().getByLabel('Gift note').fill('Happy birthday, Mum!');
  await cart().getByRole('button', {name: 'Save note'}).click();
}

const applyCode = async (cart: ReturnType<Page['locator']>, code: string) => {
  await cart.getByLabel('Promo code').fill(code);
  await cart.getByRole('button', {name: 'Apply'}).click();
};

/** Pays with a declined card, then with a valid one. */
async function payAtLast(page: Page) {
  await expect(page.getByText('Happy birthday, Mum!')).toBeVisible();
  await fillCheckout(page);
  await payWith(page, CARDS.declined);
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Portland');
  await payWith(page, CARDS.approved);
  await expect(page.getByRole('heading', {name: 'Thank you, Ada!'})).toBeVisible();
  await expect(page.getByText('Order #1001 is confirmed')).toBeVisible();
}

test.describe('with scripts', () => {
  test(
    'a shopper gets from the home page to a paid order through the drawer',
    {tag: '@gate'},
    async ({page, stack, tolerated}) => {
      // Chromium logs the 422 response to a declined card.
      tolerated.push(/status of 422/);
      await buyFromHome(page, () => cartDrawer(page));
      const drawer = cartDrawer(page);
      await expect(drawer.getByText('Your gift note is saved.')).toBeVisible();
      await drawer.getByRole('link', {name: 'Checkout'}).click();
      await payAtLast(page);
      await page.getByRole('link', {name: 'Continue shopping'}).click();
      await page.getByRole('banner').getByRole('link', {name: /cart/i}).click();
      await expect(page.getByText('Nothing in here yet')).toBeVisible();

      const [order] = stack.shop.orders();
      expect(order).toMatchObject({
        orderNumber: 1001,
        note: 'Happy birthday, Mum!',
        subtotalMinor: 1598,
        discountMinor: 160,
      });
      expect(order?.totalMinor).toBe(1438 + 499);
    },
  );
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test(
    'a shopper gets from the home page to a paid order through the cart page',
    {tag: '@gate'},
    async ({page, stack, tolerated}) => {
      tolerated.push(/status of 4\d\d/);
      await buyFromHome(page, () => page.getByRole('main'));
      await expect(page).toHaveURL('/cart');
      await page.getByRole('link', {name: 'Checkout'}).click();
      await payAtLast(page);
      await page.goto('/cart');
      await expect(page.getByText('Nothing in here yet')).toBeVisible();
      expect(stack.shop.orders()).toHaveLength(1);
      expect(stack.shop.carts()).toEqual([]);
    },
  );
});
