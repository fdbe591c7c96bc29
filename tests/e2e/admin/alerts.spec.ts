import type {Page} from '@playwright/test';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {runSchedule} from '../../support/run-schedule';
import {rowsOf, sendWebhook} from '../../support/send-webhook';
import {expect, expectAccessible, testWithAccounts} from '../fixtures';
import {button} from '../support/account';
import {waitForHydration} from '../support/hydration';
import {enterAdmin} from '../support/staff';

const OPS = 'ops@fusiontiffin.example';

/** A storefront that mails its alerts. */
const test = testWithAccounts.extend<object, {stack: StackWithBackend}>({
  stack: [
    async ({seed, profile}, use) => {
      const stack = await startStackWithBackend({ALERT_MAIL_TO: OPS}, {seed, profile, clock: () => new Date()});
      await use(stack);
      await stack.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
});

const subjects = async ({shop}: StackWithBackend) => (await shop.mails(OPS)).map(({subject}) => subject);

/** Stores a webhook that cannot be processed, and looks for problems. */
async function causeAlert(stack: StackWithBackend): Promise<void> {
  await sendWebhook(stack, {topic: 'orders/create', body: {id: null}});
  await runSchedule(stack);
}

const openAlerts = (page: Page) =>
  page
    .getByRole('table', {name: 'Open alerts'})
    .getByRole('row')
    .filter({has: page.getByRole('rowheader')});

test(
  'staff send a test message, read what is wrong and see that it has ended',
  {tag: '@gate'},
  async ({page, stack}) => {
    await enterAdmin(page, stack, '/admin/settings');
    const alerts = page.getByRole('region', {name: 'Alerts'});
    await expect(alerts.getByText('Sent by mail')).toBeVisible();
    await waitForHydration(page);
    const code = page.getByLabel('Promo code', {exact: true});
    await code.fill('DIWALI20');
    await button(page, 'Send a test message').click();
    await expect(alerts.getByText('The test message was sent', {exact: true})).toBeVisible();
    await expect(code, 'keeps what was typed').toHaveValue('DIWALI20');
    expect(await subjects(stack)).toEqual(['[Test] Test message']);
    await expectAccessible(page);

    await causeAlert(stack);
    await page.goto('/admin/health');
    await expect(openAlerts(page)).toHaveText([/Webhooks could not be processed.*docs\/runbook\.md#dead-letters/]);
    expect(await subjects(stack)).toContain('[Problem] Webhooks could not be processed');
    await expectAccessible(page);
    await rowsOf(stack, 'update private.dead_letters set replayed_at = now(), body = null');
    await runSchedule(stack);
    await rowsOf(stack, "update private.alerts set clear_since = clear_since - interval '5 minutes'");
    await runSchedule(stack);
    await page.reload();
    await expect(page.getByText('No open alerts')).toBeVisible();
    await page.getByText('Show 1 that ended').click();
    await expect(page.getByRole('rowheader', {name: /Webhooks could not be processed/})).toBeVisible();
    expect(await subjects(stack)).toContain('[Resolved] Webhooks could not be processed');
  },
);

test.describe('without JavaScript, on a phone', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

  test('staff send a test message and read the alerts', async ({page, stack}) => {
    await enterAdmin(page, stack, '/admin/settings');
    await button(page, 'Send a test message').click();
    await expect(page.getByText('The test message was sent', {exact: true})).toBeVisible();
    await causeAlert(stack);
    await page.goto('/admin/health');
    await expect(openAlerts(page)).toHaveText([/Webhooks could not be processed/]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
