import type {Page} from '@playwright/test';
import {guestLink} from '../../support/guest-link';
import {deleteOrder, idOfOrder, recordOrders} from '../../support/orders';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {interceptRealtime, change, expectListeners, place, signIn} from '../support/live';

const notice = (page: Page, text: string) => page.getByRole('listitem').filter({hasText: text});
const order = (page: Page, name: string) => page.getByRole('main').getByText(name, {exact: true}).first();
const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('link', {name, exact: true});
const paused = (page: Page) => page.getByText('Live updates paused');

test(
  'an order paid elsewhere and its changes appear in every tab without a reload',
  {tag: '@gate'},
  async ({page, context, stack}) => {
    await signIn(page, '/orders');
    const tab = await context.newPage();
    await tab.goto('/profile/orders');
    await expectListeners(stack, 2);
    const tabs = [page, tab];
    // Toasts close by themselves, so each is expected before what causes it and in both tabs at once.
    await Promise.all([
      ...tabs.map((each) => expect(notice(each, 'New Order')).toContainText('Order #1001 has been placed.')),
      place(stack, 1001),
    ]);
    for (const each of tabs) await expect(order(each, 'Order #1001')).toBeVisible();
    await Promise.all([
      ...tabs.map((each) => expect(notice(each, 'Order Status Updated')).toContainText('Order #1001: Fulfilled')),
      change(stack, 1001, {fulfillment_status: 'fulfilled'}),
    ]);
    for (const each of tabs)
      await expect(each.getByRole('main').getByText('Fulfilled', {exact: true}).first()).toBeVisible();
    await deleteOrder(stack.backend, 1001);
    for (const each of tabs) await expect(order(each, 'Order #1001')).toHaveCount(0);
  },
);

test('the order page updates when its order changes', async ({page, stack}) => {
  await signIn(page);
  await place(stack, 1001);
  await page.goto(`/order/${await idOfOrder(stack.backend, 1001)}`);
  await expectListeners(stack, 1);
  await change(stack, 1001, {fulfillment_status: 'partially_fulfilled'});
  await expect(page.getByRole('main').getByText('Partially Fulfilled', {exact: true}).first()).toBeVisible();
});

test('a change of an order during a navigation does not stop the navigation, and appears after it', async ({
  page,
  stack,
}) => {
  await signIn(page);
  await place(stack, 1001);
  await page.goto('/orders');
  await expectListeners(stack, 1);
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/order\/[^/?]+(\.data|\?)/, async (route) => {
    await released;
    await route.continue();
  });
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(new URL(request.url()).pathname));
  await page.getByRole('main').getByRole('link', {name: 'View Details'}).click();
  await change(stack, 1001, {fulfillment_status: 'fulfilled'});
  await expect(notice(page, 'Order Status Updated')).toContainText('Order #1001: Fulfilled');
  expect(aborted, 'aborted requests').not.toContainEqual(expect.stringMatching(/^\/order\//));
  release();
  await expect(page.getByRole('heading', {level: 1, name: 'Order #1001'})).toBeVisible();
  await expect(page.getByRole('main').getByText('Fulfilled', {exact: true}).first()).toBeVisible();
});

test('the recent orders of the account update without discarding form input', async ({page, stack, tolerated}) => {
  tolerated.push(/ERR_FAILED.*orders\/recent/);
  await signIn(page, '/profile');
  const recent = page.getByRole('region', {name: 'Recent orders'});
  await expect(recent).toContainText('No orders found.');
  await expectListeners(stack, 1);
  await page.getByLabel('Name', {exact: true}).fill('Ada Lovelace');
  await place(stack, 1001);
  await expect(recent.getByRole('listitem')).toHaveText(['Order #1001Unfulfilled$20.97']);
  await change(stack, 1001, {fulfillment_status: 'fulfilled'});
  await expect(recent.getByRole('listitem')).toHaveText(['Order #1001Fulfilled$20.97']);
  await page.route('**/orders/recent', (route) => route.abort());
  await place(stack, 1002);
  await expect(notice(page, 'New Order')).toContainText('Order #1002 has been placed.');
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByLabel('Name', {exact: true})).toHaveValue('Ada Lovelace');
});

