import type {Locator, Page} from '@playwright/test';

/** Locates the values of an option of a product. */
export const optionGroup = (within: Page | Locator, name: string): Locator =>
  within.getByRole('group', {name, exact: true});

/** Locates a value of an option on the page of its product. @param value with what screen readers hear of it */
export const option = (page: Page, name: string, value: string): Locator =>
  optionGroup(page.getByRole('main'), name).getByRole('link', {name: value, exact: true});

/** Locates what a card has in place of the button that adds its product. */
export const chooseButton = (page: Page, title: string): Locator =>
  page.getByRole('link', {name: `Choose options: ${title}`});
