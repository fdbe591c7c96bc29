import type {Locator, Page} from '@playwright/test';

/** Locates a filter in the row above a list. */
export const filterChip = (page: Page, label: string): Locator =>
  page.getByRole('list', {name: 'Filter by'}).getByRole('link', {name: label, exact: true});

/**
 * Waits until React has hydrated the filters, whose code loads after the page's. Before, a filter is a link that loads a new
 * document without focus, and the sheet is not modal.
 */
export async function waitForFilterHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const bar = document.querySelector('[data-slot="filter-bar"]');
    return bar !== null && Object.keys(bar).some((key) => key.startsWith('__react'));
  });
}

/** Opens the sheet with all filters. */
export async function openFilters(page: Page): Promise<void> {
  await waitForFilterHydration(page);
  await page.getByRole('button', {name: 'Filters'}).click();
}

/** Locates the control that leads from the sheet to the list. */
export const showButton = (page: Page): Locator => page.getByRole('button', {name: /^Show (\S+ )*dish(es)?$/});
