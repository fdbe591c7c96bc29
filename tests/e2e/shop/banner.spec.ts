import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {MAX_LAYOUT_SHIFT, trackLayoutShift} from '../support/shift';

const FOR_ALL = [
  'Save 15% with code FUSION15 on all products',
  'Authentic Indian flavors in 15 minutes',
  'Free shipping on orders over $35',
];
const FIRST_ORDER = '15% off your first order with code FUSION15';
const LONG_MS = 60_000;

const banner = (page: Page) => page.getByRole('region', {name: 'Offers'});
/** The only visible message; the others are hidden from assistive technology, too. */
const message = (page: Page) => banner(page).getByRole('link');
const pauseButton = (page: Page) => banner(page).getByRole('button', {name: 'Pause the offers'});
const dismissButton = (page: Page) => banner(page).getByRole('button', {name: 'Dismiss this offer'});

/** Opens a page whose clock the test controls, and waits for hydration. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install({time: '2026-06-01T12:00:00Z'});
  // The clock stops before the page loads, so that loading does not count as time on the page.
  await page.clock.pauseAt('2026-06-01T12:00:01Z');
  await page.goto(path);
  await expect(pauseButton(page)).toBeVisible();
}

/** Records, from the next page on, whether the banner was ever visible and the sum of layout shifts. */
async function watchFrames(page: Page): Promise<() => Promise<{wasSeen: boolean; shift: number}>> {
  const shift = await trackLayoutShift(page);
  await page.addInitScript(() => {
    const frames = {wasSeen: false};
    Object.assign(window, {frames});
    const look = () => {
      const height = document.querySelector('[aria-label="Offers"]')?.getBoundingClientRect().height ?? 0;
      if (height > 0) frames.wasSeen = true;
      requestAnimationFrame(look);
    };
    look();
  });
  const wasSeen = () => page.evaluate(() => (window as unknown as {frames: {wasSeen: boolean}}).frames.wasSeen);
  return async () => ({wasSeen: await wasSeen(), shift: await shift()});
}

test('the product list rotates its three messages every 5 seconds, each linking to the products', async ({page}) => {
  await openWithClock(page, '/products');
  for (const text of [...FOR_ALL, ...FOR_ALL.slice(0, 1)]) {
    await expect(message(page)).toContainText(text);
    await expect(message(page)).toHaveAttribute('href', '/products');
    await page.clock.runFor(5_000);
  }
  await expect(dismissButton(page)).toHaveCount(0);
});

test('the home page rotates offers for a first order every 8 seconds', async ({page}) => {
  await openWithClock(page, '/');
  await expect(message(page)).toContainText(FIRST_ORDER);
  await page.clock.runFor(5_000);
  await expect(message(page)).toContainText(FIRST_ORDER);
  await page.clock.runFor(3_000);
  await expect(message(page)).not.toContainText(FIRST_ORDER);
  await expect(message(page)).toContainText('FUSION15');
  await message(page).click();
  await expect(page).toHaveURL('/products');
});

test('the messages stop while paused, hovered or focused, and rotate without announcements', async ({page}) => {
  await openWithClock(page, '/products');
  const [first = '', second = ''] = FOR_ALL;
  const live = banner(page).locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');

  await message(page).hover();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(LONG_MS);
  await expect(message(page)).toContainText(first);
  await page.mouse.move(0, 500);

  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await expect(message(page)).toBeFocused();
  await page.clock.runFor(LONG_MS);
  await expect(message(page)).toContainText(first);

  await page.keyboard.press('Tab');
  await expect(pauseButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.clock.runFor(LONG_MS);
  await expect(message(page)).toContainText(first);

  await banner(page).getByRole('button', {name: 'Let the offers take turns'}).click();
  await page.mouse.move(0, 500);
  await expect(live).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(5_000);
  await expect(message(page)).toContainText(second);
});

test('a dismissed banner stays hidden without a flash or a layout shift, and a permanent one stays visible', async ({
  page,
}) => {
  await page.goto('/');
  await dismissButton(page).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  const frames = await watchFrames(page);
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('link', {name: 'View All Products'}).scrollIntoViewIfNeeded();
  expect(await frames()).toEqual({wasSeen: false, shift: 0});

  await page.goto('/products');
  await expect(message(page)).toContainText(FOR_ALL[0] ?? '');
  await page.getByRole('banner').getByRole('link', {name: 'Home', exact: true}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', {name: 'How It Works'})).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('the message has its final position before its controls load', async ({page}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({width, height: 780});
    await page.goto('/');
    await expect(pauseButton(page)).toBeVisible();
    const place = await message(page).boundingBox();
    for (const control of [dismissButton(page), pauseButton(page)]) {
      await control.evaluate((button) => button.remove());
      expect(await message(page).boundingBox()).toEqual(place);
    }
  }
});

test('a permanent banner causes no layout shift', async ({page}) => {
  const frames = await watchFrames(page);
  for (const path of ['/', '/products']) {
    await page.goto(path);
    await expect(pauseButton(page)).toBeVisible();
    const {wasSeen, shift} = await frames();
    expect(wasSeen).toBe(true);
    expect(shift).toBeLessThan(MAX_LAYOUT_SHIFT);
  }
});

for (const [trouble, breakStorage] of [
  [
    'blocked',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`a dismissal lasts until a reload if storage is ${trouble}`, async ({page}) => {
    await page.addInitScript(breakStorage);
    await page.goto('/');
    await dismissButton(page).click();
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect(message(page)).toContainText(FIRST_ORDER);
    await expect(dismissButton(page)).toBeVisible();
  });
}

test('reduced motion shows the first message without controls', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.clock.install();
  await page.goto('/');
  await expect(dismissButton(page)).toBeVisible();
  await expect(pauseButton(page)).toHaveCount(0);
  await page.clock.runFor(LONG_MS);
  await expect(message(page)).toContainText(FIRST_ORDER);
});

for (const path of ['/', '/products']) {
  test(`the banner of ${path} has large targets on every screen`, async ({page}) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(path);
      await expect(pauseButton(page)).toBeVisible();
      for (const target of await banner(page).locator('a, button').all()) {
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    }
  });
}

test('every page that promises fifteen minutes explains them', async ({page}) => {
  for (const path of ['/', '/products']) {
    await page.goto(path);
    await expect(page.getByText('15 minutes is your hands-on time')).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the first message is shown without controls', async ({page}) => {
    for (const [path, text] of [
      ['/', FIRST_ORDER],
      ['/products', FOR_ALL[0] ?? ''],
    ] as const) {
      await page.goto(path);
      await expect(message(page)).toContainText(text);
      await expect(banner(page).getByRole('button')).toHaveCount(0);
    }
    await page.goto('/');
    await message(page).click();
    await expect(page).toHaveURL('/products');
  });
});
