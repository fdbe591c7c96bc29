import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {waitForHydration} from '../support/hydration';
import {MAX_LAYOUT_SHIFT, trackLayoutShift} from '../support/shift';

/** A small one: on taller phones the main button is on the first screen. */
const PHONE = {width: 360, height: 640};
const DESKTOP = {width: 1280, height: 800};

const bar = (page: Page) => page.getByRole('region', {name: 'Buy'});
const barButton = (page: Page) => bar(page).getByRole('button', {name: 'Add to cart: Palak Paneer'});
const boxButton = (page: Page) =>
  page.getByRole('main').getByRole('button', {name: 'Add to cart: Palak Paneer'}).first();

/** Waits for hydration, then scrolls to an element as a shopper does. */
async function scrollTo(page: Page, text: string) {
  await waitForHydration(page);
  await page
    .getByText(text)
    .first()
    .evaluate((element) => element.scrollIntoView({block: 'center'}));
}

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  test('a buy button is visible from the start without a layout shift', {tag: '@gate'}, async ({page}) => {
    const shift = await trackLayoutShift(page);
    await page.goto('/product/palak-paneer');
    await waitForHydration(page);
    await expect(barButton(page)).toBeInViewport({ratio: 1});
    await expect(boxButton(page)).not.toBeInViewport({ratio: 1});
    await scrollTo(page, 'Free standard shipping from');
    await expect(bar(page)).toHaveCount(0);
    await scrollTo(page, 'Nutrition Facts');
    await expect(barButton(page)).toBeInViewport({ratio: 1});
    expect(await shift()).toBeLessThan(MAX_LAYOUT_SHIFT);
  });

  test('the bar never covers the focused element', async ({page}) => {
    await page.goto('/product/palak-paneer');
    await waitForHydration(page);
    const covered: string[] = [];
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const [focused, bar] = [document.activeElement, document.querySelector('[data-slot=buy-bar]')];
        // After the last element, the focus leaves the page.
        if (
          !focused ||
          focused === document.body ||
          !bar ||
          bar.contains(focused) ||
          getComputedStyle(bar).visibility === 'hidden'
        )
          return null;
        const isCovered = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
        return isCovered && bar.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING
          ? focused.textContent
          : null;
      });
      if (name !== null) covered.push(name);
    }
    expect(covered).toEqual([]);
  });
});

test.describe('on a desktop', () => {
  test.use({viewport: DESKTOP});

  test('the bar appears once the button is scrolled out of view, and ends at the footer', async ({page}) => {
    await page.goto('/product/palak-paneer');
    await waitForHydration(page);
    await expect(boxButton(page)).toBeInViewport({ratio: 1});
    await expect(bar(page)).toHaveCount(0);
    await scrollTo(page, 'Nutrition Facts');
    await expect(barButton(page)).toBeInViewport({ratio: 1});
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const end = await bar(page).boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeCloseTo(footer?.y ?? 0, 0);
  });
});

test.describe('on a screen of 256 pixels', () => {
  test.use({viewport: {width: 320, height: 256}});

  test('the bar is at the end of the page instead of covering the small viewport', async ({page}) => {
    await page.goto('/product/palak-paneer');
    await scrollTo(page, 'Nutrition Facts');
    await expect(barButton(page)).not.toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: PHONE});

  test('a buy button is visible from the start, and works', async ({page}) => {
    await page.goto('/product/palak-paneer');
    await expect(barButton(page)).toBeInViewport({ratio: 1});
    await barButton(page).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('main').getByRole('link', {name: 'Palak Paneer'})).toBeVisible();
  });
});
