import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';
import {waitForHydration} from '../support/hydration';
import {expectAccessibleInBothThemes} from '../support/themes';

const PHONE = {width: 360, height: 740};
const COOK = '/recipes/palak-paneer/cook';

const heading = (page: Page, name: string) => page.getByRole('heading', {level: 2, name});
const slide = (page: Page, id: string) => page.locator(`#${id}`);
const next = (page: Page, step: number) => slide(page, `step-${step}`).getByRole('link', {name: 'Next'});

async function openFirstStep(page: Page) {
  await page.goto(COOK);
  await waitForHydration(page);
  await page.getByRole('link', {name: 'Start with step 1'}).click();
  await expect(heading(page, 'Step 1 of 5')).toBeFocused();
}

test('the recipe opens cook mode with the chosen servings, and its exit returns with them', async ({page}) => {
  await page.goto('/recipes/palak-paneer');
  await waitForHydration(page);
  await page.getByRole('link', {name: '4 servings'}).click();
  await expect(page.getByText('1 lb (450 g) paneer')).toBeVisible();
  await expect(page).toHaveURL('/recipes/palak-paneer?servings=4');
  await page.getByRole('link', {name: 'Start Cooking'}).click();
  await expect(page.getByText('For 4 servings')).toBeVisible();
  await expect(page.getByText('1 lb (450 g) paneer').first()).toBeVisible();
  await page.getByRole('link', {name: 'Back to the recipe'}).first().click();
  await expect(page).toHaveURL('/recipes/palak-paneer?servings=4');
  await expect(page.getByRole('link', {name: '4 servings'})).toHaveAttribute('aria-current', 'true');
});

test(
  'the button of a recipe adds the packs that the chosen servings take, also without scripts',
  {tag: '@gate'},
  async ({page, browser, stack}) => {
    await page.goto('/recipes/palak-paneer');
    await expect(addButton(page, 'Palak Paneer')).toBeVisible();
    await page.getByRole('link', {name: '8 servings'}).click();
    await page.getByRole('button', {name: 'Add 4 packs to cart: Palak Paneer'}).click();
    await expect(cartDrawer(page).getByRole('spinbutton')).toHaveValue('4');
    const plain = await browser.newPage({javaScriptEnabled: false});
    await plain.goto(`${stack.origin}/recipes/palak-paneer?servings=4`);
    await plain.getByRole('button', {name: 'Add 2 packs to cart: Palak Paneer'}).click();
    await expect(plain.getByRole('spinbutton')).toHaveValue('2');
    await plain.close();
  },
);

test('steps are turned by links and arrow keys, and a reload keeps the step', {tag: '@gate'}, async ({page}) => {
  await openFirstStep(page);
  await expect(slide(page, 'step-1').getByText('1 pack Palak Paneer')).toBeVisible();
  await next(page, 1).click();
  await expect(heading(page, 'Step 2 of 5')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'Step 3 of 5')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page, 'Step 2 of 5')).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await expect(heading(page, 'Step 2 of 5')).toBeInViewport();
  await expect(heading(page, 'Step 1 of 5')).not.toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: PHONE});

  test('steps are turned by swiping, and only the current one can be reached', async ({page}) => {
    await openFirstStep(page);
    await slide(page, 'step-2').evaluate((element) => element.scrollIntoView());
    await expect(heading(page, 'Step 2 of 5')).toBeInViewport();
    await expect(slide(page, 'step-1')).toHaveAttribute('inert');
    await expect(slide(page, 'step-2')).not.toHaveAttribute('inert');
    await expect(page.locator('body')).toHaveJSProperty('scrollWidth', PHONE.width);
  });
});

