import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';
import {waitForHydration} from '../support/hydration';
import {MAX_LAYOUT_SHIFT, trackLayoutShift} from '../support/shift';
import {recordShopEvents, shopEvents} from '../support/shop-events';

test.describe('How It Works', () => {
  const watching = {width: 1280, height: 900};

  test('plays its clip in view, and a button pauses it', async ({page}) => {
    await page.setViewportSize(watching);
    await recordShopEvents(page);
    await page.goto('/');
    const figure = page.getByRole('figure', {name: 'Watch How'});
    await figure.scrollIntoViewIfNeeded();
    await figure.getByRole('button', {name: /^Pause/}).click();
    await expect(figure.getByRole('button', {name: /^Play/})).toBeVisible();
    await page.getByRole('heading', {level: 1}).scrollIntoViewIfNeeded();
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole('button', {name: /^Play/})).toBeVisible();
    expect((await shopEvents(page)).map(({name}) => name)).toEqual(['clip_play', 'clip_pause']);
  });

  test('waits for a press with reduced motion', async ({page}) => {
    await page.setViewportSize(watching);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/');
    const figure = page.getByRole('figure', {name: 'Watch How'});
    await figure.scrollIntoViewIfNeeded();
    await figure.getByRole('link', {name: /^Play/}).click();
    await expect(figure.getByRole('button', {name: /^Pause/})).toBeVisible();
  });

  const SAVERS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'the request header Save-Data': (page) => page.setExtraHTTPHeaders({'Save-Data': 'on'}),
    'a setting of the browser': (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}})),
  };
  for (const [how, saveData] of Object.entries(SAVERS))
    test(`loads no clip before a press if the visitor saves data by ${how}`, async ({page}) => {
      await saveData(page);
      await page.setViewportSize(watching);
      const clips: string[] = [];
      page.on('request', (request) => request.url().includes('.mp4') && clips.push(request.url()));
      await page.goto('/');
      const figure = page.getByRole('figure', {name: 'Watch How'});
      await figure.scrollIntoViewIfNeeded();
      // The player would have replaced the link when the page was hydrated.
      await waitForHydration(page);
      await expect(figure.getByRole('link', {name: /^Play/})).toBeInViewport();
      expect(clips).toEqual([]);
      await figure.getByRole('link', {name: /^Play/}).click();
      await expect(figure.getByRole('button', {name: /^Pause/})).toBeVisible();
    });

  test('has no clip if none is configured, and on a phone', async ({page, stack}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/');
    await expect(page.getByRole('heading', {name: 'How It Works'})).toBeVisible();
    await expect(page.getByText('Watch How')).toBeHidden();
    await page.goto('about:blank');
    await stack.restartStorefront();
    await stack.shop.fault({op: 'HomeContent', mode: 'status', status: 500});
    await page.setViewportSize(watching);
    await page.goto('/');
    await expect(page.getByRole('heading', {name: 'How It Works'})).toBeVisible();
    await expect(page.getByRole('figure', {name: 'Watch How'})).toHaveCount(0);
  });
});

test('the quantity is typed or stepped, never below one', {tag: '@gate'}, async ({page}) => {
  await page.goto('/product/palak-paneer');
  const main = page.getByRole('main');
  const quantity = main.getByRole('spinbutton', {name: 'Quantity'});
  await main.getByRole('button', {name: 'One less'}).click();
  await expect(quantity).toHaveValue('1');
  await main.getByRole('button', {name: 'One more'}).click();
  await main.getByRole('button', {name: 'One more'}).click();
  await expect(quantity).toHaveValue('3');
  await addButton(page, 'Palak Paneer').click();
  await expect(cartDrawer(page).getByRole('spinbutton')).toHaveValue('3');
});

test('the shipping cost and time are shown beside the buy button', async ({page}) => {
  await page.goto('/product/palak-paneer');
  await expect(page.getByText('Free standard shipping from $25')).toBeVisible();
  await expect(page.getByText('usually at your door in 5–7 business days.')).toBeVisible();
});

