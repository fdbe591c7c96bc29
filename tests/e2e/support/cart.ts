import type {Locator, Page} from '@playwright/test';

/** @returns the button that puts a product into the cart; the first where a page offers it twice. */
export const addButton = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('button', {name: new RegExp(`^Add to cart ?: ${title}$`)})
    .first();

/** @returns the drawer, which opens after something was added. */
export const basket = (page: Page): Locator => page.getByRole('dialog', {name: 'Your basket'});
