import type {Page} from '@playwright/test';
import {ORDER_BODY} from '../../../app/orders/sync/webhooks/order.sample';
import {rowsOf, sendWebhook} from '../../support/send-webhook';
import type {StackWithBackend} from '../../support/stack';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button} from '../support/account';
import {waitForHydration} from '../support/hydration';
import {enterAdmin} from '../support/staff';

const rows = (page: Page, table: string) =>
  page
    .getByRole('table', {name: table})
    .getByRole('row')
    .filter({has: page.getByRole('rowheader')});

/** Stores an order that could not be processed when it arrived, and that can be now. */
async function storeLetter(stack: StackWithBackend): Promise<void> {
  await sendWebhook(stack, {topic: 'orders/create', body: {...ORDER_BODY, id: undefined}});
  const body = JSON.stringify({...ORDER_BODY, name: '#4711'}).replaceAll("'", "''");
  await rowsOf(stack, `update private.dead_letters set body = '${body}'`);
}

test(
  'a dead letter is replayed and leaves the list, and its order shows in the desk',
  {tag: '@gate'},
  async ({page, stack}) => {
    await storeLetter(stack);
    await enterAdmin(page, stack, '/admin/health');
    await expect(rows(page, 'Dead letters')).toHaveText([/orders\/create/]);
    await expectAccessible(page);
    await page.getByRole('button', {name: /^Show body/}).click();
    await expect(page.getByText(ORDER_BODY.email)).toBeVisible();
    await page.getByRole('button', {name: /^Replay dead letter/}).click();
    await expect(page.getByRole('status').filter({hasText: '1 replayed'})).toBeVisible();
    await expect(page.getByText('No dead letters')).toBeVisible();
    await page.goto('/admin/orders?q=4711');
    await expect(page.getByRole('link', {name: '#4711', exact: true})).toBeVisible();
  },
);

test('staff search the audit log by keyboard', async ({page, stack}) => {
  await enterAdmin(page, stack, '/admin/security');
  await rowsOf(stack, `select public.begin_audit('order.cancel', null, 'gid://shopify/Order/7')`);
  await waitForHydration(page);
  await page.getByText('Filters', {exact: true}).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', {name: 'Action'}).focus();
  await page.keyboard.type('order.');
  await page.keyboard.press('Enter');
  await expect(rows(page, 'Audit log')).toHaveText([/Serverorder\.cancelgid:\/\/shopify\/Order\/7Checking/]);
  await expect(page).toHaveURL('/admin/security?action=order.#audit-log');
  await expect(page.getByRole('link', {name: 'Remove filter: Action: order.'})).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('staff replay a dead letter, read the history and search the audit log', async ({page, stack}) => {
    await storeLetter(stack);
    await enterAdmin(page, stack, '/admin/health');
    await page.getByText('Show the last 24 hours as a table').click();
    await expect(rows(page, 'Health of the last 24 hours by half hour, newest first')).toHaveCount(48);
    await page.getByRole('button', {name: /^Replay dead letter/}).click();
    await expect(page.getByText('No dead letters')).toBeVisible();
    await page.goto('/admin/security');
    await page.getByText('Filters', {exact: true}).click();
    await page.getByLabel('Outcome', {exact: true}).selectOption('Done');
    await page.getByRole('textbox', {name: 'Action'}).fill('webhook.');
    await button(page, 'Apply filters').click();
    await expect(rows(page, 'Audit log')).toHaveText([/webhook\.replay/]);
    await page.getByRole('link', {name: 'Clear search'}).click();
    await expect(page).toHaveURL(/\/admin\/security(#.*)?$/);
  });
});
