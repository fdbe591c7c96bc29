import type {Page} from '@playwright/test';
import {expect, testWithAccounts as test} from '../fixtures';
import {waitForHydration} from '../support/hydration';

/** In milliseconds; exceeds the idle time before Google's prompt is requested. */
const A_WHILE_MS = 5_000;
const PROMPT = 'iframe[title="Sign in with Google"]';

test.use({hasPrompt: true});

const promptFrame = (page: Page) => page.locator(PROMPT);
const isRemembered = (page: Page) => page.evaluate(() => localStorage.getItem('one-tap-dismissed') === 'yes');

/** Opens a page, whose clock the test controls, and waits for the prompt. */
async function openWithPrompt(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  await page.clock.runFor(A_WHILE_MS);
  await expect(promptFrame(page)).toBeVisible();
}

/** Scrolls through the whole page and returns the names of controls that the prompt covers. */
const coveredControls = (page: Page) =>
  page.evaluate((prompt) => {
    const covered: string[] = [];
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({top, behavior: 'instant'});
      for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
        const {left, right, top: above, bottom} = control.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (above + bottom) / 2);
        if (found?.matches(prompt)) covered.push(control.textContent ?? control.tagName);
      }
    }
    return covered;
  }, PROMPT);

for (const width of [320, 360, 768, 1280])
  for (const path of ['/', '/products', '/product/palak-paneer'])
    test(`Google’s prompt covers no control of ${path} at ${width} px, and is not cut off`, async ({page}) => {
      await page.setViewportSize({width, height: 780});
      await page.clock.install();
      await openWithPrompt(page, path);
      expect(await coveredControls(page)).toEqual([]);
      const {x = -1, width: own = 0} = (await promptFrame(page).boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + own).toBeLessThanOrEqual(width);
    });

test('Google’s prompt causes no layout shift', async ({page}) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const shifts = ((window as {shifts?: number[]}).shifts = []) as number[];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & {value: number}).value);
    }).observe({type: 'layout-shift'});
  });
  await expect(promptFrame(page)).toBeVisible();
  await expect(promptFrame(page)).not.toBeInViewport();
  expect(await page.evaluate(() => (window as {shifts?: number[]}).shifts)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148',
    viewport: {width: 360, height: 780},
  });

  test('Google’s prompt is not requested if it would be a sheet over the page', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.goto('/about');
    await waitForHydration(page);
    await page.clock.runFor(A_WHILE_MS);
    // All earlier requests have completed by now.
    await page.evaluate(() => fetch('/health'));
    expect(asked.filter((path) => /gsi|one-tap\/offer/.test(path))).toEqual([]);
  });
});

test('Google’s prompt is not shown on forms and before the checkout', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  const paths = ['/auth', '/login', '/account/recover', '/cart', '/contact', '/profile', '/secure-orders', '/search'];
  for (const path of paths) {
    await page.goto(path);
    await waitForHydration(page);
    await page.clock.runFor(A_WHILE_MS);
    // All earlier requests have completed by now.
    await page.evaluate(() => fetch('/health'));
  }
  expect(asked.filter((path) => /gsi|one-tap\/offer/.test(path))).toEqual([]);
});

test('Google’s prompt closes on navigation', async ({page}) => {
  await page.clock.install();
  await openWithPrompt(page, '/about');
  await page.getByRole('banner').getByRole('link', {name: 'Products', exact: true}).click();
  await expect(page).toHaveURL('/products');
  await expect(promptFrame(page)).toHaveCount(0);
  await page.clock.runFor(A_WHILE_MS);
  await page.evaluate(() => fetch('/health'));
  await expect(promptFrame(page)).toHaveCount(0);
  expect(await isRemembered(page)).toBe(false);
});

for (const [where, press] of [
  ['the page', (page: Page) => page.keyboard.press('Escape')],
  ['within', (page: Page) => promptFrame(page).contentFrame().getByRole('button', {name: 'Close'}).press('Escape')],
] as const)
  test(`Escape closes Google’s prompt permanently, pressed from ${where}`, async ({page}) => {
    await page.clock.install();
    await openWithPrompt(page, '/about');
    await press(page);
    await expect(promptFrame(page)).toHaveCount(0);
    expect(await isRemembered(page)).toBe(true);
  });

test('the close button of Google’s prompt is in view', async ({page}) => {
  await page.clock.install();
  await openWithPrompt(page, '/about');
  await promptFrame(page).scrollIntoViewIfNeeded();
  const close = promptFrame(page).contentFrame().getByRole('button', {name: 'Close'});
  await expect(close).toBeInViewport({ratio: 1});
  await close.click();
  await expect(promptFrame(page)).toHaveCount(0);
});
