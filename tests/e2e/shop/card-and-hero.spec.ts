import type {Locator} from '@playwright/test';
import sharp from 'sharp';
import {expect, test} from '../fixtures';
import {waitForHydration} from '../support/hydration';

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
      const picture = card.locator('img').first();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBeTruthy();
      const {x, y} = (await card.boundingBox()) ?? {x: 0, y: 0};
      const corner = {x: x - 1, y: y - 1, width: CORNER_PX, height: CORNER_PX};
      await expect.poll(async () => brightest(await page.screenshot({clip: corner}))).toBeLessThan(8);
    });
  });
}

test('the color behind the picture of a card is pale until the picture is there', async ({page}) => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*-bowl.png*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/products', {waitUntil: 'domcontentloaded'});
  await waitForHydration(page);
  const color = page.getByRole('article').first().locator('[data-slot=ground]').first();
  await expect(color).toHaveCSS('opacity', '0.25');
  release();
  await expect(color).toHaveCSS('opacity', '1');
});

const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};

test('the hero image is beside the text and shows its dishes at every width of a tablet or more', async ({page}) => {
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1280, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({width, height});
    await page.goto('/');
    const hero = page
      .getByRole('main')
      .locator('section', {has: page.locator('picture')})
      .first();
    const picture = hero.locator('picture img');
    const left = (await boxOf(picture)).x;
    for (const words of [
      hero.getByRole('heading', {level: 1}),
      hero.getByRole('list').first(),
      hero.getByRole('link'),
    ]) {
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
  }
});

test('the first screen of a phone shows food and the link to the products', async ({page}) => {
  for (const [width, height] of [
    [360, 640],
    [412, 915],
  ] as const) {
    await page.setViewportSize({width, height});
    await page.goto('/');
    const food = page.getByRole('main').locator('picture img');
    await expect(food).toBeInViewport({ratio: 0.5});
    expect(await food.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(
      0,
    );
    expect((await boxOf(food)).height).toBeGreaterThan(height / 5);
    await expect(page.getByRole('link', {name: 'Shop Now'})).toBeInViewport({ratio: 1});
  }
});

test('no section of the home page is wider than its window', async ({page}) => {
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({width, height: 900});
    await page.goto('/');
    await expect(page.getByRole('heading', {name: 'All six, one box'})).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const button = page.getByRole('region', {name: 'All six, one box'}).getByRole('button', {name: /^Add/});
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ratio: 1});
  }
});

test('a card shows the dish, and loads and shows its pack on hover and on focus', async ({page}) => {
  const packs: string[] = [];
  page.on('request', (request) => void (/palak-paneer-pack/.test(request.url()) && packs.push(request.url())));
  await page.goto('/');
  await waitForHydration(page);
  const card = page.getByRole('article').filter({has: page.getByRole('link', {name: 'Palak Paneer'})});
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole('img', {name: /Palak Paneer on a steel thali/})).toBeVisible();
  const pack = card.getByRole('img', {name: 'Palak Paneer, front of the pack'});
  await expect(pack).toBeHidden();
  expect(packs).toEqual([]);
  await card.hover();
  await expect(pack).toBeVisible();
  await expect.poll(() => packs.length).toBeGreaterThan(0);
  await page.mouse.move(0, 0);
  await expect(pack).toBeHidden();
  await card.getByRole('link', {name: 'Palak Paneer'}).focus();
  await expect(pack).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

  test('a card loads its pack when a finger touches its picture', async ({page}) => {
    const packs: string[] = [];
    page.on('request', (request) => void (/-pack/.test(request.url()) && packs.push(request.url())));
    await page.goto('/products');
    await waitForHydration(page);
    const card = page.getByRole('article').filter({has: page.getByRole('link', {name: 'Palak Paneer'})});
    await card.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(packs).toEqual([]);
    await card.getByRole('img', {name: /on a steel thali/}).dispatchEvent('touchstart');
    await expect(card.getByRole('img', {name: /front of the pack/})).toBeAttached();
    await expect.poll(() => packs).toEqual([expect.stringContaining('palak-paneer-pack')]);
  });
});

test.describe('on a touch screen without scripts', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}, javaScriptEnabled: false});

  test('the picture of a card is a strip with the pack, and a tap opens the product', async ({page}) => {
    await page.goto('/products');
    const card = page.getByRole('article').filter({has: page.getByRole('link', {name: 'Palak Paneer'})});
    const [dish, pack] = [
      card.getByRole('img', {name: /on a steel thali/}),
      card.getByRole('img', {name: /front of the pack/}),
    ];
    await card.scrollIntoViewIfNeeded();
    await expect(dish).toBeInViewport({ratio: 0.9});
    const {x, y, width, height} = await boxOf(dish);
    // Wheel events scroll like a swipe.
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.wheel(width, 0);
    await expect(pack).toBeInViewport({ratio: 0.9});
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page).toHaveURL('/product/palak-paneer');
  });
});
