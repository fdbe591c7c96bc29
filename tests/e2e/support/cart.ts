import type {Locator, Page} from '@playwright/test';

/** Locates the button that adds a product to the cart; the first one if the page has two. */
export const addButton = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('button', {name: new RegExp(`^Add to cart ?: ${title}$`)})
    .first();

/** Locates the drawer, which opens after a product was added. */
export const cartDrawer = (page: Page): Locator => page.getByRole('dialog', {name: 'Your basket'});