test.describe('timers', () => {
  const timer = (page: Page) => page.getByRole('timer', {name: 'Step 1: 5 minutes'});

  test.beforeEach(async ({page}) => {
    await page.clock.install({time: new Date('2026-01-01T18:00:00Z')});
    await openFirstStep(page);
    // From here on, time passes in the tests only.
    await page.clock.pauseAt(new Date('2026-01-01T18:05:00Z'));
    await page.getByRole('button', {name: 'Start timer: 5 minutes'}).click();
  });

  test('run across steps, several at once, and survive a reload', async ({page}) => {
    await page.clock.runFor(60_000);
    await expect(timer(page)).toHaveText('4:00');
    await next(page, 1).click();
    await page.getByRole('button', {name: 'Start timer: 8–10 minutes'}).click();
    await expect(page.getByRole('timer')).toHaveText(['4:00', '8:00']);
    await page.reload();
    await waitForHydration(page);
    await page.clock.runFor(30_000);
    await expect(timer(page)).toHaveText('3:30');
  });

  test('are paused, prolonged, reset and removed', async ({page}) => {
    const press = (name: string) => page.getByRole('button', {name: `${name}, Step 1: 5 minutes`}).click();
    await press('Pause');
    await page.clock.runFor(60_000);
    await expect(timer(page)).toHaveText('5:00');
    await press('+1 min');
    await expect(timer(page)).toHaveText('6:00');
    await press('Resume');
    await page.clock.runFor(60_000);
    await expect(timer(page)).toHaveText('5:00');
    await press('Reset');
    await expect(timer(page)).toHaveText('5:00');
    await press('Remove');
    await expect(timer(page)).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Start timer: 5 minutes'})).toBeVisible();
  });

  test('announce their end, also in the title', async ({page}) => {
    await expect(page).toHaveTitle(/^5:00 · Cook Palak Paneer/);
    await page.clock.runFor(301_000);
    await expect(page.getByRole('alert')).toHaveText('Step 1: 5 minutes: time’s up.');
    await expect(timer(page)).toHaveText('Time’s up');
    await expect(page).toHaveTitle(/^Time’s up · Cook Palak Paneer/);
    await page.getByRole('button', {name: 'Reset, Step 1: 5 minutes'}).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Cook Palak Paneer/);
  });

  test('say that they ended while the page was asleep', async ({page}) => {
    await page.clock.fastForward(8 * 60_000);
    await expect(page.getByRole('alert')).toContainText('time was up 3 minutes ago, while this page was asleep');
  });
});

test.describe('the screen', () => {
  const fakeLock = (page: Page, isGranted: boolean) =>
    page.addInitScript((granted) => {
      const requests: string[] = [];
      const request = (kind: string) => {
        requests.push(kind);
        return granted ? Promise.resolve({release: () => Promise.resolve()}) : Promise.reject(new Error('denied'));
      };
      Object.defineProperty(navigator, 'wakeLock', {value: {request}});
      Object.assign(window, {lockRequests: requests});
    }, isGranted);

  test('stays on, again after the page was hidden', async ({page}) => {
    await fakeLock(page, true);
    await page.goto(COOK);
    await expect(page.getByText('The screen stays on while you cook.')).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => page.evaluate('window.lockRequests')).toEqual(['screen', 'screen']);
  });

  test('may sleep where the browser refuses, and the page says so', async ({page}) => {
    await fakeLock(page, false);
    await page.goto(COOK);
    await expect(page.getByText('This browser cannot keep the screen on')).toBeVisible();
  });

  test('may sleep in browsers without the lock', async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'wakeLock', {value: undefined}));
    await page.goto(COOK);
    await expect(page.getByText('This browser cannot keep the screen on')).toBeVisible();
  });
});

test('the last screen offers the kit', async ({page}) => {
  await page.goto(`${COOK}#finish`);
  await waitForHydration(page);
  await expect(heading(page, 'Dinner is ready')).toBeInViewport();
  await addButton(page, 'Palak Paneer').click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').getByText('Palak Paneer').first()).toBeVisible();
});

test('cook mode works without storage, and with reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await openFirstStep(page);
  await page.getByRole('button', {name: 'Start timer: 5 minutes'}).click();
  await expect(page.getByRole('timer')).toHaveText(/^[45]:\d\d$/);
  await next(page, 1).click();
  await expect(heading(page, 'Step 2 of 5')).toBeInViewport();
});

test('cook mode is accessible with a running timer and at its end', async ({page}) => {
  await openFirstStep(page);
  await page.getByRole('button', {name: 'Start timer: 5 minutes'}).click();
  await expectAccessibleInBothThemes(page);
  await page.goto(`${COOK}#finish`);
  await expect(heading(page, 'Dinner is ready')).toBeInViewport();
  await expectAccessibleInBothThemes(page);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('cook mode is a recipe whose links lead from step to step', async ({page}) => {
    await page.goto('/recipes/palak-paneer?servings=4');
    await page.getByRole('link', {name: 'Start Cooking'}).click();
    await expect(page.getByText('For 4 servings')).toBeVisible();
    await page.getByRole('link', {name: 'Start with step 1'}).click();
    await expect(heading(page, 'Step 1 of 5')).toBeInViewport();
    await expect(page.getByText('stir both packs into 1 cup (250 mL) hot water')).toBeInViewport();
    await expect(page.getByRole('button', {name: /timer/})).toHaveCount(0);
    await next(page, 1).click();
    await expect(heading(page, 'Step 2 of 5')).toBeInViewport();
  });
});
