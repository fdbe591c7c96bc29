import type {Page} from '@playwright/test';
import {currentCode} from '../../../app/admin/frame/second-factor/totp.server';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {idOfOrder, recordOrders} from '../../support/orders';
import {placeOrder} from '../../support/place-order';
import type {StackWithBackend} from '../../support/stack';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, field, notice} from '../support/account';
import {expectListeners} from '../support/live';
import {waitForHydration} from '../support/hydration';
import {lotField, scanField, skusOf, type} from '../support/packing';
import {countPages} from '../support/pdf-pages';
import {enterAdmin, enterAsStaff, setUpApp} from '../support/staff';

const {ada} = SEED_PEOPLE;
const UPS = '1Z999AA10123456784';
/** A code of the authenticator app is valid once, so the second one is that of the next step. */
const CODE_STEP_MS = 30_000;

const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name, exact: true});

/** Lets another admin pack an order, as if on another computer. */
const packAsHari = async ({backend}: StackWithBackend, number: number): Promise<void> => {
  const id = await idOfOrder(backend, number);
  await backend.database.connected(({script}) =>
    script(`
      with hari as (insert into public.profiles (user_id, first_name) values (gen_random_uuid(), 'Hari') returning user_id),
        admin as (insert into public.user_roles (user_id, role) select user_id, 'owner' from hari)
      insert into private.packing_leases (order_id, user_id, since) select '${id}', user_id, now() - interval '2 minutes' from hari`),
  );
};

