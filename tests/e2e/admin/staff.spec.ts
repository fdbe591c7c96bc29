import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {recordOrders} from '../../support/orders';
import {placeOrder} from '../../support/place-order';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, field, mailedPath, notice, openOtherBrowser} from '../support/account';
import {enterAdmin, joinAsPacker} from '../support/staff';

const {ada, ben} = SEED_PEOPLE;
const NARROW = {width: 360, height: 740};

const sections = (page: Page) =>
  page.getByRole('navigation', {name: 'Admin sections'}).filter({visible: true}).getByRole('link');

test('an owner invites a packer, who signs in, packs, is refused money, and is removed', async ({
  page,
  stack,
  browser,
}) => {
  const {number} = placeOrder(stack.shop, {customer: ada, lines: [{catalogId: '1', quantity: 1}]});
  await recordOrders(stack.backend, [{number, of: ada, ship_by: '2026-10-03'}]);
  await enterAdmin(page, stack, '/admin/staff');
  await expectAccessible(page);
  await field(page, 'Email address').fill(ben.email);
  await button(page, 'Send invitation').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Invitation sent');
  await expect(page.getByRole('region', {name: 'Invitations'})).toContainText(ben.email);

  const other = await openOtherBrowser(browser, stack);
  await other.setViewportSize(NARROW);
  await other.goto(await mailedPath(stack, ben.email, '/invitation/'));
  await expectAccessible(other);
  await joinAsPacker(other, stack, ben);
  await other.getByLabel('Menu', {exact: true}).click();
  await expect(sections(other)).toHaveText(['Orders', 'Tracking']);
  await other.goto(`/admin/orders/${number}`);
  await expect(other.getByRole('heading', {level: 1, name: `Order #${number}`})).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText('$');
  await expectAccessible(other);
  await other.getByRole('button', {name: 'Mark as Fulfilled'}).click();
  await expect(notice(other, 'Order marked as fulfilled')).toBeVisible();

  await other.goto('/admin/analytics');
  await expect(other.getByRole('heading', {name: 'Your role does not include this page'})).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('link', {name: 'Back to orders'}).click();
  await expect(other.getByRole('heading', {level: 1, name: 'Orders', exact: true})).toBeVisible();

  await page.reload();
  const member = page.getByRole('article').filter({hasText: ben.email});
  await expect(member).toContainText('Authenticator app set up');
  for (const title of ['Change role', 'Reset second factor', 'Remove from staff'])
    await member.getByText(title, {exact: true}).first().click();
  await expectAccessible(page);
  await member.getByRole('button', {name: /^Remove from staff: /}).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Removed from the staff');
  await expect(member).toBeHidden();
  // The packer's page was not touched.
  await expect(other).toHaveURL('/', {timeout: 10_000});
  await expect(notice(other, 'Access Denied')).toBeVisible();
  await other.context().close();
});
