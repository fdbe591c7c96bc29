import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {recordOrders} from '../../support/orders';
import {placeOrder} from '../../support/place-order';
import {staff as shopStaff} from '../../support/staff';
import type {StackWithBackend} from '../../support/stack';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, field, notice} from '../support/account';
import {waitForHydration} from '../support/hydration';
import {expectListeners} from '../support/live';
import {enterAdmin, fulfillmentPanel as panel, openOrderAsStaff} from '../support/staff';

const {ada} = SEED_PEOPLE;
const UPS = '1Z999AA10123456784';

const dialog = (page: Page) => page.getByRole('alertdialog', {name: 'Cancel Fulfillment Order'});

/** Opens an order of Ada's as Gita, who is a staff member. */
async function openAsStaff(page: Page, stack: StackWithBackend) {
  const {number} = placeOrder(stack.shop, {customer: ada});
  await recordOrders(stack.backend, [{number, of: ada}]);
  await openOrderAsStaff(page, stack, number);
  return number;
}

test(
  'staff fulfill an order with a tracking number and change the number',
  {tag: '@gate'},
  async ({page, stack, tolerated}) => {
    tolerated.push(/400/);
    await openAsStaff(page, stack);
    await panel(page).getByText('With tracking (optional)').click();
    await field(page, 'Carrier').selectOption('UPS');
    await button(page, 'Mark as Fulfilled').click();
    await expect(field(page, 'Tracking number')).toHaveAccessibleDescription('Tracking number is required');
    await expect(field(page, 'Carrier')).toHaveValue('UPS');
    await expectAccessible(page);
    await field(page, 'Tracking number').fill(UPS);
    await button(page, 'Mark as Fulfilled').dblclick();
    await expect(notice(page, 'Order marked as fulfilled')).toBeVisible();
    await expect(panel(page).getByText('CLOSED', {exact: true})).toBeVisible();
    await expect(panel(page)).toContainText(UPS);
    await field(page, 'Carrier').selectOption('FedEx');
    await field(page, 'Tracking number').fill('1234 5678 9012');
    await button(page, 'Update Tracking').click();
    await expect(notice(page, 'Tracking information updated successfully')).toBeVisible();
    await expect(panel(page).getByRole('link', {name: /^Track with FedEx/})).toBeVisible();
  },
);

test('staff add and change the tracking number of a partially fulfilled order', async ({page, stack}) => {
  const record = placeOrder(stack.shop, {customer: ada, lines: [{catalogId: '1', quantity: 3}]});
  await recordOrders(stack.backend, [{number: record.number, of: ada}]);
  await shopStaff(stack.shop).sendSome(record, 1);
  await openOrderAsStaff(page, stack, record.number, 'IN PROGRESS');
  await expectAccessible(page);
  const parcel = panel(page).getByRole('group', {name: 'Parcel 1'});
  for (const [number, action] of [
    ['B-7', 'Add Tracking'],
    ['B-8', 'Update Tracking'],
  ] as const) {
    await parcel.getByLabel('Carrier').selectOption('Other');
    await parcel.getByLabel('Tracking number').fill(number);
    await parcel.getByRole('button', {name: action}).click();
    await expect(panel(page).getByText(number)).toBeVisible();
  }
  await expect(parcel.getByLabel('Tracking number')).toHaveValue('B-8');
  expect(record.fulfillments.map(({tracking}) => tracking)).toMatchObject([[{company: 'Other', number: 'B-8'}]]);
});

test('staff cancel a fulfillment order after a confirmation, by keyboard alone', async ({page, stack}) => {
  const number = await openAsStaff(page, stack);
  const record = stack.shop.orders().find((order) => order.number === number);
  const part = record?.fulfillmentOrders[0]?.number;
  const cancel = panel(page).getByRole('button', {name: `Cancel fulfillment order ${part}`, exact: true});
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleDescription(
    'Are you sure you want to cancel this fulfillment order? This action cannot be undone. ' +
      `Order #${number}, fulfillment order ${part}: 1 × ${record?.lines[0]?.title}`,
  );
  await expect(dialog(page).getByRole('button', {name: 'Cancel'})).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Fulfillment order cancelled successfully')).toBeVisible();
  await expect(panel(page).getByRole('heading', {level: 4})).toHaveCount(2);
  expect(record?.fulfillmentOrders.map(({status}) => status)).toEqual(['closed', 'open']);
});

test('a change that Shopify rejects is reported beside its form, also after a live reload', async ({
  page,
  stack,
  tolerated,
}) => {
  tolerated.push(/502/);
  await openAsStaff(page, stack);
  await stack.shop.fault({op: 'StaffFulfillmentCreate', mode: 'status', status: 500, times: 1});
  await button(page, 'Mark as Fulfilled').click();
  await expect(notice(page, 'Failed to fulfill order')).toBeVisible();
  await expect(panel(page)).toContainText('Failed to fulfill order');
  await expectAccessible(page);
  // An order of the staff member's own reloads the page.
  await expectListeners(stack, 1);
  await recordOrders(stack.backend, [{number: 7001, of: SEED_PEOPLE.gita, placedAt: new Date().toISOString()}]);
  await expect(notice(page, 'New Order')).toBeVisible();
  await expect(panel(page)).toContainText('Failed to fulfill order');
  await button(page, 'Mark as Fulfilled').click();
  await expect(notice(page, 'Order marked as fulfilled')).toBeVisible();
});

