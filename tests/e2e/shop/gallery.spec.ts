import type {Page} from '@playwright/test';
import {expect, expectAccessible, test} from '../fixtures';
import {waitForHydration} from '../support/hydration';
import {recordShopEvents, shopEvents} from '../support/shop-events';

/** The first picture of the gallery. */
const BOWL = 'A hand dips naan into Palak Paneer on a steel thali with rice, raita and pickle';

const pictures = (page: Page) => page.getByRole('list', {name: 'Pictures'});
const place = (page: Page, number: number) => expect(page.getByText(`Picture ${number} of 4`)).toBeAttached();
const thumb = (page: Page, number: number) => page.getByRole('link', {name: new RegExp(`^Show picture ${number} of`)});
const eventNames = async (page: Page) => (await shopEvents(page)).map(({name}) => name);

test.describe('a gallery', () => {
  test('loops in both directions by buttons and keys, even if pressed quickly', {tag: '@gate'}, async ({page}) => {
    await page.goto('/product/palak-paneer');
    await place(page, 1);
    await page.getByRole('button', {name: 'Previous picture'}).click();
    await place(page, 4);
    await page.getByRole('button', {name: 'Next picture'}).click();
    await place(page, 1);
    await page.keyboard.press('ArrowRight');
    await place(page, 2);
    await pictures(page).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await place(page, 4);
    await thumb(page, 3).click();
    await place(page, 3);
    await expect(thumb(page, 3)).toHaveAttribute('aria-current', 'true');
  });

  test('shows an image full screen, zooms it, and restores the focus', async ({page}) => {
    await page.goto('/product/palak-paneer');
    const picture = page.getByRole('link', {name: `${BOWL} Enlarge`});
    await picture.click();
    const dialog = page.getByRole('dialog', {name: BOWL});
    const enlarge = dialog.getByRole('button', {name: 'Enlarge'});
    const before = (await enlarge.boundingBox())?.width ?? 0;
    await expectAccessible(page);
    await enlarge.click();
    const fit = dialog.getByRole('button', {name: 'Fit to screen'});
    expect((await fit.boundingBox())?.width).toBeCloseTo(before * 2.5, 0);
    await page.keyboard.press('Enter');
    await expect(enlarge).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(picture).toBeFocused();
    await place(page, 1);
  });

  test('does not scroll on Tab, and lets Tab reach a visible video', async ({page}) => {
    await page.goto('/product/palak-paneer');
    await place(page, 1);
    await waitForHydration(page);
    const scrolled = () =>
      pictures(page).evaluate((list) => Math.round((list.scrollLeft * 10) / list.clientWidth) / 10);
    await pictures(page).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: `${BOWL} Enlarge`})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Previous picture'})).toBeFocused();
    expect(await scrolled()).toBe(0);

    await pictures(page).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    const video = page.getByRole('link', {name: /^Play: Cooking Palak Paneer/});
    await expect(video).toBeFocused();
    await expect.poll(scrolled).toBe(3);
    await place(page, 4);
    await page.keyboard.press('ArrowRight');
    await place(page, 1);
    await expect(pictures(page)).toBeFocused();
    await expect.poll(scrolled).toBe(0);
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 360, height: 780}, hasTouch: true});

    test('zooms an image at the tapped point on the first tap, and fits it on the next', async ({page}) => {
      await page.goto('/product/palak-paneer');
      await waitForHydration(page);
      const picture = page.getByRole('link', {name: `${BOWL} Enlarge`});
      const box = await picture.boundingBox();
      if (!box) throw new Error('the picture is not shown');
      await page.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height * 0.7);
      const dialog = page.getByRole('dialog', {name: BOWL});
      const fit = dialog.getByRole('button', {name: 'Fit to screen'});
      await expect(fit).toBeVisible();
      const large = await fit.boundingBox();
      if (!large) throw new Error('the large picture is not shown');
      expect(large.width).toBeGreaterThan(box.width * 2);
      // The tapped point is in the center of the screen.
      expect(large.x + large.width * 0.3).toBeCloseTo(180, -1);
      await expectAccessible(page);
      await page.touchscreen.tap(180, 400);
      await expect(dialog.getByRole('button', {name: 'Enlarge'})).toBeVisible();
    });
  });

  test('shows the small image until the large one loads', async ({page}) => {
    await page.goto('/product/palak-paneer');
    const picture = page.getByRole('link', {name: `${BOWL} Enlarge`});
    const seen = await picture.getByRole('img').evaluate((image: HTMLImageElement) => image.currentSrc);
    await page.route('**/cdn/shop/files/palak-paneer-bowl.png?*', () => new Promise(() => undefined));
    await picture.click();
    const box = page.getByRole('dialog').locator('[data-slot=shop-image]');
    await expect(box).toHaveCSS('background-image', `url("${seen}")`);
  });

  test('plays its clip on a press, and publishes each play and pause event', async ({page}) => {
    const clips: string[] = [];
    page.on('request', (request) => void (request.url().includes('.mp4') && clips.push(request.url())));
    await recordShopEvents(page);
    await page.goto('/product/palak-paneer');
    await thumb(page, 4).click();
    await place(page, 4);
    expect(clips).toEqual([]);
    await page.getByRole('link', {name: 'Play: Cooking Palak Paneer, a short clip without sound'}).click();
    await expect.poll(() => eventNames(page)).toEqual(['clip_play']);
    // The steps of the recipe below have clips, too.
    const clip = page.getByLabel('Cooking Palak Paneer, a short clip without sound', {exact: true});
    await expect(clip).toBeFocused();
    await page.keyboard.press('Space');
    await expect.poll(() => eventNames(page)).toEqual(['clip_play', 'clip_pause']);
    await page.keyboard.press('Space');
    await page.getByRole('button', {name: 'Next picture'}).click();
    await expect.poll(() => eventNames(page)).toEqual(['clip_play', 'clip_pause', 'clip_play', 'clip_pause']);
    const [event] = await shopEvents(page);
    expect(event?.facts).toEqual({url: clips[0], title: 'Cooking Palak Paneer, a short clip without sound'});
  });

  test('shows an error if an image failed before hydration', async ({page, tolerated}) => {
    tolerated.push(/Failed to load resource/);
    await page.route('**/cdn/shop/files/palak-paneer-bowl.png?*', (route) => route.abort());
    await page.goto('/product/palak-paneer');
    await expect(pictures(page).getByRole('link', {name: 'Failed to load image Enlarge'})).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every image and clip of a gallery is reachable', async ({page}) => {
    await page.goto('/product/palak-paneer');
    const entries = pictures(page).getByRole('listitem');
    await expect(entries).toHaveCount(4);
    await thumb(page, 3).click();
    await expect(entries.nth(2)).toBeInViewport({ratio: 0.9});
    await expect(entries.nth(0).getByRole('link')).toHaveAttribute('href', /palak-paneer-bowl\.png/);
    await expect(entries.nth(3).getByRole('link')).toHaveAttribute('href', /palak-paneer\.mp4/);
    await expect(page.getByRole('button', {name: 'Next picture'})).toBeHidden();
  });
});
