import type {Page} from '@playwright/test';
import type {StackWithBackend} from '../../support/stack';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';

interface View {
  readonly theme: 'light' | 'dark';
  /** In pixels. */
  readonly width: number;
}

/** Each theme and each width is in the first run, so that a gate needs no other. The first view of a run gets every rule. */
const RUNS: readonly (readonly View[])[] = [
  [
    {theme: 'light', width: 1280},
    {theme: 'dark', width: 360},
  ],
  [
    {theme: 'light', width: 360},
    {theme: 'dark', width: 1280},
  ],
];

/** The rules of axe whose result depends on colors or on the width alone: another view of the same document needs no others. */
const VIEW_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** Returns the paths of screens after creating what they show. */
export type Screens = (page: Page, stack: StackWithBackend) => Promise<readonly string[]>;
export const signedOut =
  (...paths: readonly string[]): Screens =>
  () =>
    Promise.resolve(paths);

const PHONE_WIDTH = 360;

/** Expects a screen without violations and no wider than its window, on a phone even with text of twice the size. */
async function expectWellMade(page: Page, path: string, views: readonly View[]): Promise<void> {
  await page.goto(path);
  await expect.soft(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
  await page.evaluate(() => {
    // Lays out sections out of sight, as an idle browser does.
    delete document.documentElement.dataset.lateLayout;
    document.querySelectorAll<HTMLDetailsElement>('main details').forEach((details) => (details.open = true));
  });
  for (const [at, {theme, width}] of views.entries()) {
    await page.setViewportSize({width, height: 800});
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${path} is wider than ${width} pixels`).toBeLessThanOrEqual(0);
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
    await expectAccessible(page, at === 0 ? undefined : VIEW_RULES);
  }
  await page.setViewportSize({width: PHONE_WIDTH, height: 800});
  const enlarged = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // Without transitions, also those of 1 ms for reduced motion, the sizes are measured at once.
    sheet.replaceSync('html {font-size: 200%} * {transition: none !important}');
    document.adoptedStyleSheets.push(sheet);
    return document.documentElement.scrollWidth - innerWidth;
  });
  expect.soft(enlarged, `${path} is wider than a phone with text of twice the size`).toBeLessThanOrEqual(0);
}

/**
 * Defines the tests of groups of screens: every view is accessible and not too wide. The file may choose another store profile.
 * @param tag of the first run
 */
export function testScreens(tag: '@gate' | null, groups: readonly (readonly [what: string, screens: Screens])[]): void {
  test.use({reducedMotion: 'reduce'});
  // A journey opens many screens.
  test.beforeEach(({tolerated}, info) => {
    tolerated.push(/status of 4(00|04|10)/);
    info.setTimeout(4 * info.timeout);
  });

  for (const [run, views] of RUNS.entries())
    for (const [what, screens] of groups)
      test(
        `${what} are accessible, ${views.map(({theme, width}) => `${theme} at ${width} pixels`).join(' and ')}`,
        {tag: run === 0 && tag ? tag : []},
        async ({page, stack}) => {
          for (const path of await screens(page, stack)) await test.step(path, () => expectWellMade(page, path, views));
        },
      );
}
