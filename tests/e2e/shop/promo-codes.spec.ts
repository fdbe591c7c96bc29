import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';

const REFUSED = 'This promo code is invalid or has expired.';
const field = (page: Page) => cartDrawer(page).getByRole('textbox', {name: 'Promo code'});
const remove = (page: Page) => cartDrawer(page).getByRole('button', {name: 'Remove promo code SUMMER10'});

async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a promo code is entered, rejected, corrected and removed by keyboard alone', {tag: '@gate'}, async ({page}) => {
  await page.goto('/product/palak-paneer');
  await addButton(page, 'Palak Paneer').press('Enter');
  await expect(field(page)).toBeVisible();
  await tabTo(page, field(page));
  await page.keyboard.type('REDWHITECURRY');
  await page.keyboard.press('Enter');
  await expect(cartDrawer(page).getByText(REFUSED)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(REFUSED));

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('summer10');
  await page.keyboard.press('Enter');
  await expect(remove(page)).toBeVisible();
  await expect(cartDrawer(page).getByText(REFUSED)).toBeHidden();
  await expect(field(page)).toHaveValue('');

  await tabTo(page, remove(page));
  await page.keyboard.press('Enter');
  await expect(remove(page)).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
});