test(
  'staff pack and ship an order by keyboard, and the next one opens',
  {tag: '@gate'},
  async ({page, stack, tolerated}) => {
    tolerated.push(/ERR_INTERNET_DISCONNECTED/);
    const first = placeOrder(stack.shop, {
      customer: ada,
      lines: [
        {catalogId: 'b2', quantity: 1},
        {catalogId: '1', quantity: 1},
      ],
    });
    const second = placeOrder(stack.shop, {customer: ada});
    await recordOrders(stack.backend, [
      {number: first.number, of: ada, ship_by: '2026-10-03', note: 'Happy Diwali!'},
      {number: second.number, of: ada, ship_by: '2026-10-05'},
    ]);
    await page.clock.install();
    await enterAdmin(page, stack, '/admin/orders');
    await waitForHydration(page);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(heading(page, `Order #${first.number}`)).toBeVisible();
    // The key works once the page's effects have run, which may be after its first paint.
    await expect(async () => {
      await page.keyboard.press('p');
      await expect(heading(page, `Pack order #${first.number}`)).toBeVisible({timeout: 6_000});
    }).toPass();
    await expect(scanField(page)).toBeFocused();
    await expect(page.getByText('You are packing this, since 1 min')).toBeVisible();
    await type(page, 'nonsense');
    await expect(page.getByRole('alert')).toContainText('“nonsense” is not in this parcel');
    const skus = [...skusOf(stack, 'b2'), ...skusOf(stack, '1')];
    await type(page, skus[0] ?? '');
    await expect(page.getByText(`0 of ${skus.length}`, {exact: true})).toBeVisible();
    await page.keyboard.press('Escape');
    for (const sku of skus) await type(page, sku);
    await expect(page.getByText(`${skus.length} of ${skus.length}`, {exact: true})).toBeVisible();
    await expect(field(page, 'Tracking number')).toBeFocused();
    // One product too many is scanned into the field of the tracking number.
    await type(page, skus[0] ?? '');
    await expect(page.getByRole('alert')).toContainText('too many');
    await expect(field(page, 'Tracking number')).toHaveValue('');
    await type(page, '4006381333931');
    await expect(field(page, 'Tracking number')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(field(page, 'Tracking number')).toBeFocused();
    await type(page, '4006381333931');
    await expect(page.getByRole('alert')).toContainText('“4006381333931” is not in this parcel');
    await page.keyboard.press('Escape');
    // The time to undo stands still while the journey looks at the page.
    await page.clock.setFixedTime(new Date());
    await type(page, UPS);
    await expect(button(page, 'Undo (Esc)')).toBeFocused();
    await expect(field(page, 'Carrier')).toHaveValue('UPS');
    await page.getByRole('button', {name: 'Dark theme'}).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Undo (Esc)')).toBeHidden();
    expect(first.fulfillments).toEqual([]);
    await page.clock.setSystemTime(new Date());
    await page.reload();
    await expect(field(page, 'Tracking number')).toHaveValue(UPS);
    await expect(field(page, 'Tracking number')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Undo (Esc)')).toBeVisible();
    await page.context().setOffline(true);
    await button(page, 'Send now').click();
    await expect(page.getByRole('main').getByRole('status').filter({hasText: 'The connection failed'})).toBeVisible();
    await page.context().setOffline(false);
    await expect(field(page, 'Tracking number')).toHaveValue(UPS);
    await button(page, 'Ship').click();
    await expect(button(page, 'Undo (Esc)')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(notice(page, 'Order marked as fulfilled')).toBeVisible();
    await expect(heading(page, `Pack order #${second.number}`)).toBeVisible();
    await expect(scanField(page)).toBeFocused();
  },
);

test('a session that ends in the middle of a parcel sends nothing and loses no scan', async ({page, stack}) => {
  const order = placeOrder(stack.shop, {customer: ada, lines: [{catalogId: '1', quantity: 2}]});
  await recordOrders(stack.backend, [{number: order.number, of: ada, ship_by: '2026-10-03'}]);
  await enterAsStaff(page, stack, false);
  await page.goto(`/admin/orders/${order.number}/pack`);
  const key = await setUpApp(page, stack);
  await waitForHydration(page);
  await expect(scanField(page)).toBeFocused();
  const [sku = ''] = skusOf(stack, '1');
  await type(page, sku);
  await expect(page.getByText('1 of 2', {exact: true}).first()).toBeVisible();
  await stack.backend.database.connected(({script}) =>
    script(`update private.admin_sessions set last_seen_at = now() - interval '31 minutes'`),
  );
  // The open page finds out by itself.
  await expect(page.getByRole('heading', {name: 'Enter your code'})).toBeVisible();
  expect(order.fulfillments).toEqual([]);
  await page.getByLabel('Code', {exact: true}).fill(currentCode(key, Date.now() + CODE_STEP_MS));
  await page.getByRole('button', {name: 'Continue', exact: true}).click();
  await expect(heading(page, `Pack order #${order.number}`)).toBeVisible();
  await expect(page.getByText('1 of 2', {exact: true}).first()).toBeVisible();
  await expect(scanField(page)).toBeFocused();
  await type(page, sku);
  await expect(field(page, 'Tracking number')).toBeFocused();
  await type(page, UPS);
  await expect(button(page, 'Undo (Esc)')).toBeFocused();
  for (const each of ['Tab', 'Enter']) await page.keyboard.press(each);
  await expect(notice(page, 'Order marked as fulfilled')).toBeVisible();
  expect(order.fulfillments.map(({tracking}) => tracking[0]?.number)).toEqual([UPS]);
});

test('packing stops as soon as somebody cancels the order', async ({page, stack}) => {
  const order = placeOrder(stack.shop, {customer: ada});
  await recordOrders(stack.backend, [{number: order.number, of: ada}]);
  await enterAdmin(page, stack, `/admin/orders/${order.number}/pack`);
  await waitForHydration(page);
  await expect(scanField(page)).toBeVisible();
  // The desk, and the bell of the person.
  await expectListeners(stack, 2);
  await recordOrders(stack.backend, [
    {number: order.number, of: ada, updated_at: '2099-01-01T00:00:00Z', cancelled_at: '2026-11-21T00:00:00Z'},
  ]);
  await expect(page.getByRole('alert')).toContainText('This order is canceled');
  await expect(scanField(page)).toBeHidden();
  await expect(button(page, 'Ship')).toBeHidden();
  await expectAccessible(page);
});

test('staff see who is packing an order, and may take over', async ({page, stack}) => {
  const {number} = placeOrder(stack.shop, {customer: ada});
  await recordOrders(stack.backend, [{number, of: ada, ship_by: '2026-10-03'}]);
  await packAsHari(stack, number);
  await enterAdmin(page, stack, '/admin/orders');
  await expect(page.getByRole('row').filter({hasText: `#${number}`})).toContainText(
    'Hari is packing this, since 2 min',
  );
  await page.getByRole('link', {name: `#${number}`, exact: true}).click();
  await expect(heading(page, `Order #${number}`)).toBeVisible();
  await expect(page.getByText('Hari is packing this, since 2 min')).toBeVisible();
  await page.getByRole('link', {name: 'Pack', exact: true}).click();
  await expect(page.getByRole('status').filter({hasText: 'Hari is packing this'})).toBeVisible();
  await button(page, 'Take over').click();
  await expect(page.getByText('You are packing this, since 1 min')).toBeVisible();
  await page.getByRole('link', {name: 'Packing slip'}).click();
  await expect(heading(page, `Packing slip, Order #${number}`)).toBeVisible();
  await page.getByRole('button', {name: 'Dark theme'}).click();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('table')).toContainText(skusOf(stack, '1')[0] ?? '');
  // The paper is light in both themes, and an order of usual size is one page of it.
  await expect(page.getByRole('table')).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(countPages(await page.pdf({format: 'Letter'}))).toBe(1);
  // Wide paper has no empty column where the screen has the navigation.
  await page.setViewportSize({width: 1400, height: 900});
  expect(await page.getByRole('article').boundingBox()).toMatchObject({x: 0, width: 1400});
  await expect(page.getByRole('img', {name: 'QR code that opens the order in the desk'})).toBeVisible();
  await expect(button(page, 'Print')).toBeHidden();
  await expect(page.getByRole('main')).not.toContainText('$');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('staff tick the items by hand and ship after a confirmation', async ({page, stack}) => {
    const {number} = placeOrder(stack.shop, {customer: ada});
    await recordOrders(stack.backend, [{number, of: ada, ship_by: '2026-10-03'}]);
    await enterAdmin(page, stack, `/admin/orders/${number}/pack`);
    await button(page, 'Start packing').click();
    await expect(page.getByText('You are packing this, since 1 min')).toBeVisible();
    await page.getByRole('checkbox').first().check();
    await lotField(page, 'Chicken Tikka Masala').fill('ctm-2619');
    await field(page, 'Tracking number').fill(UPS);
    await page.getByLabel('All items are in the parcel.').check();
    await button(page, 'Ship').click();
    await expect(page).toHaveURL('/admin/orders');
    await expect(page.getByText('Order marked as fulfilled')).toBeVisible();
    await page.goto(`/order/${number}`);
    await expect(page.getByRole('link', {name: 'lot CTM-2619', exact: true})).toBeVisible();
  });
});