test("a press on 'Shop Now' publishes a promotion click", async ({page}) => {
  await recordShopEvents(page);
  await page.goto('/');
  await page.getByRole('link', {name: 'Shop Now'}).click();
  await expect(page).toHaveURL('/products');
  expect(await shopEvents(page)).toEqual([{name: 'campaign_click', facts: {campaign: 'hero'}}]);
});

test('a missing product is requested twice more, and again on request', async ({page, tolerated}) => {
  tolerated.push(/status of 404/);
  const looks: string[] = [];
  page.on('request', (request) => void (request.url().includes('no-such-dish.data') && looks.push(request.url())));
  await page.clock.install();
  await page.goto('/product/no-such-dish');
  const retry = page.getByRole('button', {name: 'Retry Loading'});
  await expect(retry).toBeVisible();
  for (const looked of [1, 2]) {
    await expect(retry).not.toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(2_000);
    await expect.poll(() => looks.length).toBe(looked);
  }
  await expect(retry).not.toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(60_000);
  expect(looks).toHaveLength(2);
  await retry.click();
  await expect(page.getByText('Refreshing product data')).toBeVisible();
  await expect.poll(() => looks.length).toBe(3);
});

test('late recommendations do not replace visible content', async ({page, stack}) => {
  await stack.restartStorefront();
  await stack.shop.fault({op: 'ProductRecommendations', mode: 'delay', ms: 4_000});
  await page.goto('/product/palak-paneer', {waitUntil: 'commit'});
  await waitForHydration(page);
  const others = page.getByRole('region', {name: 'You May Also Like'});
  await page.getByRole('button', {name: 'One more'}).click();
  expect(await others.count()).toBe(0);
  await expect(others.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('spinbutton', {name: 'Quantity'}).first()).toHaveValue('2');
});

test('a late low-stock label shifts nothing on a phone', async ({page, stack}) => {
  await page.setViewportSize({width: 360, height: 780});
  const shift = await trackLayoutShift(page);
  await stack.restartStorefront();
  await stack.shop.fault({op: 'ProductStock', mode: 'delay', ms: 3_000});
  await page.goto('/product/palak-paneer', {waitUntil: 'commit'});
  await waitForHydration(page);
  const label = page.getByRole('main').getByText('Only 8 left!');
  expect(await label.count()).toBe(0);
  await expect(label).toBeInViewport();
  expect(await shift()).toBeLessThan(MAX_LAYOUT_SHIFT);
});

test('the facts of a product open independently', async ({page}) => {
  await page.goto('/product/palak-paneer');
  const fold = (name: string) => page.locator('details', {has: page.getByText(name, {exact: true})});
  await page.getByText('Ingredients', {exact: true}).click();
  await expect(fold('Ingredients')).toHaveAttribute('open', '');
  await page.getByText('Storage', {exact: true}).click();
  await expect(fold('Storage')).toHaveAttribute('open', '');
  await expect(fold('Ingredients')).toHaveAttribute('open', '');
});

test('a product that sold out since its page was rendered cannot be added any more', async ({page}) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/cart/sold-out', async (route) => {
    await isReleased;
    await route.fulfill({json: ['gid://shopify/ProductVariant/44000000000002']});
  });
  await page.goto('/product/palak-paneer');
  await expect(addButton(page, 'Palak Paneer')).toBeEnabled();
  const lowStock = page.getByRole('main').getByText('Only 8 left!');
  await expect(lowStock).toBeVisible();
  release();
  await expect(page.getByRole('main').getByRole('button', {name: 'Sold out'}).first()).toBeDisabled();
  await expect(addButton(page, 'Palak Paneer')).toHaveCount(0);
  await expect(lowStock).toHaveCount(0);
  // Other products of the page are still for sale.
  await expect(
    page
      .getByRole('main')
      .getByRole('button', {name: /^Add to cart/})
      .first(),
  ).toBeEnabled();
});
