import type {Locator, Page} from '@playwright/test';
import {waitForHydration} from './search';

/** Locates a filter in the row above a list. */
export const filterChip = (page: Page, label: string): Locator =>
  page.getByRole('list', {name: 'Filter by'}).getByRole('link', {name: label, exact: true});

/** Opens the sheet with all filters after hydration, because earlier it would not be modal. */
export async function openFilters(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('button', {name: 'Filters'}).click();
}

/** Locates the control that leads from the sheet to the list. */
export const showButton = (page: Page): Locator => page.getByRole('button', {name: /^Show (\S+ )*dish(es)?$/});