test('what staff typed stays while Shopify or the connection is down, and is sent once it is back', async ({
  page,
  stack,
  tolerated,
}) => {
  // The storefront restarts while its page is open.
  tolerated.push(/50\d/, /ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_REFUSED/);
  const record = placeOrder(stack.shop, {customer: ada});
  await recordOrders(stack.backend, [{number: record.number, of: ada}]);
  await enterAdmin(page, stack, `/admin/orders/${record.number}`);
  await waitForHydration(page);
  await page.keyboard.press('t');
  await field(page, 'Tracking number').fill(UPS);
  await page.context().setOffline(true);
  await button(page, 'Mark as Fulfilled').click();
  await expect(panel(page)).toContainText('The connection failed');
  await expect(field(page, 'Tracking number')).toHaveValue(UPS);
  await page.context().setOffline(false);
  await stack.shop.fault({op: 'StaffFulfillmentOrders', mode: 'status', status: 500});
  await button(page, 'Mark as Fulfilled').click();
  await expect(panel(page)).toContainText('The shop does not answer. This is how it was before');
  await expect(field(page, 'Tracking number')).toHaveValue(UPS);
  await expect(field(page, 'Carrier')).toHaveValue('UPS');
  await expectAccessible(page);
  await stack.shop.clearFaults();
  await stack.restartStorefront();
  await button(page, 'Mark as Fulfilled').click();
  await expect(notice(page, 'Order marked as fulfilled')).toBeVisible();
  expect(record.fulfillments.map(({tracking}) => tracking[0]?.number)).toEqual([UPS]);
});

test(
  'staff find an order by its number and update its tracking information',
  {tag: '@gate'},
  async ({page, stack, tolerated}) => {
    tolerated.push(/4\d\d/);
    const record = placeOrder(stack.shop, {customer: ada});
    await recordOrders(stack.backend, [{number: record.number, of: ada}]);
    await enterAdmin(page, stack, '/admin/tracking');
    const submit = button(page, 'Update Tracking Information');
    await submit.click();
    await expect(notice(page, 'Please select an order and enter tracking information')).toBeVisible();
    await page.getByRole('searchbox', {name: 'Find an order'}).fill(String(record.number).slice(0, 3));
    await button(page, 'Search').click();
    await page
      .getByRole('list', {name: 'Found orders'})
      .getByRole('link', {name: `#${record.number}`})
      .click();
    await expect(field(page, 'Order ID')).toHaveValue(`#${record.number}`);
    await field(page, 'Tracking Number').fill(UPS);
    await expect(field(page, 'Shipping Company')).toHaveValue('UPS');
    await submit.dblclick();
    await expect(notice(page, 'Tracking information updated successfully')).toBeVisible();
    await field(page, 'Order ID').fill(String(record.number));
    await field(page, 'Tracking Number').fill('B-7');
    await field(page, 'Shipping Company').selectOption('Other');
    await submit.click();
    await expect(notice(page, 'Tracking information updated successfully').first()).toBeVisible();
    await expect
      .poll(() => record.fulfillments.map(({tracking}) => tracking))
      .toMatchObject([[{company: 'Other', number: 'B-7'}]]);
  },
);

test(
  'staff paste tracking numbers, approve the good rows, and a second paste sends nothing',
  {tag: '@gate'},
  async ({page, stack}) => {
    const [first, second] = [placeOrder(stack.shop, {customer: ada}), placeOrder(stack.shop, {customer: ada})];
    await recordOrders(
      stack.backend,
      [first, second].map(({number}) => ({number, of: ada})),
    );
    const pasted = `Order\tCarrier\tTracking number\n#${first.number}\tUPS\t${UPS}\n#${second.number}\t\t986578788855\n#4711\tUPS\t1Z999AA10123456785\n\tUPS\t1Z1\n`;
    const rows = page.getByRole('row').filter({has: page.getByRole('cell')});
    const check = async () => {
      await page.getByLabel('Rows', {exact: true}).fill(pasted);
      await button(page, 'Check the rows').click();
    };
    await enterAdmin(page, stack, '/admin/tracking');
    await page.getByRole('link', {name: 'Import a file'}).click();
    await check();
    await expect(rows).toHaveText([/Ready/, /Ready, carrier guessed/, /Order unknown/, /Order or number missing/]);
    await expectAccessible(page);
    expect([...first.fulfillments, ...second.fulfillments]).toEqual([]);
    await button(page, 'Send the checked rows').dblclick();
    await button(page, 'Undo').click();
    await button(page, 'Send the checked rows').click();
    await button(page, 'Send now').click();
    await expect(page.getByText('2 of 2 approved rows are finished')).toBeVisible({timeout: 30_000});
    await expect(rows).toHaveText([/Done/, /Done/, /Order unknown/, /Order or number missing/]);
    await expectAccessible(page);
    const sent = () => [first, second].map(({fulfillments}) => fulfillments.map(({tracking}) => tracking[0]?.number));
    expect(sent()).toEqual([[UPS], ['986578788855']]);
    await page.getByRole('link', {name: 'Import again'}).click();
    await check();
    await expect(rows.filter({hasText: 'Already shipped with this number'})).toHaveCount(2);
    await expect(button(page, 'Send the checked rows')).toHaveCount(0);
    expect(sent()).toEqual([[UPS], ['986578788855']]);
  },
);

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('staff cancel a fulfillment order and fulfill its replacement', async ({page, stack}) => {
    await openAsStaff(page, stack);
    await panel(page)
      .getByRole('button', {name: /^Cancel fulfillment order/})
      .click();
    await expect(dialog(page)).toContainText('Are you sure you want to cancel this fulfillment order?');
    await dialog(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(dialog(page)).toHaveCount(0);
    await panel(page)
      .getByRole('button', {name: /^Cancel fulfillment order/})
      .click();
    await dialog(page).getByRole('button', {name: 'Confirm'}).click();
    await expect(page.getByText('Fulfillment order cancelled successfully')).toBeVisible();
    await button(page, 'Mark as Fulfilled').click();
    await expect(page.getByText('Order marked as fulfilled')).toBeVisible();
  });
});
