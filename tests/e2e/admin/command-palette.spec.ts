import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {recordOrders} from '../../support/orders';
import {placeOrder} from '../../support/place-order';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button} from '../support/account';
import {waitForHydration} from '../support/hydration';
import {enterAdmin} from '../support/staff';

const {ada} = SEED_PEOPLE;

const palette = (page: Page) => page.getByRole('dialog', {name: 'Search and commands'});
const paletteField = (page: Page) => palette(page).getByRole('combobox');
const chosen = (page: Page) => palette(page).getByRole('option', {selected: true});
const row = (page: Page, number: number) => page.getByRole('link', {name: `#${number}`, exact: true});
const title = (page: Page) => page.getByRole('heading', {level: 1});

test(
  'staff find an order from anywhere, and what can be done with it, by keyboard alone',
  {tag: '@gate'},
  async ({page, stack}) => {
    const {number} = placeOrder(stack.shop, {customer: ada});
    await recordOrders(stack.backend, [{number, of: ada, email: ada.email}]);
    await enterAdmin(page, stack, '/admin/settings');
    await waitForHydration(page);
    const opener = page.getByRole('link', {name: 'Search and commands'});
    await opener.focus();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(paletteField(page)).toBeFocused();
    await page.keyboard.type('sent or');
    await expect(paletteField(page)).toHaveValue('sent or');
    await expect(chosen(page)).toHaveText('Sent orders');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    for (const theme of ['Dark theme', 'Light theme']) {
      await page.getByRole('button', {name: theme}).click();
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type('ada');
      await expect(palette(page).getByRole('group', {name: 'Customers'}).getByRole('option')).toHaveText([
        /Ada Byron.*ada@example\.com/,
      ]);
      await expectAccessible(page);
      await page.keyboard.press('ControlOrMeta+k');
      await expect(palette(page)).toHaveCount(0);
    }
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(`${number}`);
    await expect(chosen(page)).toHaveText(new RegExp(`^#${number}Ada Byron`));
    await expect(paletteField(page)).toHaveAttribute(
      'aria-activedescendant',
      (await chosen(page).getAttribute('id')) ?? '',
    );
    await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results$/);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(`Order #${number}`);
    await expect(page.getByRole('main')).toBeFocused();
    const commands = palette(page).getByRole('group', {name: 'On this page'}).getByRole('option');
    // The palette lists the commands that the page offers when it opens.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+k');
      await expect(commands.filter({hasText: /^Go to Mark as FulfilledF$/})).toBeVisible({timeout: 1_000});
    }).toPass();
    await page.keyboard.type('tracking');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Tracking number', {exact: true})).toBeFocused();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('on hold');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Reason', {exact: true})).toBeFocused();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('refund');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/refund$/);
    await expect(palette(page)).toHaveCount(0);
  },
);

