import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import type {OrderRecord} from '../../../local/shop/state';
import {orderGid, recordOrders} from '../../support/orders';
import {placeOrder} from '../../support/place-order';
import {staff} from '../../support/staff';
import type {StackWithBackend} from '../../support/stack';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, field} from '../support/account';
import {waitForHydration} from '../support/hydration';
import {enterAdmin} from '../support/staff';

const {ada} = SEED_PEOPLE;
const UPS = ['1Z999AA10123456784', '1Z5R89390357567127'] as const;

const card = (page: Page, name: string) => page.getByRole('region', {name, exact: true});
const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name, exact: true});

/** Places an order that Shopify's webhook brings, so that later ones change it. */
async function receivedOrder({shop, backend}: StackWithBackend): Promise<OrderRecord> {
  const record = placeOrder(shop, {customer: ada, lines: [{catalogId: '1', quantity: 2}]});
  const find = () =>
    backend.database.connected(({query}) =>
      query(`select id from public.orders where shopify_order_id = '${orderGid(record.number)}'`),
    );
  await expect.poll(async () => (await find()).length).toBe(1);
  return record;
}

test('staff correct an address and a tag, send a parcel, and read afterwards what was paid back', async ({
  page,
  stack,
  tolerated,
}) => {
  tolerated.push(/400/, /409/);
  const record = await receivedOrder(stack);
  const path = `/admin/orders/${record.number}`;
  await enterAdmin(page, stack, path);
  await waitForHydration(page);
  await expect(card(page, 'Customer').getByRole('link', {name: ada.email})).toBeVisible();
  await expect(card(page, 'Payment')).toHaveText(/^PaymentCaptured\$/);
  await expect(page.getByRole('link', {name: /^Edit in Shopify/})).toHaveAttribute('href', /\/admin\/orders\/\d+$/);
  await expectAccessible(page);

  const tags = page.getByRole('list', {name: 'Tags'});
  await field(page, 'New tag').fill('a, b');
  await button(page, 'Add tag').click();
  await expect(field(page, 'New tag')).toHaveAccessibleDescription('Enter one tag, without a comma');
  await field(page, 'New tag').fill('Call Bo');
  await button(page, 'Add tag').dblclick();
  await expect(tags.getByRole('listitem')).toHaveText(['Call Bo']);
  await button(page, 'Remove the tag Call Bo').click();
  await expect(tags.getByRole('listitem')).toHaveCount(0);
  expect(record.tags).toEqual([]);

  await page.getByRole('link', {name: 'Correct the address'}).click();
  await expect(heading(page, `Shipping address of order #${record.orderNumber}`)).toBeVisible();
  await field(page, 'Address').fill('7 Water Street');
  await field(page, 'ZIP code').fill('1120');
  await expectAccessible(page);
  await button(page, 'Save the address').click();
  await expect(field(page, 'ZIP code')).toHaveAccessibleDescription(/Enter a ZIP code such as/);
  await field(page, 'ZIP code').fill('11201');
  // Somebody else corrects it in Shopify's admin meanwhile.
  Object.assign(record.shippingAddress, {address1: '17 Water Street'});
  await button(page, 'Save the address').click();
  const conflict = page.getByRole('group', {name: 'Address was changed meanwhile'});
  await expect(conflict).toContainText('17 Water Street');
  await expectAccessible(page);
  await conflict.getByRole('radio', {name: /^Keep what I entered/}).check();
  await button(page, 'Save the address').dblclick();
  await expect(card(page, 'Ship to')).toContainText('7 Water Street');
  expect(record.shippingAddress).toMatchObject({address1: '7 Water Street', zip: '11201'});

  await staff(stack.shop).fulfill(record, {company: 'UPS', number: UPS[0]});
  await staff(stack.shop).refundItem(record, '5.00', 'One pouch had leaked');
  await expect(card(page, 'Order Items')).toContainText('1 refunded');
  await expect(card(page, 'Payment')).toContainText(/Refunded\s*−\$5\.00/);
  await expect(card(page, 'Payment')).toContainText('One pouch had leaked');
  await expect(card(page, 'Order Summary')).toContainText('Total after refunds');
  await expect(page.getByText('Adjustments')).toHaveCount(0);
  await expect(page.getByRole('link', {name: 'Correct the address'})).toHaveCount(0);
});

test('staff ship a batch by scanning its labels in the order of the slips', async ({page, stack, tolerated}) => {
  tolerated.push(/400/);
  const orders = Array.from({length: 2}, () => placeOrder(stack.shop, {customer: ada}));
  await recordOrders(
    stack.backend,
    orders.map(({number}, at) => ({number, of: ada, ship_by: `2026-10-0${at + 1}`})),
  );
  await enterAdmin(page, stack, '/admin/orders');
  await waitForHydration(page);
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  await button(page, 'Ship').click();
  await expect(heading(page, 'Ship with tracking numbers')).toBeVisible();
  const numbers = page.getByLabel('Tracking numbers', {exact: true});
  const standing = card(page, 'In the order of the slips').getByRole('status');
  await numbers.pressSequentially(`${UPS[0]}\n`);
  await expect(standing).toHaveText(`1 of 2 lines entered · Next: #${orders[1]?.number}`);
  await expectAccessible(page);
  await button(page, 'Check the numbers').click();
  await expect(page.getByText('1 line for 2 orders')).toBeVisible();
  await expect(numbers).toHaveValue(`${UPS[0]}\n`);
  await numbers.press('End');
  await numbers.pressSequentially(UPS[1]);
  await expect(standing).toHaveText('2 of 2 lines entered · Each order has a number.');
  await button(page, 'Check the numbers').dblclick();
  const rows = page.getByRole('row').filter({has: page.getByRole('cell')});
  await expect(rows).toHaveText([/Ready, carrier guessed/, /Ready, carrier guessed/]);
  await button(page, 'Send the checked rows').click();
  await expectAccessible(page);
  await button(page, 'Undo').click();
  await expect(rows).toHaveText([/Not approved/, /Not approved/]);
  await button(page, 'Send the checked rows').click();
  await button(page, 'Send now').dblclick();
  await expect(page.getByText('2 of 2 approved rows are finished')).toBeVisible();
  expect(orders.map(({fulfillments}) => fulfillments.map(({tracking}) => tracking[0]?.number))).toEqual([
    [UPS[0]],
    [UPS[1]],
  ]);
});
