import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {waitForHydrationOf} from '../support/hydration';
import {expectAccessibleInBothThemes} from '../support/themes';

const HEADING = 'From our kitchen, and yours';
const INSTAGRAM = 'https://www.instagram.com/**';
const PROFILE = 'https://www.instagram.com/fusiontiffin.example/';

const section = (page: Page) => page.getByRole('region', {name: HEADING});
const list = (page: Page) => section(page).getByRole('list', {name: HEADING});
const skeleton = (page: Page) => section(page).locator('[data-slot=reel-skeleton]');
const playLinks = (page: Page) => section(page).getByRole('link', {name: /^Play: /});
const scrolled = (page: Page) => list(page).evaluate((element) => element.scrollLeft);

/** Waits until the browser has told the page that the reels are on the screen: their second begins then. */
const untilReportedOnScreen = (page: Page) =>
  section(page).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(element);
      }),
  );

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('email-popup', 'shown'));
});

const show = async (page: Page) => {
  await page.goto('/');
  await section(page).scrollIntoViewIfNeeded();
};

test('three empty cards come first, and the reels a second after they are on the screen', async ({page}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(skeleton(page)).toBeAttached();
  // Until then, the section has an estimated height.
  await expect(page.locator('html')).not.toHaveAttribute('data-late-layout');
  await page.mouse.move(2, 2);
  await waitForHydrationOf(section(page));
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(playLinks(page)).toHaveCount(0);
  const before = await section(page).boundingBox();
  const reported = untilReportedOnScreen(page);
  await section(page).scrollIntoViewIfNeeded();
  await reported;
  await page.clock.runFor(900);
  await expect(playLinks(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(playLinks(page)).toHaveCount(12);
  await expect(skeleton(page)).toHaveCount(0);
  expect(Math.abs(((await section(page).boundingBox())?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(12);
});

test('the reels move on every 5 s until the visitor interacts, and stand still with reduced motion', async ({page}) => {
  await page.clock.install();
  await show(page);
  await page.clock.runFor(1_100);
  await expect(playLinks(page)).toHaveCount(12);
  await page.mouse.move(2, 2);
  await list(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(5_100);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
  await list(page).focus();
  await page.keyboard.press('Home');
  await expect(section(page).getByRole('button', {name: `Play: ${HEADING}`})).toBeVisible();
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect(section(page).getByRole('button', {name: `Play: ${HEADING}`})).toBeHidden();
});

test('a reel asks Instagram only after a click, and fails after 15 s with a link to it', async ({page, tolerated}) => {
  tolerated.push(/left this machine: https:\/\/www\.instagram\.com\/reel\/FusionTiffin01\/embed/);
  await page.route(INSTAGRAM, () => new Promise(() => undefined));
  await page.clock.install();
  await show(page);
  await page.clock.runFor(1_100);
  await expect(page.locator('iframe')).toHaveCount(0);
  await playLinks(page).first().click();
  await expect(section(page).getByTitle('Tikka masala, from pack to plate')).toHaveAttribute(
    'src',
    'https://www.instagram.com/reel/FusionTiffin01/embed/?autoplay=1&muted=1&loop=1',
  );
  await page.clock.runFor(15_500);
  await expect(section(page).getByText('Content unavailable')).toBeVisible();
  await expect(section(page).getByRole('link', {name: 'View on Instagram'}).first()).toHaveAttribute(
    'href',
    'https://www.instagram.com/reel/FusionTiffin01/',
  );
  await expect(playLinks(page)).toHaveCount(11);
});

test('if the code of the reels does not load, the section offers a visit and another attempt', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/Failed to load resource|dynamically imported module|code of the reels did not load/);
  const script = '**/assets/ReelCarousel-*.js';
  await page.route(script, (route) => route.abort());
  await show(page);
  await expect(section(page).getByRole('heading', {name: 'Instagram Content Unavailable'})).toBeVisible();
  await expect(section(page).getByRole('link', {name: 'Visit'})).toHaveAttribute('href', PROFILE);
  await expectAccessibleInBothThemes(page);
  await expect(page.getByRole('heading', {name: 'All six, one box'})).toBeAttached();
  await page.unroute(script);
  await section(page).getByRole('button', {name: 'Try Again'}).click();
  await expect(playLinks(page)).toHaveCount(12);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the reels are links to Instagram', async ({page}) => {
    await page.goto('/');
    await expect(list(page).getByRole('link')).toHaveCount(12);
    await expect(skeleton(page)).toBeHidden();
    await expect(list(page).getByRole('link', {name: 'A weeknight chicken curry'})).toHaveAttribute(
      'href',
      'https://www.instagram.com/reel/FusionTiffin05/',
    );
  });
});
