import {expect, type Locator, type Page} from '@playwright/test';

/** The header's way to the search. */
export const searchLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', {name: 'Search'});

/** The field of the search dialog. */
export const searchField = (page: Page): Locator => page.getByRole('combobox', {name: 'Search the shop'});

/** What is suggested below it. */
export const suggestions = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** Opens the search dialog; a press before scripts run would lead to the search page instead. */
export async function openSearch(page: Page): Promise<void> {
  await untilScriptsRun(page);
  await searchLink(page).click();
  await expect(searchField(page)).toBeFocused();
}

/** Waits until React has taken over the page that the server sent. */
export async function untilScriptsRun(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector('header a');
    return link !== null && Object.keys(link).some((key) => key.startsWith('__react'));
  });
}
