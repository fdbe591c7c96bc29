import type {Locator, Page} from '@playwright/test';
import {expect} from '../fixtures';

/** Locates the button that adds a product to the cart; the first one if the page has two. */
export const addButton = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('button', {name: new RegExp(`^Add to cart ?: ${title}$`)})
    .first();

/** Locates the drawer, which opens after a product was added. */
export const cartDrawer = (page: Page): Locator => page.getByRole('dialog', {name: 'Your basket'});

/** Opens a product page and adds the product to the cart. */
export async function addToCart(page: Page, title = 'Palak Paneer', path = '/product/palak-paneer'): Promise<void> {
  await page.goto(path);
  await addButton(page, title).click();
  await expect(cartDrawer(page).getByRole('group', {name: `Quantity of ${title}`})).toBeVisible();
}

/** Locates the field for the quantity of the only line in the drawer. */
export const cartQuantity = (page: Page): Locator => cartDrawer(page).getByRole('spinbutton');
