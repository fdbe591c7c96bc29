import type {Page} from '@playwright/test';
import {INCOMPLETE_PRODUCTS_SEED} from '../../support/incomplete-products-seed';
import {expect, test} from '../fixtures';
import {recordShopEvents, shopEvents} from '../support/shop-events';

test.use({seed: INCOMPLETE_PRODUCTS_SEED});

const place = (page: Page, number: number, count = 4) =>
  expect(page.getByText(`Picture ${number} of ${count}`)).toBeAttached();
const thumb = (page: Page, number: number) => page.getByRole('link', {name: new RegExp(`^Show picture ${number} of`)});
const eventNames = async (page: Page) => (await shopEvents(page)).map(({name}) => name);

test.describe('a clip', () => {
  test('shows an error if a clip fails', async ({page, tolerated}) => {
    tolerated.push(/Failed to load resource/);
    await page.route('**/*.mp4?*', (route) => route.abort());
    await page.goto('/product/only-a-clip');
    await page.getByRole('link', {name: 'Play: Cooking, a clip'}).click();
    await expect(page.getByText('Content unavailable')).toBeVisible();
  });

  test('shows an error if a clip has not loaded after 15 s', async ({page}) => {
    await page.clock.install();
    await page.route('**/*.mp4?*', () => new Promise(() => undefined));
    await page.goto('/product/only-a-clip');
    await page.getByRole('link', {name: 'Play: Cooking, a clip'}).click();
    await expect(page.locator('video')).toBeVisible();
    await page.clock.fastForward(16_000);
    await expect(page.getByText('Content unavailable')).toBeVisible();
  });
});

test.describe('an external video', () => {
  const player = 'https://www.youtube-nocookie.com/**';

  test('loads on a press only, in a sandboxed frame, and stops out of view', async ({page, tolerated}) => {
    await page.route(player, (route) => route.fulfill({contentType: 'text/html', body: '<title>player</title>'}));
    await recordShopEvents(page);
    await page.goto('/product/films');
    await thumb(page, 2).click();
    await place(page, 2);
    const video = page.getByRole('link', {name: 'Play: Cooking, a film'});
    await expect(video).toBeVisible();
    tolerated.push(/left this machine: https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
    await video.click();
    const frame = page.getByTitle('Cooking, a film');
    await expect(frame).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1&mute=1&loop=1/,
    );
    await expect(frame).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin/);
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(page.getByRole('link', {name: 'Watch on YouTube'})).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    );
    await thumb(page, 1).click();
    await expect(frame).toBeHidden();
    await expect.poll(() => eventNames(page)).toEqual(['clip_play', 'clip_pause']);
  });

  test('does not start automatically with reduced motion', async ({page, tolerated}) => {
    tolerated.push(/left this machine: https:\/\/www\.youtube-nocookie\.com/);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.route(player, (route) => route.fulfill({contentType: 'text/html', body: '<title>player</title>'}));
    await page.goto('/product/only-a-film');
    await page.getByRole('link', {name: 'Play: Only a Film'}).click();
    await expect(page.getByTitle('Only a Film')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    );
  });

  test('shows an error and a link to the video if it has not loaded after 15 s', async ({page, tolerated}) => {
    tolerated.push(/left this machine: https:\/\/www\.instagram\.com\/reel\/CxYz12Ab\/embed/);
    await page.clock.install();
    await page.route('https://www.instagram.com/**', () => new Promise(() => undefined));
    await page.goto('/product/films');
    await thumb(page, 3).click();
    await page
      .getByRole('listitem')
      .filter({hasText: 'View on Instagram'})
      .getByRole('link', {name: 'Play: Films'})
      .click();
    await expect(page.locator('iframe')).toBeVisible();
    await page.clock.fastForward(16_000);
    await expect(page.getByText('Content unavailable')).toBeVisible();
    await expect(page.getByRole('link', {name: 'View on Instagram'})).toHaveAttribute(
      'href',
      'https://www.instagram.com/reel/CxYz12Ab/',
    );
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every external video of a gallery is a link', async ({page}) => {
    await page.goto('/product/films');
    await expect(page.getByRole('link', {name: 'Play: Cooking, a film'})).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    );
    await expect(page.getByRole('link', {name: 'View on Instagram'})).toHaveAttribute('target', '_blank');
  });
});
