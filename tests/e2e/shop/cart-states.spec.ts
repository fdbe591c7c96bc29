import {mkdir, writeFile} from 'node:fs/promises';
import {chromium, type Page} from '@playwright/test';
import {expect, expectAccessible, test} from '../fixtures';
import {addButton, addToCart, cartDrawer, cartQuantity} from '../support/cart';
import {MAX_LAYOUT_SHIFT, trackLayoutShift} from '../support/shift';

/** Returns for how long the document was streamed, in milliseconds; negative until it is complete. */
const streamedMs = (page: Page) =>
  page.evaluate(() => {
    const [{responseStart, responseEnd}] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    return responseEnd - responseStart;
  });

test.describe('the drawer', () => {
  test('has an empty state with a next step', async ({page}) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', {name: 'Cart'}).click();
    await expect(cartDrawer(page).getByText('Nothing in here yet')).toBeVisible();
    await expectAccessible(page);
    await cartDrawer(page).getByRole('link', {name: 'Browse all dishes'}).click();
    await expect(page).toHaveURL('/products');
  });

  test('suggests products if it is empty, and keeps the pressed button', async ({page}) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', {name: 'Cart'}).click();
    const popular = cartDrawer(page).getByRole('region', {name: 'Most popular'});
    await expect(popular.getByRole('listitem')).toHaveCount(4);
    const button = popular.getByRole('button', {name: 'Add to cart: Ultimate Desi Sampler'});
    await button.click();
    await expect(cartDrawer(page).getByRole('group', {name: 'Quantity of Ultimate Desi Sampler'})).toBeVisible();
    await expect(cartDrawer(page).getByText('Nothing in here yet')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('shows the estimated delivery and how it is calculated', async ({page}) => {
    await addToCart(page);
    await expect(cartDrawer(page).getByText(/^Estimated delivery: \w{3} \d+ – \w{3} \d+$/)).toBeVisible();
    await expect(
      cartDrawer(page).getByText('Packed within 1–2 business days, usually at your door in 5–7 business days.'),
    ).toBeVisible();
  });

  test('shows up to four more products that are not in the cart, and adds them in place', async ({page}) => {
    await addToCart(page);
    const more = cartDrawer(page).getByRole('region', {name: 'Goes well with your cart'});
    await expect(more.getByRole('listitem')).toHaveCount(4);
    await expect(more.getByRole('link', {name: 'Palak Paneer'})).toHaveCount(0);
    const button = more.getByRole('button').first();
    const title = (await button.getAttribute('aria-label'))?.replace('Add to cart: ', '') ?? '';
    await button.click();
    await expect(cartDrawer(page).getByRole('group', {name: `Quantity of ${title}`})).toBeVisible();
    await expect(button).toBeFocused();
    await expect(more.getByRole('listitem')).toHaveCount(4);
    await cartDrawer(page).getByRole('button', {name: 'Close'}).click();
    await expect(addButton(page, 'Palak Paneer')).toBeFocused();
  });

  test('moves the focus to the page that its link opens', async ({page}) => {
    await addToCart(page);
    await cartDrawer(page).getByRole('link', {name: 'View cart'}).press('Enter');
    await expect(page).toHaveURL('/cart');
    await expect(cartDrawer(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('shows the price of one bundle once, and the unit price of several', async ({page}) => {
    await addToCart(page, 'Spicy Delights', '/product/spicy-delights');
    const line = cartDrawer(page).getByRole('list', {name: 'Dishes in your cart'}).getByRole('listitem');
    await expect(line.getByText('$21.99')).toHaveCount(1);
    await expect(line.getByText('$23.97')).toHaveCount(1);
    await cartDrawer(page).getByRole('button', {name: 'One more'}).click();
    await expect(line.getByText('$43.98')).toBeVisible();
    await expect(line.getByText('$21.99')).toBeVisible();
    await expect(line.getByText('each')).toBeVisible();
  });

  test('says what a bundle saves, and suggests the packs that bring free shipping first', async ({page}) => {
    await addToCart(page, 'Spicy Delights', '/product/spicy-delights');
    await expect(cartDrawer(page).getByText('Add $3.01 for free standard shipping')).toBeVisible();
    const saved = cartDrawer(page).getByText('You save', {exact: true});
    await expect(saved.locator('xpath=following-sibling::dd')).toHaveText('$1.98');
    const more = cartDrawer(page).getByRole('region', {name: 'Goes well with your cart'}).getByRole('listitem');
    await expect(more).toHaveCount(4);
    for (const item of await more.all()) await expect(item.getByText('$7.99')).toBeVisible();
    await more.first().getByRole('button').click();
    await expect(cartDrawer(page).getByText('You have free standard shipping!').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('shows suggestions that are links everywhere except on their button', async ({page}) => {
    await addToCart(page);
    const dish = cartDrawer(page).getByRole('region', {name: 'Goes well with your cart'}).getByRole('listitem').first();
    const name = (await dish.getByRole('link').textContent()) ?? '';
    await dish.click({position: {x: 40, y: 40}});
    await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
  });

  test('is complete without suggestions if they cannot be read', async ({page, stack}) => {
    await stack.restartStorefront();
    // GraphQL errors do not open the circuit breaker, as transport errors would.
    for (const op of ['ProductRecommendations', 'ProductList*', 'BundleShelf'])
      await stack.shop.fault({op, mode: 'partial'});
    await page.goto('/product/palak-paneer');
    const asked = page.waitForResponse(/\/cart\/suggestions/);
    await addButton(page, 'Palak Paneer').click();
    expect(await (await asked).json()).toEqual([]);
    await expect(cartDrawer(page).getByRole('link', {name: 'Checkout'})).toBeVisible();
    await expect(cartDrawer(page).getByText('Goes well with your cart')).toHaveCount(0);
  });
});

test.describe('the drawer while Shopify is slow', () => {
  test('shows picture, price and quantity of what is added before Shopify answers', async ({page, stack}) => {
    await stack.shop.fault({op: 'cart*', mode: 'delay', ms: 3_000});
    await page.goto('/product/palak-paneer');
    await page.getByRole('main').getByRole('button', {name: 'One more'}).first().click();
    await addButton(page, 'Palak Paneer').click();
    const line = cartDrawer(page).getByRole('list', {name: 'Dishes in your cart'}).getByRole('listitem');
    await expect(line.getByText('Quantity 2')).toBeVisible();
    await expect(line.getByText('$7.99')).toBeVisible();
    await expect(line.locator('img')).toHaveJSProperty('complete', true);
    await expect(line.getByRole('spinbutton')).toHaveValue('2');
    await expect(line.getByText('$15.98')).toBeVisible();
  });

  test('counts one more of what is in the cart before Shopify answers', async ({page, stack}) => {
    await addToCart(page);
    await cartDrawer(page).getByRole('button', {name: 'Close'}).click();
    await stack.shop.fault({op: 'cart*', mode: 'delay', ms: 3_000});
    await addButton(page, 'Palak Paneer').click();
    await expect(cartQuantity(page)).toHaveValue('2');
    await expect(cartDrawer(page).getByText('$15.98')).toHaveCount(0);
    await expect(cartDrawer(page).getByText('$15.98').first()).toBeVisible();
  });

  test('shows a loading text after 200 ms, not earlier', async ({page, stack}) => {
    await addToCart(page);
    // From here on only the test advances the clock.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await stack.shop.fault({op: 'cart*', mode: 'delay', ms: 3_000});
    await cartDrawer(page).getByRole('button', {name: 'One more'}).click();
    await expect(cartQuantity(page)).toHaveValue('2');
    await page.clock.runFor(199);
    await expect(cartDrawer(page).getByText('Updating your cart')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(cartDrawer(page).getByText('Updating your cart').first()).toBeVisible();
    await page.clock.resume();
    await expect(cartDrawer(page).getByText('$15.98').first()).toBeVisible();
    await expect(cartDrawer(page).getByText('Updating your cart')).toHaveCount(0);
  });

  test('shows the title of the product that is being added', async ({page, stack}) => {
    await page.goto('/product/palak-paneer');
    await stack.shop.fault({op: 'cart*', mode: 'delay', ms: 3_000});
    await addButton(page, 'Palak Paneer').click();
    await expect(cartDrawer(page).getByRole('list', {name: 'Dishes in your cart'})).toContainText('Palak Paneer');
    await expect(cartDrawer(page).getByRole('listitem').getByText('Adding to your cart')).toBeVisible();
    await expect(cartQuantity(page)).toHaveValue('1');
  });

  test.describe('with late suggestions', () => {
    test.use({viewport: {width: 360, height: 740}});

    test('causes no layout shift on the cart page', async ({page, stack}) => {
      await stack.restartStorefront();
      await stack.shop.fault({op: 'PopularProducts', mode: 'delay', ms: 2_000});
      const shift = await trackLayoutShift(page);
      await page.goto('/cart', {waitUntil: 'commit'});
      const popular = page.getByRole('region', {name: 'Most popular'});
      await expect(popular.getByRole('listitem')).toHaveCount(4);
      await expect.poll(() => streamedMs(page)).toBeGreaterThan(1_500);
      expect(await shift()).toBeLessThan(MAX_LAYOUT_SHIFT);
    });
  });
});

const GRIDS = [
  [360, 1],
  [768, 2],
  [1024, 2],
  [1280, 4],
] as const;

test('suggestions fill the columns of every width without a gap', async ({page}) => {
  for (const [width, columns] of GRIDS) {
    await page.setViewportSize({width, height: 900});
    await page.goto('/cart');
    const places = page.getByRole('region', {name: 'Most popular'}).getByRole('listitem');
    await expect(places).toHaveCount(4);
    const boxes = await places.evaluateAll((all) =>
      all.map((place) => {
        const {left, right} = place.getBoundingClientRect();
        return {left: Math.round(left), right: Math.round(right)};
      }),
    );
    expect.soft(new Set(boxes.map(({left}) => left)).size, `columns at ${width} px`).toBe(columns);
    expect(boxes.filter(({right}) => right === Math.max(...boxes.map((box) => box.right)))).toHaveLength(4 / columns);
    await places.last().evaluate((place) => place.remove());
    const list = await places.first().locator('..').boundingBox();
    const last = await places.last().boundingBox();
    const edge = (box: typeof list) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
    expect.soft(edge(last), `last place at ${width} px`).toBe(edge(list));
  }
});

test('a tab refreshes its cart when it becomes visible again', async ({page, context}) => {
  await addToCart(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', {name: 'One more'}).click();
  await expect(other.getByText('$15.98').first()).toBeVisible();
  await expect(cartQuantity(page)).toHaveValue('1');
  // Playwright keeps every page focused, so the test dispatches the event itself.
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(cartQuantity(page)).toHaveValue('2');
  await expect(cartDrawer(page).getByText('$15.98').first()).toBeVisible();
  await other.getByRole('button', {name: 'Remove Palak Paneer'}).click();
  await expect(other.getByText('Nothing in here yet')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(cartDrawer(page).getByText('Nothing in here yet')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test(`a browser without cookies sees an explanation (JavaScript enabled: ${javaScriptEnabled})`, async ({
    stack,
  }, testInfo) => {
    const profile = testInfo.outputPath('profile');
    await mkdir(`${profile}/Default`, {recursive: true});
    const settings = {profile: {default_content_setting_values: {cookies: 2}}};
    await writeFile(`${profile}/Default/Preferences`, JSON.stringify(settings));
    const browser = await chromium.launchPersistentContext(profile, {
      ...testInfo.project.use.launchOptions,
      javaScriptEnabled,
    });
    const page = await browser.newPage();
    await page.goto(`${stack.origin}/product/palak-paneer`);
    await addButton(page, 'Palak Paneer').click();
    await expect(page.getByRole('alert')).toContainText('Your browser blocks cookies');
    await expect(page.getByRole('link', {name: 'Checkout'})).toHaveCount(0);
    await browser.close();
  });
}
