import {SEED_PEOPLE} from '../../../local/seed/people';
import {recordOrders} from '../../support/orders';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, mailedPath, notice, openOtherBrowser, signInByRequest} from '../support/account';
import {expectListeners} from '../support/live';
import {enterAdmin} from '../support/staff';

const {ada, chitra} = SEED_PEOPLE;

test('a notification that staff send appears on the open page of a customer', async ({
  page,
  browser,
  stack,
  tolerated,
}) => {
  tolerated.push(/400/);
  const customer = await openOtherBrowser(browser, stack);
  await signInByRequest(customer, ada);
  await customer.goto('/products');
  await enterAdmin(page, stack, '/admin/notifications');
  await expectListeners(stack, 2);
  const message = page.getByLabel('Message', {exact: true});
  await button(page, 'Send').click();
  await expect(message).toHaveAccessibleDescription(/Please enter a notification message/);
  await page.getByLabel('Type', {exact: true}).selectOption('Warning');
  await message.fill('<b>Closed</b> on Friday');
  const preview = page.getByRole('region', {name: 'Preview'});
  await expect(preview).toContainText('Important noticeUnread<b>Closed</b> on FridayFrom the shopHigh priority');
  await page.getByLabel('One person').check();
  await page.getByLabel('Find the person').fill('ada@');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', {name: ada.email})).toBeChecked();
  await expectAccessible(page);
  await button(page, 'Send').dblclick();
  await expect(notice(page, 'Notification sent')).toBeVisible();
  await expect(page.getByRole('row', {name: /Warning.*<b>Closed<\/b> on Friday.*Ada Byron.*Gita.*1 0/})).toBeVisible();
  await expect(message).toHaveValue('');
  const bell = customer.getByRole('banner').getByRole('link', {name: 'Notifications, 1 unread', exact: true});
  await expect(bell).toBeVisible();
  await bell.click();
  await expect(customer.getByRole('button', {name: /<b>Closed<\/b> on Friday/})).toBeVisible();
  await customer.context().close();
});

test('staff find a customer and send the activation email again', {tag: '@gate'}, async ({page, stack}) => {
  await recordOrders(stack.backend, [{number: 1001, of: chitra}]);
  await enterAdmin(page, stack, '/admin/customers');
  await expect(page.getByRole('row', {name: new RegExp(ada.email)})).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('1001');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({has: page.getByRole('rowheader')})).toHaveText([
    new RegExp(`${chitra.email}.*Invited`),
  ]);
  await page.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByRole('region', {name: 'Orders'}).getByRole('link', {name: '#1001'})).toBeVisible();
  await expect(page.getByText('This customer has not signed in here yet.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Resend activation email').click();
  await expect(notice(page, 'Activation email sent')).toBeVisible();
  expect(await mailedPath(stack, chitra.email, '/account/activate/')).toContain('/account/activate/');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('staff send a notification to one person, and page through customers', async ({page, stack}) => {
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
    await signInByRequest(page, ada);
    await page.context().clearCookies();
    await enterAdmin(page, stack, '/admin/notifications');
    await page.getByLabel('Message', {exact: true}).fill('Hello Ada');
    await page.getByLabel('One person').check();
    await page.getByLabel('Find the person').fill('1001');
    await button(page, 'Find').click();
    await expect(page.getByRole('region', {name: 'Preview'})).toContainText('Hello Ada');
    await expect(page.getByRole('radio', {name: ada.email})).toBeChecked();
    await button(page, 'Send').click();
    await expect(page.getByRole('row', {name: /Hello Ada/})).toBeVisible();
    await page.goto('/admin/customers');
    await page.getByRole('searchbox', {name: 'Search customers'}).fill('no such name');
    await button(page, 'Search').click();
    await expect(page.getByText('No customer matches “no such name”')).toBeVisible();
    await page.getByRole('link', {name: 'Show all customers again'}).click();
    await expect(page).toHaveURL('/admin/customers');
  });
});
