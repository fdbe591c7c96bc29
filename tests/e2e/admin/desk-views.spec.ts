import type {Page} from '@playwright/test';
import {recordOrders} from '../../support/orders';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, notice} from '../support/account';
import {waitForHydration} from '../support/hydration';
import {enterAdmin} from '../support/staff';

const rows = (page: Page) => page.getByRole('row').filter({has: page.getByRole('rowheader')});
const views = (page: Page) => page.getByRole('navigation', {name: 'Views'});

const ORDERS = [
  {
    number: 1001,
    tags: ['gift'],
    shipping_method: 'Express',
    shipping_address: {first_name: 'José', last_name: 'Núñez'},
  },
  {
    number: 1002,
    placedAt: '2026-11-21T15:00:00Z',
    tags: ['gift'],
    shipping_method: 'Standard',
    fulfillment_status: 'fulfilled',
  },
  {number: 1003, shipping_method: 'Standard'},
] as const;

test(
  'staff find orders by name, filter them and save the filters as a view',
  {tag: '@gate'},
  async ({page, stack, tolerated}) => {
    tolerated.push(/400/);
    await recordOrders(stack.backend, ORDERS);
    await enterAdmin(page, stack, '/admin/orders');
    await waitForHydration(page);
    await page.keyboard.press('/');
    await page.keyboard.type('nunez');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveText([/#1001.*Found by name/]);
    const search = page.getByRole('searchbox', {name: 'Search orders'});
    await search.fill('#1002, 1003 #9999');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveText([/#1002.*Found by number/, /#1003/]);
    await expect(page.getByText('Not found: #9999')).toBeVisible();
    await search.fill('');
    await page.getByText('Filters', {exact: true}).click();
    await page.getByLabel('Tag', {exact: true}).fill('GIFT');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveText([/#1002/, /#1001/]);
    await expect(page).toHaveURL('/admin/orders?tag=GIFT');
    await expect(page.getByText('Filters (1)', {exact: true})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Remove filter: Tag: GIFT'})).toBeVisible();
    await page.getByText('Save as a view').click();
    await button(page, 'Save view').click();
    const name = page.getByLabel('Name of the view', {exact: true});
    await expect(name).toHaveAccessibleDescription(/Please enter a name\./);
    await expectAccessible(page);
    await name.fill('Gifts');
    await page.getByLabel('Only for me').check();
    await name.press('Enter');
    await expect(notice(page, 'View saved')).toBeVisible();
    await page.goto('/admin/orders');
    await expect(rows(page)).toHaveCount(2);
    await views(page).getByRole('link', {name: 'Gifts (only for you) 2'}).click();
    await expect(rows(page)).toHaveText([/#1002/, /#1001/]);
    await page.getByText('Change this view').click();
    await button(page, 'Remove view').click();
    await expect(notice(page, 'View removed')).toBeVisible();
    await expect(views(page).getByRole('link', {name: /Gifts/})).toHaveCount(0);
  },
);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('staff filter, page, return to the first page and save a view', async ({page, stack}) => {
    const many = Array.from({length: 52}, (_, index) => ({number: 2001 + index, tags: ['bulk']}));
    await recordOrders(stack.backend, [...ORDERS, ...many]);
    await enterAdmin(page, stack, '/admin/orders?q=bulk&status=to-ship');
    await expect(rows(page)).toHaveCount(50);
    await page.getByText('Filters (1)', {exact: true}).click();
    await expect(page.getByLabel('Status', {exact: true})).toHaveValue('to-ship');
    await page.getByRole('link', {name: 'Next orders'}).click();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('link', {name: 'First orders'}).click();
    await expect(page).toHaveURL('/admin/orders?q=bulk&status=to-ship');
    await page.getByText('Save as a view').click();
    await page.getByLabel('Name of the view', {exact: true}).fill('Bulk');
    await button(page, 'Save view').click();
    await expect(views(page).getByRole('link', {name: 'Bulk 52'})).toHaveAttribute('aria-current', 'page');
  });
});
