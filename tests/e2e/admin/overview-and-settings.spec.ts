import {SEED_PEOPLE} from '../../../local/seed/people';
import {recordOrders} from '../../support/orders';
import {expect, testWithAccounts as test} from '../fixtures';
import {button, notice} from '../support/account';
import {waitForHydration} from '../support/hydration';
import {enterAdmin} from '../support/staff';

const {ada} = SEED_PEOPLE;
const HOUR_MS = 3_600_000;

test(
  'staff change a text, and shoppers see it once the storefront reads it again',
  {tag: '@gate'},
  async ({page, stack}) => {
    await enterAdmin(page, stack, '/admin/settings');
    await waitForHydration(page);
    const messages = page.getByLabel('Messages of banner A', {exact: true});
    await messages.fill('Diwali: save with <b>DIWALI20</b>');
    await page.getByLabel('Promo code', {exact: true}).fill('DIWALI20');
    await expect(page.getByRole('region', {name: 'Preview of the banner'})).toContainText(
      'Diwali: save with <b>DIWALI20</b>',
    );
    await button(page, 'Save').click();
    await expect(notice(page, 'Settings saved')).toBeVisible();
    await expect(messages).toHaveValue('Diwali: save with <b>DIWALI20</b>');
    // A new storefront has an empty cache, as every storefront has after five minutes.
    await stack.restartStorefront();
    await page.goto('/products');
    await expect(page.getByRole('region', {name: 'Offers'})).toContainText('Diwali: save with <b>DIWALI20</b>');
  },
);

test('staff choose the time of the overview by keyboard and read its charts as tables', async ({page, stack}) => {
  const placedAt = new Date(Date.now() - HOUR_MS).toISOString();
  await recordOrders(stack.backend, [{number: 1001, of: ada, placedAt, ship_by: '2026-10-03'}]);
  await enterAdmin(page, stack);
  const windows = page.getByRole('navigation', {name: 'Time'}).getByRole('link');
  await expect(windows).toHaveText(['24 hours', '7 days', '30 days']);
  await windows.nth(1).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin?window=30d');
  await expect(windows.nth(2)).toHaveAttribute('aria-current', 'page');
  const chart = page.getByRole('region', {name: 'Orders per day'});
  await expect(chart.getByRole('img', {name: 'Orders per day'})).toHaveAccessibleDescription(/^1 in all, 0 before\./);
  await chart.getByText('Show as a table').focus();
  await page.keyboard.press('Enter');
  await expect(chart.getByRole('row')).toHaveCount(31);
  await button(page, 'Refresh').click();
  await expect(page).toHaveURL('/admin?window=30d');
  await page.getByRole('link', {name: '1 order late'}).click();
  await expect(page).toHaveURL('/admin/orders?view=late');
});
