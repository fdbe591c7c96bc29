import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

const PANTRY = 'A small pantry for Indian cooking';

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: string) {
  const link = page.getByRole('main').getByRole('link', {name, exact: true});
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

test('a reader finds an article by its topic with the keyboard, and follows it to a product', async ({page}) => {
  await page.goto('/blogs/journal');
  await tabTo(page, 'Spices');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', {name: 'Spices', exact: true})).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await tabTo(page, PANTRY);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: PANTRY})).toBeVisible();
  await tabTo(page, 'Palak Paneer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/product/palak-paneer');
});

test('a product of an article goes into the cart from there', async ({page}) => {
  await page.goto('/blogs/journal/how-hot-is-hot');
  await page.getByRole('button', {name: /^Add .*Spicy Pepper Chicken/}).click();
  await expect(page.getByRole('dialog').getByRole('link', {name: 'Spicy Pepper Chicken'})).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('blogs, topics and articles are read by links', async ({page}) => {
    await page.goto('/blogs');
    await page.getByRole('main').getByRole('link', {name: 'Journal', exact: true}).click();
    await page.getByRole('link', {name: 'Rice', exact: true}).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await page.getByRole('link', {name: 'Basmati rice, grain by grain'}).click();
    await expect(page.getByRole('heading', {name: '2. Soak'})).toBeVisible();
    await page.getByRole('link', {name: 'Back to Journal'}).click();
    await expect(page).toHaveURL('/blogs/journal');
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('an article with a table fits, and its food is on the first screen', async ({page}) => {
    await page.goto('/blogs/journal/how-hot-is-hot');
    await expect(page.getByRole('img', {name: /^Four bowls of chili powder/})).toBeInViewport({ratio: 0.9});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.goto('/blogs/journal');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
