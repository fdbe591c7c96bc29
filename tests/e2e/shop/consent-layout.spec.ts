import type {Page} from '@playwright/test';
import {expect, testWithAccounts as test} from '../fixtures';

test.use({isUndecided: true});

const PATHS = ['/product/palak-paneer', '/', '/auth', '/cart'];
const SCREENS = [
  {width: 360, height: 640},
  {width: 768, height: 1024},
  {width: 1280, height: 800},
];
const MAX_HEIGHT = 56;

const question = (page: Page) => page.getByRole('region', {name: 'Privacy choices'});

/** Returns the names of links, buttons and fields of the page that the question covers, wherever they are on the screen. */
const covered = (page: Page) =>
  question(page).evaluate((banner) => {
    const box = banner.getBoundingClientRect();
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')];
    return controls
      .filter((control) => !banner.contains(control) && control.checkVisibility({opacityProperty: true}))
      .filter((control) => {
        const {left, right, top, bottom} = control.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((control) => control.textContent ?? control.tagName);
  });

for (const screen of SCREENS)
  test(`the question is one line that covers no action, at ${screen.width} by ${screen.height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    for (const path of PATHS) {
      await page.goto(path);
      await expect(question(page), path).toBeInViewport({ratio: 1});
      const height = await page.locator('#consent-room').evaluate((room) => (room as HTMLElement).offsetHeight);
      expect.soft(height, path).toBeLessThanOrEqual(MAX_HEIGHT);
      expect.soft(await covered(page), path).toEqual([]);
      // It stays where it is in the page, so that it covers nothing that scrolls by, either.
      await expect.soft(question(page), path).toHaveCSS('position', 'static');
    }
  });

test('the question fits a phone with text of twice the size', async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const overflow = await page.locator('#consent-room').evaluate((room) => room.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  for (const answer of ['Decline', 'Accept'])
    await expect(question(page).getByRole('button', {name: answer})).toBeInViewport({ratio: 1});
});

test('the choice that the footer opens comes after the footer and covers no action', async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  await page.goto('/product/palak-paneer');
  await question(page).getByRole('button', {name: 'Decline'}).click();
  await page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'}).click();
  await expect(question(page)).toBeFocused();
  // A page can be scrolled by whole pixels only.
  await expect(question(page)).toBeInViewport({ratio: 0.99});
  expect(await covered(page)).toEqual([]);
});
