import type {Locator, Page} from '@playwright/test';
import {waitForHydrationOf} from './hydration';

/** Locates a filter in the row above a list. */
export const filterChip = (page: Page, label: string): Locator =>
  page.getByRole('list', {name: 'Filter by'}).getByRole('link', {name: label, exact: true});

/**
 * Waits until React has hydrated the filters, whose code loads after the page's. Before, a filter is a link that loads a new
 * document without focus, and the sheet is not modal.
 */
export const waitForFilterHydration = (page: Page): Promise<void> =>
  waitForHydrationOf(page.locator('[data-slot="filter-bar"]'));

export async function openFilters(page: Page): Promise<void> {
  await waitForFilterHydration(page);
  await page.getByRole('button', {name: 'Filters'}).click();
}

/** Locates the control that leads from the sheet to the list. */
export const showButton = (page: Page): Locator => page.getByRole('button', {name: /^Show (\S+ )*dish(es)?$/});
