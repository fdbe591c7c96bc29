import {recordOrders} from '../../support/orders';
import {expect, testWithAccounts as test} from '../fixtures';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInByRequest, notice} from '../support/account';
import {enterAdmin} from '../support/staff';
import {expectAccessibleInBothThemes} from '../support/themes';

const {ada} = SEED_PEOPLE;
const totals = ['Total Orders', 'Total Customers', 'Total Products', 'System Health'];

test('an admin sees the totals of the shop and reloads them', async ({page, stack}) => {
  await recordOrders(stack.backend, [
    {number: 1001, of: ada},
    {number: 1002, fulfillment_status: 'fulfilled'},
  ]);
  await enterAdmin(page, stack);
  await expect(page).toHaveTitle('Admin - Fusion Tiffin');
  for (const name of totals) await expect(page.getByRole('heading', {name, level: 2})).toBeVisible();
  const orders = page.getByRole('article').filter({hasText: 'Total Orders'});
  await expect(orders).toContainText('1 pending');
  await recordOrders(stack.backend, [{number: 1003, of: ada}]);
  await page.getByRole('button', {name: 'Refresh'}).click();
  await expect(orders).toContainText('2 pending');
});

test('the admin has its own frame, whose menu opens on a phone', async ({page, stack}) => {
  await page.setViewportSize({width: 360, height: 800});
  await enterAdmin(page, stack);
  await expect(page.getByRole('link', {name: 'Cart'})).toHaveCount(0);
  await page.getByLabel('Menu', {exact: true}).click();
  await expect(
    page.getByRole('navigation', {name: 'Admin sections'}).getByRole('link', {name: 'Overview'}),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a customer who opens the admin returns to the home page with the reason', {tag: '@gate'}, async ({page}) => {
  await signInByRequest(page, ada);
  await Promise.all([
    expect(notice(page, 'Access Denied: You do not have permission to access this page.')).toBeVisible(),
    page.goto('/admin'),
  ]);
  await expect(page).toHaveURL('/');
});

test('an empty list takes little room', async ({page, stack}) => {
  await enterAdmin(page, stack, '/admin/search?q=no-such-thing');
  const empty = page.getByRole('main').locator('[data-slot=empty-state]');
  await expect(empty).toContainText('no-such-thing');
  expect((await empty.boundingBox())?.height).toBeLessThan(140);
});
