import type {Page} from '@playwright/test';
import {expect, expectAccessible, test} from '../fixtures';
import {waitForHydrationOf} from '../support/hydration';

const PATH = '/product/palak-paneer';
const CLIP = /\/videos\/palak-paneer-step-\d\.mp4/;

const strip = (page: Page) => page.getByRole('region', {name: 'Cook with us'});

/** Returns the steps whose clips were requested from now on. */
function watchClips(page: Page): () => readonly number[] {
  const urls = new Set<string>();
  page.on('request', (request) => void (CLIP.test(request.url()) && urls.add(request.url())));
  return () => [...urls].map((url) => Number(/step-(\d)/.exec(url)?.[1])).toSorted();
}

test('the strip shows five steps with their times and loads no clip before it is on the screen', async ({page}) => {
  const clips = watchClips(page);
  await page.goto(PATH);
  const steps = strip(page).getByRole('list', {name: 'Cook with us'}).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(0)).toContainText('5 minutes');
  await expect(steps.nth(1)).toContainText('8–10 minutes');
  await expect(strip(page)).toContainText('5 steps, at most 25 minutes in your kitchen.');
  await page.waitForLoadState('networkidle');
  expect(clips()).toEqual([]);
});

test('the clips play one after the other once the strip is on the screen, and the button pauses them', async ({
  page,
}) => {
  await page.goto(PATH);
  await strip(page).scrollIntoViewIfNeeded();
  const pauseSecond = strip(page).getByRole('button', {name: 'Pause step 2'});
  await expect(pauseSecond).toBeVisible({timeout: 20_000});
  await strip(page).getByRole('button', {name: 'Pause', exact: true}).click();
  await expect(strip(page).getByRole('button', {name: 'Play step 2'})).toBeVisible();
  await expect(strip(page).getByRole('button', {name: 'Play all steps'})).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await strip(page).scrollIntoViewIfNeeded();
  await expect(strip(page).getByRole('button', {name: /^Pause/})).toHaveCount(0);
});

test('a step is played and paused with the keyboard', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(PATH);
  const third = strip(page).getByRole('button', {name: /step 3$/});
  await waitForHydrationOf(third);
  await third.focus();
  await page.keyboard.press('Enter');
  await expect(third).toHaveAccessibleName('Pause step 3');
  await page.keyboard.press('Enter');
  await expect(third).toHaveAccessibleName('Play step 3');
  await expectAccessible(page);
});

test.describe('nothing plays by itself', () => {
  test('with reduced motion', async ({page}) => {
    const clips = watchClips(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(PATH);
    await strip(page).scrollIntoViewIfNeeded();
    await expect(strip(page).getByRole('button', {name: 'Play step 1'})).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(clips()).toEqual([]);
  });

  test('for a browser that saves data', async ({page, context}) => {
    await context.setExtraHTTPHeaders({'Save-Data': 'on'});
    const clips = watchClips(page);
    await page.goto(PATH);
    await strip(page).scrollIntoViewIfNeeded();
    await expect(strip(page).getByRole('button', {name: 'Play step 1'})).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(clips()).toEqual([]);
  });
});

test('a bundle, which has no recipe of its own, has no strip', async ({page}) => {
  await page.goto('/product/desi-comfort-trio');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('each step has its poster, its text and a plain video with controls', async ({page}) => {
    await page.goto(PATH);
    await strip(page).scrollIntoViewIfNeeded();
    const videos = strip(page).locator('video[controls]');
    await expect(videos).toHaveCount(5);
    await expect(videos.first()).toHaveCSS('opacity', '1');
    await expect(strip(page).getByRole('button')).toHaveCount(0);
    await expect(strip(page).getByRole('listitem').first()).toContainText('Make the recipe paste');
  });
});

test('a phone shows picture, title, stars, price, heat and what to add on its first screen', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(PATH);
  const main = page.getByRole('main');
  const parts = [
    main.getByText('Serving suggestion'),
    main.getByRole('heading', {level: 1, name: 'Palak Paneer'}),
    main.getByRole('img', {name: /out of 5 stars/}).first(),
    main.getByText('$7.99').first(),
    main.getByText('Heat: Medium').first(),
    main.getByText('You add', {exact: true}),
    main.getByText('Paneer', {exact: true}).first(),
    main.getByText('Oil', {exact: true}),
    main.getByText('Hot water', {exact: true}),
  ];
  for (const part of parts) {
    const box = await part.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height).toBeLessThanOrEqual(740);
  }
});
