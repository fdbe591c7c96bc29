import type {Page} from '@playwright/test';

/** Card numbers of the test gateway, each with a fixed result. */
export const CARDS = {approved: '1', declined: '2', failing: '3'} as const;

/** Fills in the local checkout's form with this email address, without paying. */
export async function fillCheckout(page: Page, email = 'ada@shopper.example'): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Address', {exact: true}).fill('12 Analytical Way');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State').selectOption('OR');
  await page.getByLabel('ZIP code').fill('97201');
}

export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', {name: 'Pay now'}).click();
}
