import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import type {OrderRecord} from '../../../local/shop/state';
import {toFedExNumber} from '../../support/fedex-number';
import {placeOrder} from '../../support/place-order';
import type {StackWithBackend} from '../../support/stack';
import {expect, testWithAccounts as test} from '../fixtures';
import {button, field, notice, openOtherBrowser} from '../support/account';
import {waitForHydration} from '../support/hydration';
import {enterAdmin, joinAsPacker} from '../support/staff';

const {ada, ben} = SEED_PEOPLE;

/** Parcels that are packed one by one, and those of the batch. */
const PACKED = 20;
const BATCHED = 30;
const MOST_KEYS = 3;

// The clock stands still, so the points of a whole day must be there at once.
test.use({adminPlan: {maximum: 1_000_000, restorePerSecond: 1_000}});

const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name, exact: true});
const card = (page: Page, name: string) => page.getByRole('region', {name, exact: true});
const orderLinks = (page: Page) => page.getByRole('rowheader').getByRole('link', {name: /^#\d+$/});

/** Places orders, and waits until the webhooks have brought them all. */
async function receiveOrders(stack: StackWithBackend, count: number): Promise<void> {
  for (let placed = 0; placed < count; placed += 1)
    placeOrder(stack.shop, {customer: ada, lines: [{catalogId: '1', quantity: 1}]});
  const countRows = () =>
    stack.backend.database.connected(async ({query}) => {
      const [row] = await query<{count: number}>('select count(*)::integer as count from public.orders');
      return row?.count;
    });
  await expect.poll(countRows, {timeout: 60_000}).toBe(count);
}

const trackingOf = ({fulfillments}: OrderRecord) => fulfillments.map(({tracking}) => tracking[0]?.number);

/** A keyboard with a scanner: what is scanned is typed by a machine, and is not counted as keys of a person. */
function createKeyboard(page: Page) {
  const pressed = {keys: 0};
  return {
    pressed,
    async press(key: string) {
      await page.keyboard.press(key);
      pressed.keys += 1;
    },
    async scan(code: string) {
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
    },
  };
}

/** Packs the orders that the desk lists first. @returns for each how many keys it took besides scans */
async function packByScanner(page: Page, orders: readonly OrderRecord[], after: OrderRecord) {
  const counts: number[] = [];
  const {press, scan, pressed} = createKeyboard(page);
  await press('j');
  await press('p');
  for (const [at, order] of orders.entries()) {
    await expect(heading(page, `Pack order #${order.orderNumber}`)).toBeVisible();
    await expect(field(page, 'Scan SKU or barcode')).toBeFocused();
    for (const {sku} of order.lines) await scan(sku);
    await expect(field(page, 'Tracking number')).toBeFocused();
    await scan(toFedExNumber(at));
    await expect(button(page, 'Undo (Esc)')).toBeFocused();
    // The first parcel leaves after the ten seconds; from then on the packer is in a hurry.
    if (at === 0) await page.clock.fastForward(10_000);
    else for (const key of ['Tab', 'Enter']) await press(key);
    await expect(heading(page, `Pack order #${(orders[at + 1] ?? after).orderNumber}`)).toBeVisible();
    counts.push(pressed.keys);
    pressed.keys = 0;
  }
  return counts;
}

async function correctAddress(page: Page, {orderNumber}: OrderRecord): Promise<void> {
  await page.goto(`/admin/orders/${orderNumber}`);
  await page.getByRole('link', {name: 'Correct the address'}).click();
  await field(page, 'Address').fill('7 Water Street');
  await button(page, 'Save the address').click();
  await expect(card(page, 'Ship to')).toContainText('7 Water Street');
}

/** Ships all orders that wait: pick list, packing slips, and their tracking numbers in the order of the slips. */
async function shipBatch(page: Page, numbers: readonly string[]): Promise<void> {
  await page.goto('/admin/orders');
  await waitForHydration(page);
  await button(page, `Choose all ${BATCHED} shown`).click();
  await button(page, 'Pick list').click();
  await expect(page.getByText(`${BATCHED} items for ${BATCHED} orders`, {exact: true})).toBeVisible();
  await page.getByRole('checkbox').check();
  await expect(page.getByText('1 of 1 lines picked')).toBeVisible();
  await page.getByRole('link', {name: 'All actions for these orders'}).click();
  await page.getByRole('link', {name: 'Packing slips'}).click();
  await expect(heading(page, `${BATCHED} packing slips`)).toBeVisible();
  await expect(page.getByRole('article').filter({hasText: '7 Water Street'})).toHaveCount(1);
  await page.getByRole('link', {name: 'All actions for these orders'}).click();
  await page.getByRole('link', {name: 'Ship', exact: true}).click();
  await page.getByLabel('Tracking numbers', {exact: true}).fill(numbers.join('\n'));
  await button(page, 'Check the numbers').click();
  await button(page, 'Send the checked rows').click();
  await button(page, 'Send now').click();
  await expect(page.getByText(`${BATCHED} of ${BATCHED} approved rows are finished`)).toBeVisible({timeout: 60_000});
}

async function refund(page: Page, {orderNumber}: OrderRecord): Promise<void> {
  await page.goto(`/admin/orders/${orderNumber}`);
  await page.getByRole('link', {name: 'Refund items'}).click();
  await page.getByRole('spinbutton', {name: /^How many of/}).fill('1');
  await button(page, 'Calculate the refund').click();
  await field(page, 'Amount to refund').fill('5.00');
  await field(page, 'Reason (optional)').fill('The pouch had leaked');
  await button(page, 'Refund this amount').click();
  await expect(notice(page, 'Refund made')).toBeVisible();
  await expect(card(page, 'Payment')).toContainText(/Refunded\s*−\$5\.00/);
}

/** A new packer sees orders and no money. */
async function expectNoMoney(page: Page, {orderNumber}: OrderRecord): Promise<void> {
  await page.goto(`/admin/orders/${orderNumber}`);
  await expect(heading(page, `Order #${orderNumber}`)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('$');
  await expect(page.getByRole('link', {name: 'Refund items'})).toHaveCount(0);
  await page.goto(`/admin/orders/${orderNumber}/refund`);
  await expect(page.getByRole('heading', {name: 'Your role does not include this page'})).toBeVisible();
}

test('a day at the desk needs no other tool, and at most three keys beside the scans of a parcel', async ({
  page,
  stack,
  browser,
}) => {
  test.slow();
  await receiveOrders(stack, PACKED + BATCHED);
  await page.clock.install();
  await enterAdmin(page, stack, '/admin/orders');
  await waitForHydration(page);
  await expect(orderLinks(page)).toHaveCount(PACKED + BATCHED);
  const listed = (await orderLinks(page).allTextContents()).map((name) => Number(name.slice(1)));
  const orders = listed.map((number) => stack.shop.orders().find(({orderNumber}) => orderNumber === number));
  const [packed, batched] = [orders.slice(0, PACKED), orders.slice(PACKED)] as [OrderRecord[], OrderRecord[]];
  const [first, next] = [packed[0], batched[0]] as [OrderRecord, OrderRecord];

  await test.step('twenty parcels', async () => {
    const keys = await packByScanner(page, packed, next);
    expect(Math.max(...keys), keys.join()).toBeLessThanOrEqual(MOST_KEYS);
    expect(packed.map(trackingOf)).toEqual(packed.map((_, at) => [toFedExNumber(at)]));
  });
  await test.step('a corrected address, and a batch of thirty', async () => {
    await correctAddress(page, next);
    const numbers = batched.map((_, at) => toFedExNumber(PACKED + at));
    await shipBatch(page, numbers);
    expect(batched.map(trackingOf)).toEqual(numbers.map((number) => [number]));
    await page.goto('/admin/orders');
    await expect(page.getByText('Everything is shipped')).toBeVisible();
  });
  await test.step('a refund', async () => {
    await refund(page, first);
    expect(first.refunds).toMatchObject([{note: 'The pouch had leaked'}]);
  });
  await test.step('a new packer, who is refused money and removed in the evening', async () => {
    await page.goto('/admin/staff');
    await field(page, 'Email address').fill(ben.email);
    await button(page, 'Send invitation').click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Invitation sent');
    const other = await openOtherBrowser(browser, stack);
    await joinAsPacker(other, stack, ben);
    await expectNoMoney(other, first);
    await other.goto('/admin/orders');
    await page.reload();
    const member = page.getByRole('article').filter({hasText: ben.email});
    await member.getByText('Remove from staff', {exact: true}).first().click();
    await member.getByRole('button', {name: /^Remove from staff: /}).click();
    await expect(member).toBeHidden();
    // Her open page was not touched.
    await expect(other).toHaveURL('/', {timeout: 10_000});
    await other.context().close();
  });
});
