import type {Page} from '@playwright/test';
import {INCOMPLETE_PRODUCTS_SEED} from '../../support/incomplete-products-seed';
import {expect, test} from '../fixtures';
import {recordShopEvents, shopEvents} from '../support/shop-events';
import {blockVideoPlayers, serveVideoPlayers} from '../support/video-players';

test.use({seed: INCOMPLETE_PRODUCTS_SEED});

const place = (page: Page, number: number) =>
  expect(page.getByText(new RegExp(`^Picture ${number} of `))).toBeAttached();
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
  /** The slides of the three services, and the link to the video's own page at each. */
  const SERVICES = [
    {slide: 1, link: 'Watch on YouTube', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'},
    {slide: 3, link: 'View on Instagram', url: 'https://www.instagram.com/reel/CxYz12Ab/'},
    {slide: 5, link: 'Watch on Vimeo', url: 'https://vimeo.com/76979871'},
  ];
  const open = async (page: Page, {slide, link}: (typeof SERVICES)[number]) => {
    if (slide > 1) await thumb(page, slide).click();
    const item = page.getByRole('listitem').filter({has: page.getByRole('link', {name: link})});
    await item.getByRole('link', {name: /^Play: /}).click();
    return item;
  };

  for (const service of SERVICES) {
    test(`a player counts as loaded when it reports to the page: ${service.link}`, async ({page, tolerated}) => {
      tolerated.push(/left this machine/);
      await page.clock.install();
      await serveVideoPlayers(page);
      await page.goto('/product/films');
      await open(page, service);
      // Until then, the frame is transparent.
      await expect(async () => {
        await page.clock.runFor(600);
        await expect(page.locator('iframe')).toHaveCSS('opacity', '1', {timeout: 500});
      }).toPass();
      await page.clock.runFor(16_000);
      await expect(page.locator('iframe')).toBeVisible();
      await expect(page.getByText('Content unavailable')).toHaveCount(0);
    });

    test(`a blocked service shows an error after 15 s and a link: ${service.link}`, async ({page, tolerated}) => {
      tolerated.push(/left this machine/, /ERR_BLOCKED_BY_CLIENT/);
      await page.clock.install();
      await blockVideoPlayers(page);
      await page.goto('/product/films');
      const blocked = page.waitForEvent('requestfailed');
      const item = await open(page, service);
      await blocked;
      await page.clock.runFor(14_000);
      await expect(page.locator('iframe')).toHaveCSS('opacity', '0');
      await page.clock.runFor(2_000);
      await expect(item.getByText('Content unavailable')).toBeVisible();
      await expect(item.getByRole('link', {name: service.link})).toHaveAttribute('href', service.url);
    });
  }

  test('loads on a press only, in a sandboxed frame, and stops out of view', async ({page, tolerated}) => {
    await serveVideoPlayers(page);
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
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?enablejsapi=1&autoplay=1&mute=1&loop=1/,
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
    await serveVideoPlayers(page);
    await page.goto('/product/only-a-film');
    await page.getByRole('link', {name: 'Play: Only a Film'}).click();
    await expect(page.getByTitle('Only a Film')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?enablejsapi=1',
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