test('P packs the chosen order, and the help and the palette teach it', async ({page, stack}) => {
  const [first, second] = [placeOrder(stack.shop, {customer: ada}), placeOrder(stack.shop, {customer: ada})];
  await recordOrders(stack.backend, [
    {number: first.number, of: ada, ship_by: '2026-10-03'},
    {number: second.number, of: ada, ship_by: '2026-10-05'},
  ]);
  await enterAdmin(page, stack, '/admin/orders');
  await waitForHydration(page);
  // Keys work as soon as the effects of the page have run.
  await expect(async () => {
    await page.keyboard.press('p');
    await expect(page.getByText('Go to an order with J or K first.')).toBeVisible({timeout: 1_000});
  }).toPass();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  await expect(help.getByRole('term')).toHaveText(['J', 'K', 'P', 'X', 'Shift X', 'Enter', '/', '?', /K$/]);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(paletteField(page)).toBeFocused();
  await expect(help).toHaveCount(0);
  await expect(palette(page).getByRole('option', {name: 'Pack the focused order'})).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('j');
  await expect(row(page, second.number)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('pack');
  await expect(chosen(page)).toHaveText('Pack the focused orderP');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(`Pack order #${second.number}`);
  await page.goto('/admin/orders');
  await waitForHydration(page);
  await row(page, first.number).focus();
  await page.keyboard.press('p');
  await expect(title(page)).toHaveText(`Pack order #${first.number}`);
});

test('the palette lists what was seen last, until the person signs out', async ({page, stack}) => {
  const {number} = placeOrder(stack.shop, {customer: ada});
  await recordOrders(stack.backend, [{number, of: ada}]);
  await enterAdmin(page, stack, `/admin/customers/${ada.number}`);
  await expect(title(page)).toHaveText('Ada Byron');
  await page.goto(`/admin/orders/${number}`);
  await expect(title(page)).toHaveText(`Order #${number}`);
  await page.goto('/admin/orders');
  await waitForHydration(page);
  const seen = palette(page).getByRole('group', {name: 'Last seen'}).getByRole('option');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(seen).toHaveText([`Order #${number}`, 'Ada Byron']);
  await expectAccessible(page);
  await page.keyboard.type('ada');
  await expect(chosen(page)).toHaveText('Ada Byron');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Ada Byron');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(seen).toHaveText([`Order #${number}`]);
  await page.keyboard.type('late orders');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/orders?view=late');
  // The shop's own button removes it too.
  await page.goto('/profile');
  await button(page, 'Log out').click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /seen/.test(key)))).toEqual([]);
});

test('what staff type while the palette loads reaches its field', async ({page, stack}) => {
  await enterAdmin(page, stack);
  await waitForHydration(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/CommandPalette-*.js', async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest('**/assets/CommandPalette-*.js');
  await page.keyboard.press('ControlOrMeta+k');
  await requested;
  await page.keyboard.type('sent or');
  release();
  await page.keyboard.type('ders');
  await expect(paletteField(page)).toHaveValue('sent orders');
});

test('the palette says what is missing, and recovers', async ({page, stack, context, tolerated}) => {
  tolerated.push(/503|Failed to load resource/);
  await recordOrders(stack.backend, [{number: 1001, of: ada}]);
  await enterAdmin(page, stack);
  await waitForHydration(page);
  await stack.shop.fault({op: 'AdminFoundProducts', mode: 'status', status: 500});
  await page.keyboard.press('ControlOrMeta+k');
  await paletteField(page).fill('1001');
  await expect(palette(page).getByText('Products are unavailable: Shopify does not respond.').last()).toBeVisible();
  await expect(chosen(page)).toHaveText(/^#1001/);
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(title(tab)).toHaveText('Order #1001');
  await tab.close();
  await expect(paletteField(page)).toBeFocused();
  await stack.shop.clearFaults();
  await paletteField(page).fill('xyzzy');
  await expect(palette(page).getByText('Nothing found for “xyzzy”').last()).toBeVisible();
  await expect(chosen(page)).toHaveText('All orders for “xyzzy”');
  await page.route('**/admin/search/results?*', (route) => route.abort());
  await paletteField(page).fill('palak');
  await expect(palette(page).getByRole('alert')).toContainText('The search does not respond.');
  await expectAccessible(page);
  await page.unroute('**/admin/search/results?*');
  await palette(page).getByRole('button', {name: 'Try again'}).click();
  await expect(palette(page).getByRole('option', {name: /^Palak Paneer/})).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('staff search on a page', async ({page, stack}) => {
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
    await enterAdmin(page, stack);
    await page.getByRole('link', {name: 'Search and commands'}).click();
    await page.getByRole('searchbox').fill('1001');
    await button(page, 'Search').click();
    await expect(page.getByRole('searchbox')).toHaveValue('1001');
    await page.getByRole('region', {name: 'Orders', exact: true}).getByRole('link', {name: /#1001/}).click();
    await expect(title(page)).toHaveText('Order #1001');
  });
});
