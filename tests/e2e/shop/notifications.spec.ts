import type {Page} from '@playwright/test';
import {idOfOrder} from '../../support/orders';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {expectAccessibleInBothThemes} from '../support/themes';
import {interceptRealtime, change, expectListeners, place, signIn} from '../support/live';

const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('link', {name, exact: true});
const panel = (page: Page) => page.getByRole('dialog', {name: /^Notifications/});
const item = (page: Page, text: string) => page.getByRole('button', {name: text});
const removal = (page: Page) => page.getByRole('button', {name: /^Remove notification/});

test('a notification read in one tab is read in the other', async ({page, context, stack}) => {
  await signIn(page);
  const tab = await context.newPage();
  await tab.goto('/products');
  await expectListeners(stack, 2);
  await place(stack, 1001, 1002, 1003);
  for (const each of [page, tab]) await expect(bell(each, 'Notifications, 3 unread')).toBeVisible();
  await bell(page, 'Notifications, 3 unread').click();
  await item(page, 'Order #1002 has been placed.').click();
  await expect(page).toHaveURL(`/order/${await idOfOrder(stack.backend, 1002)}`);
  await expect(panel(page)).toHaveCount(0);
  for (const each of [page, tab]) await expect(bell(each, 'Notifications, 2 unread')).toBeVisible();
  await bell(tab, 'Notifications, 2 unread').click();
  await panel(tab).getByRole('button', {name: 'Mark all read'}).click();
  for (const each of [page, tab]) await expect(each.getByText('2 unread', {exact: true})).toHaveCount(0);
  await expect(bell(page, 'Notifications')).toBeVisible();
  await bell(page, 'Notifications').click();
  await removal(page).first().click();
  await expect(removal(page)).toHaveCount(2);
  await expect(removal(tab)).toHaveCount(2);
});

test('the notifications page shows when its updates pause and resume', async ({page, stack}) => {
  const line = await interceptRealtime(page);
  await page.clock.install();
  await signIn(page, '/notifications');
  await expectListeners(stack, 1);
  await line.cut();
  await expect(page.getByText('Live updates paused')).toBeVisible();
  line.restore();
  await expect(async () => {
    await page.clock.fastForward(16_000);
    await expect(page.getByText('Live updates paused')).toHaveCount(0, {timeout: 2_000});
  }).toPass({timeout: 30_000});
});

test('the panel works by keyboard alone', {tag: '@gate'}, async ({page, stack}) => {
  await signIn(page);
  await place(stack, 1001);
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
  await bell(page, 'Notifications, 1 unread').focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page, 'Notifications, 1 unread')).toBeFocused();
  await page.keyboard.press('Enter');
  await removal(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Nothing new');
  await page.keyboard.press('Escape');
  await expect(bell(page, 'Notifications')).toBeFocused();
});

test('a change that could not be saved is reported and reverted', async ({page, stack, tolerated}) => {
  tolerated.push(/503/);
  await signIn(page);
  await place(stack, 1001);
  await bell(page, 'Notifications, 1 unread').click();
  // Only the mutation fails, because the list is also requested whenever the Realtime channel opens.
  await page.route('**/notifications/recent', (route) =>
    route.request().method() === 'POST' ? route.fulfill({status: 503}) : route.fallback(),
  );
  await panel(page).getByRole('button', {name: 'Mark all read'}).click();
  await expect(page.getByText('That could not be saved. Please try again.')).toBeVisible();
  await expect(panel(page).getByRole('button', {name: 'Mark all read'})).toBeVisible();
});

test('panel and page fit every window, in both themes', async ({page, stack}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await signIn(page);
  await place(stack, 1001, 1002, 1003);
  await change(stack, 1002, {fulfillment_status: 'fulfilled'});
  await page.goto('/');
  await bell(page, 'Notifications, 4 unread').click();
  await expect(item(page, 'Order #1002 is packed.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({width: 360, height: 900});
  await expectAccessible(page);
  await page.goto('/notifications');
  for (const width of [768, 360]) {
    await page.setViewportSize({width, height: 900});
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
