import {expect, type Locator, type Page} from '@playwright/test';

/** Locates the banner that asks for consent. */
export const privacyBanner = (page: Page): Locator => page.getByRole('region', {name: 'Privacy choices'});

/** Answers the banner with the button of this name. */
export const answerBanner = (page: Page, name: string): Promise<void> =>
  privacyBanner(page).getByRole('button', {name}).click();

/** Returns the id of the visit that this tab stores; undefined without one. */
export const visitId = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (JSON.parse(sessionStorage.getItem('analytics-visit') ?? 'null') as {id: string} | null)?.id);

/** Adds the product of an open product page to the cart, and waits for the drawer. */
export async function addPalakPaneer(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', {name: /^Add to cart: Palak Paneer/})
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link', {name: 'Checkout'})).toBeVisible();
}
