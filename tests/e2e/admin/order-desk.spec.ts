import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {toFedExNumber} from '../../support/fedex-number';
import {recordOrders} from '../../support/orders';
import {placeOrder} from '../../support/place-order';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, notice} from '../support/account';
import {webhooksOf} from '../../support/webhooks';
import {expectListeners} from '../support/live';
import {waitForHydration} from '../support/hydration';
import {countPointerEvents, shipByKeyboard} from '../support/ship-by-keyboard';
import {enterAdmin} from '../support/staff';

const {ada} = SEED_PEOPLE;

const rows = (page: Page) => page.getByRole('row').filter({has: page.getByRole('rowheader')});
const order = (page: Page, number: number) => page.getByRole('link', {name: `#${number}`, exact: true});

/** Orders of past days are late: the oldest comes first. */
const LATE = [
  {number: 1001, placedAt: '2026-10-05T16:00:00Z'},
  {number: 1002, placedAt: '2026-10-01T16:00:00Z', ship_by: '2026-10-03'},
] as const;

test('staff see the most urgent order first and open it by keyboard', {tag: '@gate'}, async ({page, stack}) => {
  await recordOrders(stack.backend, [...LATE, {number: 1003, fulfillment_status: 'fulfilled'}]);
  await enterAdmin(page, stack, '/admin/orders');
  await expect(rows(page)).toHaveCount(2);
  await waitForHydration(page);
  await page.keyboard.press('j');
  await expect(order(page, 1002)).toBeFocused();
  await page.keyboard.press('j');
  await expect(order(page, 1001)).toBeFocused();
  await page.keyboard.press('k');
  await expect(order(page, 1002)).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', {name: 'Search orders'})).toBeFocused();
  await page.keyboard.type('1003');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText([/#1003.*Sent/]);
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/admin/orders');
  await page.setViewportSize({width: 768, height: 800});
});

test('a new order appears by itself and leaves the focus where it is', {tag: '@gate'}, async ({page, stack}) => {
  await recordOrders(stack.backend, LATE);
  await enterAdmin(page, stack, '/admin/orders');
  await waitForHydration(page);
  await page.keyboard.press('j');
  await expect(order(page, 1002)).toBeFocused();
  const url = page.url();
  await expectListeners(stack, 2);
  await recordOrders(stack.backend, [{number: 1004, placedAt: '2026-10-02T16:00:00Z'}]);
  await expect(rows(page)).toHaveText([/#1004/, /#1002/, /#1001/]);
  await expect(order(page, 1002)).toBeFocused();
  expect(page.url()).toBe(url);
});

test('staff fulfill an order in the desk, and the next one opens', async ({page, stack}) => {
  const [first, second] = [placeOrder(stack.shop, {customer: ada}), placeOrder(stack.shop, {customer: ada})];
  await recordOrders(stack.backend, [
    {number: first.number, of: ada, ship_by: '2026-10-03'},
    {number: second.number, of: ada, ship_by: '2026-10-05'},
  ]);
  await enterAdmin(page, stack, '/admin/orders');
  await order(page, first.number).click();
  await expect(page.getByRole('heading', {level: 1, name: `Order #${first.number}`})).toBeVisible();
  await expect(page.getByRole('region', {name: 'Open orders to the same address'}).getByRole('listitem')).toHaveText([
    new RegExp(`^#${second.number}\\s*Same customer`),
  ]);
  await page.keyboard.press('t');
  await expect(page.getByLabel('Tracking number', {exact: true})).toBeFocused();
  await page.keyboard.press('Escape');
  await button(page, 'Refresh').first().focus();
  await page.keyboard.press('f');
  await expect(button(page, 'Mark as Fulfilled')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Order marked as fulfilled')).toBeVisible();
  await expect(page.getByRole('heading', {level: 1, name: `Order #${second.number}`})).toBeVisible();
});

test(
  'staff ship one order after the other without a mouse, with at most five keys each besides its number',
  {tag: '@gate'},
  async ({page, stack}) => {
    const orders = Array.from({length: 4}, () => placeOrder(stack.shop, {customer: ada}));
    await recordOrders(
      stack.backend,
      orders.map(({number}, at) => ({number, of: ada, ship_by: `2026-10-0${at + 1}`})),
    );
    const readPointerEvents = await countPointerEvents(page);
    await enterAdmin(page, stack, '/admin/orders');
    const shipments = orders.slice(0, -1).map(({number}, at) => ({
      number,
      next: orders[at + 1]?.number ?? NaN,
      tracking: toFedExNumber(at),
    }));
    expect(Math.max(...(await shipByKeyboard(page, shipments)))).toBeLessThanOrEqual(5);
    expect(await readPointerEvents()).toBe(0);
    expect(orders.map(({fulfillments}) => fulfillments.map(({tracking}) => tracking[0]?.number))).toEqual([
      ...shipments.map(({tracking}) => [tracking]),
      [],
    ]);
  },
);

test('staff write a note, which stays after an empty one is rejected', async ({page, stack, tolerated}) => {
  tolerated.push(/400/);
  const {number} = placeOrder(stack.shop, {customer: ada});
  await recordOrders(stack.backend, [{number, of: ada}]);
  await enterAdmin(page, stack, `/admin/orders/${number}`);
  const notes = page.getByRole('region', {name: 'Staff notes'});
  const field = page.getByLabel('New note', {exact: true});
  await button(page, 'Add note').click();
  await expect(field).toHaveAccessibleDescription(/Please write a note\./);
  await field.fill('Called her:\n<b>the new address is right</b>');
  await button(page, 'Add note').dblclick();
  await expect(notes.getByRole('listitem')).toHaveText([/Called her:\s<b>the new address is right<\/b>Gita · /]);
  await expect(field).toHaveValue('');
});

test(
  'staff refund a part of an order and cancel the rest, which is being checked until Shopify reports it',
  {tag: '@gate'},
  async ({page, stack, tolerated}) => {
    tolerated.push(/400/);
    const record = placeOrder(stack.shop, {customer: ada, lines: [{catalogId: '1', quantity: 2}]});
    await recordOrders(stack.backend, [{number: record.number, of: ada}]);
    await enterAdmin(page, stack, `/admin/orders/${record.number}`);
    const events = page.getByRole('region', {name: 'What happened when'}).getByRole('listitem');
    await page.getByRole('link', {name: 'Refund items'}).click();
    await expect(page.getByRole('heading', {level: 1, name: `Refund order #${record.number}`})).toBeVisible();
    await page.getByRole('spinbutton', {name: /^How many of/}).fill('1');
    await button(page, 'Calculate the refund').click();
    const amount = page.getByLabel('Amount to refund', {exact: true});
    await amount.fill('1000');
    await button(page, 'Refund this amount').click();
    await expect(amount).toHaveAccessibleDescription(/Enter an amount of at most/);
    await amount.fill('1.07');
    await expectAccessible(page);
    await button(page, 'Refund this amount').dblclick();
    await expect(notice(page, 'Refund made')).toBeVisible();
    await expect(events.filter({hasText: 'Refund: $1.07'})).toHaveText([/^Staff\s*Refund: \$1\.07 · Gita · done/]);
    expect(record.refunds).toHaveLength(1);

    // Shopify's report of the cancellation is lost.
    await webhooksOf(stack.shop).setBehavior({drop: 1});
    await page.getByRole('link', {name: 'Cancel the order'}).click();
    await expect(page.getByRole('heading', {level: 1, name: `Cancel order #${record.number}`})).toBeVisible();
    await button(page, 'Cancel this order').click();
    const reason = page.getByLabel('Reason', {exact: true});
    await expect(reason).toHaveAccessibleDescription('Please say why the order is canceled.');
    await reason.selectOption('The customer changed their mind');
    await button(page, 'Cancel this order').dblclick();
    await expect(page.getByText(/Shopify is canceling this order|This order is canceled/)).toBeVisible();
    await page.getByRole('link', {name: 'Back to the order', exact: true}).click();
    await expect(page.getByText('This order is being canceled')).toBeVisible();
    await expect(events.first()).toHaveText(/^Staff\s*Cancellation of the order · Gita · being checked/);
    await expect(page.getByRole('link', {name: 'Cancel the order'})).toHaveCount(0);
    await expectAccessible(page);

    // A later report contains the cancellation, and the open page shows it.
    const report = {updated_at: '2099-01-01T00:00:00Z', cancelled_at: '2026-11-21T00:00:00Z'};
    await recordOrders(stack.backend, [{number: record.number, of: ada, ...report}]);
    await expect(page.getByText('This order is being canceled')).toBeHidden();
    await expect(events.filter({hasText: 'Cancellation of the order'})).toHaveText([/ · Gita · done/]);
    await expect(page.getByText('Canceled', {exact: true})).toBeVisible();
    await page.goto(`/admin/orders/${record.number}/cancel`);
    await expect(page.getByText('This order is canceled')).toBeVisible();
  },
);

test('the forms that refund and cancel stay with what was typed while Shopify is down', async ({
  page,
  stack,
  tolerated,
}) => {
  tolerated.push(/502/);
  const record = placeOrder(stack.shop, {customer: ada});
  await recordOrders(stack.backend, [{number: record.number, of: ada}]);
  const path = `/admin/orders/${record.number}`;
  await enterAdmin(page, stack, `${path}/refund?shipping=yes`);
  const amount = page.getByLabel('Amount to refund', {exact: true});
  await waitForHydration(page);
  await amount.fill('1.07');
  await stack.shop.fault({op: 'StaffRefundState', mode: 'status', status: 500});
  await button(page, 'Refund this amount').click();
  await expect(page.getByText('This page could not be refreshed')).toBeVisible();
  await expect(amount).toHaveValue('1.07');
  await stack.shop.clearFaults();
  await stack.restartStorefront();
  await page.goto(`${path}/cancel`);
  await waitForHydration(page);
  await page.getByLabel('Reason', {exact: true}).selectOption('A mistake of ours');
  await stack.shop.fault({op: 'StaffCancelState', mode: 'status', status: 500});
  await button(page, 'Cancel this order').click();
  await expect(page.getByText('This page could not be refreshed')).toBeVisible();
  await expect(page.getByLabel('Reason', {exact: true})).toHaveValue('STAFF');
  await expectAccessible(page);
  expect(record.refunds).toEqual([]);
});

test('an unknown order leads back to the desk', async ({page, stack, tolerated}) => {
  tolerated.push(/404/);
  await enterAdmin(page, stack, '/admin/orders/4711');
  await expect(page.getByText('Order not found')).toBeVisible();
  await page.getByRole('link', {name: 'Back to the orders'}).click();
  await expect(page).toHaveURL('/admin/orders');
});

test('the desk keeps its rows and counts while a reload fails, and says so', async ({page, stack, tolerated}) => {
  tolerated.push(/503/, /502/);
  await recordOrders(stack.backend, LATE);
  await enterAdmin(page, stack, '/admin/orders');
  await expect(rows(page)).toHaveCount(2);
  await stack.backend.fault({path: '/rest/v1/rpc/find_desk_orders', mode: 'status', status: 503});
  await button(page, 'Refresh').click();
  await expect(page.getByText('This page could not be refreshed')).toBeVisible();
  await expect(rows(page)).toHaveText([/#1002/, /#1001/]);
  await expect(page.getByRole('link', {name: /^To ship/})).toHaveText('To ship2');
  await expectAccessible(page);
  // The whole database fails, so that no admin can be confirmed.
  await stack.backend.fault({path: '/rest/v1/rpc/touch_admin_session', mode: 'status', status: 503});
  await button(page, 'Refresh').click();
  await expect(button(page, 'Refresh')).toBeEnabled();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\/admin\/orders/);
});

test('a page that is opened while the database is down says so', async ({page, stack, tolerated}) => {
  tolerated.push(/503/);
  await enterAdmin(page, stack, '/admin/orders/import');
  await stack.backend.fault({path: '/rest/v1/rpc/find_desk_orders', mode: 'status', status: 503});
  await page.goto('/admin/orders');
  await expect(page.getByText('The orders cannot be loaded at the moment.')).toBeVisible();
});

test.describe('in another time zone than the shop', () => {
  test.use({timezoneId: 'Asia/Tokyo'});

  test('staff read the times of the shop', async ({page, stack}) => {
    await recordOrders(stack.backend, LATE);
    await enterAdmin(page, stack, '/admin/orders');
    await waitForHydration(page);
    await expect(rows(page).first().locator('time')).toHaveText('Oct 1, 2026, 12:00 PM EDT');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('staff choose a view, search and page through the orders', async ({page, stack}) => {
    await recordOrders(
      stack.backend,
      Array.from({length: 52}, (_, index) => ({number: 1001 + index, placedAt: '2026-10-05T16:00:00Z'})),
    );
    await enterAdmin(page, stack, '/admin/orders');
    await expect(rows(page)).toHaveCount(50);
    await page.getByRole('link', {name: 'Next orders'}).click();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('link', {name: 'On hold 0'}).click();
    await expect(page.getByText('No order is on hold')).toBeVisible();
    await page.getByRole('searchbox', {name: 'Search orders'}).fill('1052');
    await button(page, 'Search').click();
    await expect(rows(page)).toHaveText([/#1052/]);
    await page.getByRole('link', {name: 'Show all views again'}).click();
    await expect(page).toHaveURL('/admin/orders');
  });
});
