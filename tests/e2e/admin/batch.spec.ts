import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {recordOrders} from '../../support/orders';
import {placeOrder} from '../../support/place-order';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, field} from '../support/account';
import {waitForHydration} from '../support/hydration';
import {countPages} from '../support/pdf-pages';
import {enterAdmin} from '../support/staff';

const {ada} = SEED_PEOPLE;

const bar = (page: Page) => page.getByRole('form', {name: 'Chosen orders'});
const choice = (page: Page, number: number) => page.getByRole('checkbox', {name: `Choose #${number}`, exact: true});
const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name, exact: true});

/** Orders that wait, the most urgent first. */
const waiting = (count: number) =>
  Array.from({length: count}, (_, at) => ({
    number: 1001 + at,
    ship_by: `2026-10-${String(at + 1).padStart(2, '0')}`,
    items: [
      {
        shopify_line_item_id: `gid://shopify/LineItem/${at}`,
        title: `Dal ${at}`,
        variant_title: 'Hot',
        sku: `DAL-${at}`,
        quantity: 2,
        price_minor: 799,
        image_url: null,
        variant_id: null,
        product_id: null,
      },
    ],
  }));

test(
  'staff choose orders by keyboard, pick them all at once and put them on hold together',
  {tag: '@gate'},
  async ({page, stack}) => {
    const orders = Array.from({length: 3}, () => placeOrder(stack.shop, {customer: ada}));
    await recordOrders(
      stack.backend,
      orders.map(({number}, at) => ({number, of: ada, ship_by: `2026-10-0${at + 1}`})),
    );
    const [first, second, third] = orders.map(({number}) => number);
    await enterAdmin(page, stack, '/admin/orders');
    await waitForHydration(page);
    for (const key of ['j', 'x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key);
    await expect(bar(page).getByRole('status')).toHaveText('3 chosen');
    for (const number of [first, second, third]) await expect(choice(page, number ?? 0)).toBeChecked();
    await page.keyboard.press('x');
    await expect(bar(page).getByRole('status')).toHaveText('2 chosen');
    await expectAccessible(page);
    await button(page, 'Pick list').click();
    await expect(heading(page, 'Pick list')).toBeVisible();
    await expect(page.getByText('4 items for 2 orders', {exact: true})).toBeVisible();
    await page.getByRole('checkbox').check();
    await expect(page.getByText('1 of 1 lines picked')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 of 1 lines picked')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', {name: 'All actions for these orders'}).click();
    await expect(heading(page, 'Batch of 2 orders')).toBeVisible();
    await expectAccessible(page);
    await field(page, 'Reason').selectOption('OTHER');
    await button(page, 'Put on hold').dblclick();
    await expect(page.getByText('2 of 2 orders finished')).toBeVisible();
    await expect(page.getByRole('row', {name: /Done/})).toHaveCount(2);
    const holds = () => orders.map(({fulfillmentOrders: [part]}) => part?.holds?.length ?? 0);
    expect(holds()).toEqual([1, 1, 0]);
    await expectAccessible(page);
    await button(page, 'Undo for 2 orders').click();
    await expect(page.getByText('This takes another batch back')).toBeVisible();
    await expect(page.getByText('2 of 2 orders finished')).toBeVisible();
    expect(holds()).toEqual([0, 0, 0]);
  },
);

test('a click with Shift chooses a range, which a change of the list keeps', async ({page, stack, tolerated}) => {
  tolerated.push(/400/);
  await recordOrders(stack.backend, waiting(5));
  await enterAdmin(page, stack, '/admin/orders');
  await waitForHydration(page);
  await choice(page, 1002).click();
  await choice(page, 1004).click({modifiers: ['Shift']});
  await expect(bar(page).getByRole('status')).toHaveText('3 chosen');
  await recordOrders(stack.backend, [{number: 2000, ship_by: '2026-09-30'}]);
  await expect(choice(page, 2000)).not.toBeChecked();
  await expect(choice(page, 1003)).toBeChecked();
  await button(page, 'Choose none').click();
  await expect(bar(page).getByRole('status')).toHaveText('0 chosen');
  await button(page, 'Packing slips').click();
  await expect(bar(page).getByText('No order is chosen')).toBeVisible();
  await button(page, 'Choose all 6 shown').click();
  await expect(bar(page).getByRole('status')).toHaveText('6 chosen');
});

test('the slips of a batch are one print job, and a pick list has twenty lines a page', async ({page, stack}) => {
  await recordOrders(stack.backend, waiting(25));
  await enterAdmin(page, stack, '/admin/orders');
  await waitForHydration(page);
  await button(page, 'Choose all 25 shown').click();
  await button(page, 'Packing slips').click();
  await expect(heading(page, '25 packing slips')).toBeVisible();
  await expectAccessible(page);
  expect(countPages(await page.pdf({format: 'Letter'}))).toBe(25);
  await page.goto(page.url().replace('/slips', '/pick-list'));
  await expect(page.getByRole('region', {name: 'Page 2 of 2'}).getByRole('checkbox')).toHaveCount(5);
  expect(countPages(await page.pdf({format: 'Letter'}))).toBe(2);
});

test('a lost connection keeps what is chosen', async ({page, stack, tolerated}) => {
  tolerated.push(/ERR_INTERNET_DISCONNECTED/);
  await recordOrders(stack.backend, waiting(2));
  await enterAdmin(page, stack, '/admin/orders');
  await waitForHydration(page);
  await choice(page, 1001).check();
  await page.context().setOffline(true);
  await button(page, 'Pick list').click();
  await expect(bar(page).getByText('The connection failed.', {exact: false})).toBeVisible();
  await page.context().setOffline(false);
  await expect(choice(page, 1001)).toBeChecked();
  await button(page, 'Pick list').click();
  await expect(page.getByText('2 items for 1 order', {exact: true})).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('staff choose orders, tag them and undo it', async ({page, stack, tolerated}) => {
    tolerated.push(/400/);
    const {number} = placeOrder(stack.shop, {customer: ada});
    await recordOrders(stack.backend, [{number, of: ada}]);
    await enterAdmin(page, stack, '/admin/orders');
    await button(page, 'Pick list').click();
    await expect(page.getByText('No order is chosen')).toBeVisible();
    await page.goto('/admin/orders');
    await choice(page, number).check();
    await button(page, 'Hold, release, tag').click();
    await button(page, 'Add the tag').click();
    await expect(page.getByText('Enter a tag')).toBeVisible();
    await field(page, 'Tag').fill('today');
    await button(page, 'Add the tag').click();
    await expect(page.getByText('1 of 1 order finished')).toBeVisible();
    await button(page, 'Undo for 1 order').click();
    await button(page, 'Continue').click();
    await expect(page.getByText('1 of 1 order finished')).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Remove the tag “today”'})).toBeVisible();
  });
});

test('a phone shows the orders, and the buttons of a batch once one is chosen', async ({page, stack}) => {
  await page.setViewportSize({width: 360, height: 780});
  await recordOrders(stack.backend, waiting(3));
  await enterAdmin(page, stack, '/admin/orders');
  await waitForHydration(page);
  await expect(button(page, 'Pick list')).toBeHidden();
  await choice(page, 1001).check();
  await expect(button(page, 'Pick list')).toBeVisible();
  await bar(page).getByRole('button', {name: 'Choose none'}).click();
  await expect(button(page, 'Pick list')).toBeHidden();
});
