import type {Locator} from '@playwright/test';
import sharp from 'sharp';
import {expect, test} from './fixtures';
import {waitForHydration} from './support/search';

/** In CSS pixels; covers the whole radius of a card's corner. */
const CORNER_PX = 22;

/** Returns the brightest pixel in a part of the page. */
async function brightest(png: Buffer): Promise<number> {
  const {channels} = await sharp(png).removeAlpha().stats();
  return Math.max(...channels.map(({max}) => max));
}

for (const deviceScaleFactor of [1, 2, 3]) {
  test.describe(`at ${deviceScaleFactor} pixels per CSS pixel`, () => {
    test.use({deviceScaleFactor});

    test('a card shows only its image and the page at a rounded corner', async ({page}) => {
      await page.goto('/products');
      await waitForHydration(page);
      // A black image on a black page has no edge, unless another layer is visible at the corner.
      await page.addStyleTag({
        content:
          '* {box-shadow: none !important} html, body, main {background: #000 !important} img {filter: brightness(0) !important}',
      });
      const card = page.getByRole('article').nth(1);
      await card.scrollIntoViewIfNeeded();
      const picture = card.locator('img');
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBeTruthy();
      const {x, y} = (await card.boundingBox()) ?? {x: 0, y: 0};
      const corner = {x: x - 1, y: y - 1, width: CORNER_PX, height: CORNER_PX};
      await expect.poll(async () => brightest(await page.screenshot({clip: corner}))).toBeLessThan(8);
    });
  });
}

const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};

for (const [width, height] of [
  [768, 1024],
  [1024, 768],
  [1280, 900],
  [1920, 1080],
] as const) {
  test(`the hero image is beside the text and shows its dishes at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    await page.goto('/');
    const hero = page
      .getByRole('main')
      .locator('section', {has: page.locator('picture')})
      .first();
    const picture = hero.locator('picture img');
    const left = (await boxOf(picture)).x;
    for (const words of [hero.getByRole('heading', {level: 1}), hero.getByRole('list'), hero.getByRole('link')]) {
      const box = await boxOf(words);
      expect(box.x + box.width).toBeLessThanOrEqual(left);
    }
    // This is the share of the image that `object-fit: cover` shows.
    const shares = await picture.evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      const scale = Math.max(img.clientWidth / img.naturalWidth, img.clientHeight / img.naturalHeight);
      return [img.clientWidth, img.clientHeight].map(
        (shown, axis) => shown / (scale * (axis === 0 ? img.naturalWidth : img.naturalHeight)),
      );
    });
    for (const share of shares) expect(share).toBeGreaterThan(0.65);
  });
}

test('a phone shows dishes without scrolling', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await page.goto('/');
  await expect(page.getByRole('article').first().locator('img')).toBeInViewport({ratio: 0.5});
});
