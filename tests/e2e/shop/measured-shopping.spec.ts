import type {Page} from '@playwright/test';
import {recordOrders} from '../../support/orders';
import {expect, testWithAccounts as test} from '../fixtures';
import {button, notice, signInByRequest} from '../support/account';
import {main, orders} from '../support/ada-orders';
import {
  collectBeacons,
  consentBefore,
  hideForAMoment,
  hideWebdriver,
  recordBeacons,
  toShortEvents,
} from '../support/beacons';
import {waitForHydration} from '../support/hydration';

test.use({isUndecided: true, hasPopup: true});

const TIKKA = {id: '44000000000001', handle: 'chicken-tikka-masala'};
const PALAK = {id: '44000000000002', handle: 'palak-paneer'};

test.beforeEach(async ({page}) => {
  await hideWebdriver(page);
  await consentBefore(page);
});

/** Returns the events but page views. */
const toShort = (entries: readonly object[]) => toShortEvents(entries).filter(({name}) => name !== 'page_view');

/** Shows the popup, which waits for ten seconds, on a home page whose clock then goes on. */
async function openPopup(page: Page) {
  await page.clock.install({time: '2026-06-01T12:00:00Z'});
  await page.goto('/');
  await waitForHydration(page);
  await page.clock.runFor(11_000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.resume();
}

test('a visit from the offer to the checkout of a cart link is sent as it was', async ({page, context, stack}) => {
  const readBeacons = await recordBeacons(page);
  await openPopup(page);
  const popup = page.getByRole('dialog');
  await popup.getByRole('textbox', {name: 'Email address'}).fill('ada.king@example.com');
  await popup.getByRole('button', {name: 'Get my 20% code'}).click();
  await expect(popup).toBeHidden();
  // By the keyboard, because the toast covers the offers.
  await page.getByRole('region', {name: 'Offers'}).getByRole('link').press('Enter');
  await expect(page).toHaveURL('/products');
  await page.goto('/product/palak-paneer');
  await page.getByRole('link', {name: 'Show picture 4 of 4'}).click();
  await page.getByRole('link', {name: /^Play: Cooking Palak Paneer/}).click();
  await expect(page.locator('video[controls]')).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click();
  await expect(page).toHaveURL('/contact');
  await page.getByRole('main').locator('a[href^="mailto:"]').first().click();
  await page.goto(`/cart/${TIKKA.id}:2`);
  await page.waitForURL((url) => url.origin === stack.shop.origin);
  const reader = await context.newPage();
  await reader.goto(`${stack.origin}/about`);
  const beacons = await readBeacons(reader);
  const route = '/product/:productSlug';
  expect(toShort(beacons.flatMap(({events}) => events))).toEqual([
    {name: 'popup_shown', route: '/'},
    {name: 'popup_click', route: '/'},
    {name: 'popup_signup', route: '/'},
    {name: 'promo_click', route: '/', subject: 'b'},
    {name: 'clip_play', route},
    {name: 'clip_pause', route},
    {name: 'contact_view', route: '/contact'},
    {name: 'support_email_click', route: '/contact'},
    // A cart link opens the checkout at once, so it counts as that and as no adding.
    {name: 'begin_checkout', route: '/cart/:lines', valueMinor: 1598, count: 2},
  ]);
  expect(JSON.stringify(beacons)).not.toMatch(/ada|http|localhost|mailto/);
});

test('what an order adds to the cart again is counted by product, and undoing a removal is not', async ({
  page,
  stack,
}) => {
  const line = (variant: string, title: string, quantity: number) => ({
    shopify_line_item_id: variant,
    title,
    quantity,
    price_minor: 799,
    variant_id: `gid://shopify/ProductVariant/${variant}`,
  });
  await recordOrders(stack.backend, orders(1, {items: [line(TIKKA.id, 'Tikka', 2), line(PALAK.id, 'Palak', 3)]}));
  stack.shop.setStock(PALAK.id, 4);
  await signInByRequest(page);
  const beacons = collectBeacons(page);
  const sent = async () => {
    await hideForAMoment(page);
    return toShort(beacons.entries());
  };
  const added = ({handle}: typeof TIKKA, count: number) => ({
    name: 'add_to_cart',
    route: '/order/:orderId',
    subject: handle,
    valueMinor: 799 * count,
    count,
  });
  const all = [added(TIKKA, 2), added(PALAK, 3)];
  await page.goto('/order/1001');
  await button(page, 'Buy it again').click();
  await expect(page).toHaveURL('/cart');
  await expect(notice(page, 'Everything is in your cart again')).toBeVisible();
  await expect.poll(sent).toEqual(all);
  const visit = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('analytics-visit') ?? '{}') as {id?: string}).id,
  );
  await expect
    .poll(() => stack.shop.carts().flatMap(({attributes}) => attributes))
    .toEqual([{key: '_visit', value: visit}]);

  await main(page)
    .getByRole('button', {name: /^Remove Palak Paneer/})
    .click();
  await main(page).getByRole('button', {name: /^Undo/}).click();
  await expect(main(page).getByRole('group', {name: 'Quantity of Palak Paneer'}).getByRole('spinbutton')).toHaveValue(
    '3',
  );
  await page.goto('/order/1001');
  await button(page, 'Buy it again').click();
  await expect(main(page).getByRole('status').filter({hasText: 'Not everything could be added'})).toBeVisible();
  // Only one of three was left.
  await expect.poll(sent).toEqual([...all, added(TIKKA, 2), added(PALAK, 1)]);
});
