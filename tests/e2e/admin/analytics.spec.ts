import type {Page} from '@playwright/test';
import {beaconOf, pageView, sendBeacon} from '../../support/beacons';
import {rowsOf} from '../../support/send-webhook';
import type {StackWithBackend} from '../../support/stack';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {enterAdmin} from '../support/staff';

const PRODUCT = '/product/:productSlug';

/** Two visits, one of which added a product to its cart. */
async function visitTwice(stack: StackWithBackend): Promise<void> {
  const cart = {
    ...pageView({seq: 2, route: PRODUCT}),
    name: 'add_to_cart',
    subject: 'palak-paneer',
    valueMinor: 999,
    count: 1,
  };
  const vital = {seq: 3, atMs: Date.now(), route: PRODUCT, metric: 'LCP', value: 5_000};
  const entries = [pageView(), pageView({seq: 1, route: PRODUCT}), cart, vital];
  await sendBeacon(stack, beaconOf(crypto.randomUUID(), entries));
  await sendBeacon(stack, beaconOf(crypto.randomUUID(), [pageView()]));
  await expect.poll(() => rowsOf(stack, 'select from private.analytics_visits')).toHaveLength(2);
}

const rows = (page: Page, table: string) =>
  page
    .getByRole('table', {name: table})
    .getByRole('row')
    .filter({has: page.getByRole('rowheader')});

const expectFigures = async (page: Page) => {
  await expect(rows(page, 'Funnel')).toHaveText([
    'Visited2100%—',
    'Saw a product150%50%',
    'Added to cart150%100%',
    'Began checkout00%0%',
    'Purchased00%—',
  ]);
  await expect(rows(page, 'Top events')).toHaveText(['Page view30', 'Add to cart10']);
  await expect(rows(page, 'Performance')).toHaveText([/^\/product\/:productSlug phone[45]\.\d s poor———1$/]);
};

test('staff read the analytics, at every width', {tag: '@gate'}, async ({page, stack}) => {
  await visitTwice(stack);
  await enterAdmin(page, stack, '/admin/analytics');
  await expectFigures(page);
  await expect(page.getByRole('img', {name: 'Visits per hour'})).toBeVisible();
  await page.getByRole('link', {name: '30 days'}).click();
  await expect(page).toHaveURL('/admin/analytics?window=30d');
  await expect(page.getByRole('img', {name: 'Visits per day'})).toBeVisible();
  await expectFigures(page);
  for (const width of [768, 360]) {
    await page.setViewportSize({width, height: 900});
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('staff read the analytics, and a chart as a table', async ({page, stack}) => {
    await visitTwice(stack);
    await enterAdmin(page, stack, '/admin/analytics?window=7d');
    await expectFigures(page);
    await page.getByText('Show as a table').first().click();
    await expect(rows(page, 'Visits per day')).toHaveCount(7);
    await expect(rows(page, 'Visits per day').last()).toHaveText(/20$/);
  });
});
