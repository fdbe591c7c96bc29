import {expect, type Locator, type Page} from '@playwright/test';
import {waitForHydration} from './hydration';

export const searchLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', {name: 'Search'});

export const searchField = (page: Page): Locator => page.getByRole('combobox', {name: 'Search the shop'});

export const suggestions = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** Opens the search dialog after hydration, because the link leads to the search page before. */
export async function openSearch(page: Page): Promise<void> {
  await waitForHydration(page);
  await searchLink(page).click();
  await expect(searchField(page)).toBeFocused();
}
