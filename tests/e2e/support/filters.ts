import type {Locator, Page} from '@playwright/test';
import {untilScriptsRun} from './search';

/** A filter in the row above a list. */
export const filterChip = (page: Page, label: string): Locator =>
  page.getByRole('list', {name: 'Filter by'}).getByRole('link', {name: label, exact: true});

/** Opens the sheet that holds all filters; a press before scripts run would open it without making it modal. */
export async function openFilters(page: Page): Promise<void> {
  await untilScriptsRun(page);
  await page.getByRole('button', {name: 'Filters'}).click();
}

/** What leads from the sheet to the list. */
export const showButton = (page: Page): Locator => page.getByRole('button', {name: /^Show (\S+ )*dish(es)?$/});
