import type {Page} from '@playwright/test';
import {expect, expectAccessible, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';

const TIKKA = '44000000000001';
const PALAK = '44000000000002';
const NOON = new Date('2026-06-01T12:00:00Z');

const redirecting = (page: Page) => page.getByRole('heading', {name: 'Redirecting to Cart...'});

/** Delays every response to a POST until the returned function is called. */
async function delayResponses(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  return release;
}

test.describe('with scripts', () => {
  test('a cart link redirects to the checkout, and Back skips it', {tag: '@gate'}, async ({page, stack}) => {
    await page.goto('/about');
    const release = await delayResponses(page);
    await page.goto(`/cart/${TIKKA}:2,${PALAK}?discount=SUMMER10&fbclid=IwAR2x`);
    await expect(redirecting(page)).toBeVisible();
    await expect(page.getByRole('status').filter({hasText: 'Taking you to Shopify checkout'})).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
    await expect(page).toHaveTitle('Cart - Fusion Tiffin');
    await expectAccessible(page);
    expect(stack.shop.carts()).toEqual([]);

    release();
    await page.waitForURL((url) => url.origin === stack.shop.origin);
    await expect(page.getByText('Palak Paneer')).toBeVisible();
    const [cart] = stack.shop.carts();
    expect(cart).toMatchObject({discountCodes: ['SUMMER10'], attributes: [{key: 'fbclid', value: 'IwAR2x'}]});
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('the screen before the checkout is shown for half a second', async ({page, stack}) => {
    await page.clock.install({time: NOON});
    await page.clock.pauseAt(NOON);
    const built = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.goto(`/cart/${TIKKA}`);
    await built;
    await page.clock.runFor(499);
    expect(page.url()).toBe(`${stack.origin}/cart/${TIKKA}`);
    await page.clock.runFor(1);
    await page.waitForURL((url) => url.origin === stack.shop.origin);
  });

  test('variants in the query also lead to the checkout, once', async ({page, stack}) => {
    await page.goto(`/cart?items=${TIKKA}:2`);
    await page.waitForURL((url) => url.origin === stack.shop.origin);
    expect(stack.shop.carts()).toHaveLength(1);
  });

  test('a link to a sold-out product shows the unchanged cart and the reason', async ({page, stack}) => {
    await page.goto('/product/chicken-tikka-masala');
    await addButton(page, 'Chicken Tikka Masala').click();
    await expect(cartDrawer(page).getByRole('spinbutton')).toHaveValue('1');
    stack.shop.setStock(PALAK, 0);
    await page.goto(`/cart/${PALAK}:2`);
    await expect(page.getByText('Palak Paneer just sold out')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1, name: 'Your basket'})).toBeVisible();
    await expect(page.getByRole('group', {name: 'Quantity of Chicken Tikka Masala'})).toBeVisible();
    await expectAccessible(page);
  });

  test('a cart link can be retried on the same page after an outage of Shopify', async ({page, stack, tolerated}) => {
    tolerated.push(/status of 502/);
    await page.goto('/about');
    await stack.shop.fault({op: 'cartCreate', mode: 'status', status: 500});
    await page.goto(`/cart/${TIKKA}`);
    await expect(page.getByRole('alert')).toContainText('We could not reach the shop');
    await expectAccessible(page);
    await stack.shop.reset();
    await page.getByRole('button', {name: 'Continue to checkout'}).click();
    await page.waitForURL((url) => url.origin === stack.shop.origin);
  });

  test(
    'a promo code link stores its code in the cart and redirects, before a product is added',
    {tag: '@gate'},
    async ({page}) => {
      await page.goto('/discount/SUMMER10?redirect=/product/palak-paneer');
      await expect(page).toHaveURL('/product/palak-paneer');
      await expect(page.getByText('SUMMER10 is on your cart')).toBeVisible();
      await page.getByRole('banner').getByRole('link', {name: /cart/i}).click();
      await expect(cartDrawer(page).getByText(/^SUMMER10 will count as soon as/)).toBeVisible();
      await cartDrawer(page).getByRole('button', {name: 'Close'}).click();
      await addButton(page, 'Palak Paneer').click();
      await expect(cartDrawer(page).getByText('$7.19').first()).toBeVisible();
    },
  );

  test('an invalid promo code link shows an error with a next step', async ({page}) => {
    await page.goto('/discount/REDWHITECURRY?redirect=//evil.example');
    await expect(page.getByRole('alert')).toContainText('This promo code is invalid or has expired.');
    await page.getByRole('link', {name: 'Continue shopping'}).click();
    await expect(page).toHaveURL('/');
    expect(await page.context().cookies()).toEqual([]);
  });

  test('an invalid cart link shows an error with a next step', async ({page, tolerated}) => {
    tolerated.push(/status of 410/);
    const response = await page.goto('/cart/dal:2');
    expect(response?.status()).toBe(410);
    await expect(page.getByRole('heading', {name: 'This link no longer works'})).toBeVisible();
    await page.getByRole('link', {name: 'Browse all dishes'}).click();
    await expect(page).toHaveURL('/products');
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a button of a cart link leads to the checkout', async ({page, stack}) => {
    await page.goto(`/cart/${TIKKA}:2`);
    await expect(redirecting(page)).toBeVisible();
    expect(stack.shop.carts()).toEqual([]);
    await page.getByRole('button', {name: 'Continue to checkout'}).click();
    await page.waitForURL((url) => url.origin === stack.shop.origin);
    await expect(page.getByText('Chicken Tikka Masala')).toBeVisible();
  });
});