test('the order page shows that Shopify has deleted the order meanwhile', async ({page, stack, tolerated}) => {
  tolerated.push(/404/);
  await signIn(page);
  await place(stack, 1001);
  await page.goto(`/order/${await idOfOrder(stack.backend, 1001)}`);
  await expect(page.getByRole('heading', {level: 1, name: 'Order #1001'})).toBeVisible();
  await expectListeners(stack, 1);
  await deleteOrder(stack.backend, 1001);
  await expect(page.getByRole('heading', {level: 1, name: 'Order not found'})).toBeVisible();
  await page.getByRole('link', {name: 'View all orders'}).click();
  await expect(page.getByText('No orders found.')).toBeVisible();
});

test(
  'a lost Realtime connection is reported, bridged by polling and restored without losing an order',
  {tag: '@gate'},
  async ({page, stack}) => {
    const line = await interceptRealtime(page);
    await page.clock.install();
    await signIn(page, '/orders');
    await expectListeners(stack, 1);
    await line.cut();
    await expect(paused(page)).toBeVisible();
    await expectAccessible(page);
    await place(stack, 1001);
    await page.clock.fastForward(61_000);
    await expect(order(page, 'Order #1001')).toBeVisible();
    await expect(paused(page)).toBeVisible();
    await place(stack, 1002);
    line.restore();
    await expect(async () => {
      await page.clock.fastForward(16_000);
      await expect(order(page, 'Order #1002')).toBeVisible({timeout: 2_000});
    }).toPass({timeout: 30_000});
    await expect(paused(page)).toHaveCount(0);
    await place(stack, 1003);
    await expect(notice(page, 'New Order')).toContainText('Order #1003 has been placed.');
  },
);

test('logging out in one tab ends the updates in the other', async ({page, context, stack}) => {
  await signIn(page);
  const tab = await context.newPage();
  await tab.goto('/profile');
  await expectListeners(stack, 2);
  await tab.getByRole('button', {name: 'Log out', exact: true}).click();
  await expectListeners(stack, 0);
  await expect(page.getByRole('banner').getByRole('link', {name: 'Sign In'})).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', {name: /^Notifications/})).toHaveCount(0);
});

test('a guest order page updates when its order changes', {tag: '@gate'}, async ({page, stack}) => {
  const placedAt = new Date().toISOString();
  const guest = {number: 1001, placedAt, email: 'guest@example.com'};
  await recordOrders(stack.backend, [guest]);
  await page.goto(`/order/guest/${await guestLink(stack.backend, 1001)}`);
  await expectListeners(stack, 1);
  const updated_at = new Date(Date.now() + 2_000).toISOString();
  await recordOrders(stack.backend, [{...guest, fulfillment_status: 'fulfilled', updated_at}]);
  await expect(page.getByRole('main').getByText('Fulfilled', {exact: true}).first()).toBeVisible();
});

test('no Realtime code is loaded for a signed-out visitor', async ({page, stack}) => {
  const parts = /live-updates|maintain-subscription|notification-store|NotificationPanel|\/notifications|\/realtime/;
  const loaded: string[] = [];
  page.on('request', (request) => void (parts.test(request.url()) && loaded.push(request.url())));
  page.on('websocket', (socket) => loaded.push(socket.url()));
  for (const path of ['/', '/products', '/cart', '/auth']) await page.goto(path, {waitUntil: 'networkidle'});
  expect(loaded).toEqual([]);
  await signIn(page);
  await expectListeners(stack, 1);
  expect(loaded.length).toBeGreaterThan(3);
  await expect(bell(page, 'Notifications')).toBeVisible();
});
