import {readFile} from 'node:fs/promises';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {accountLink} from '../../support/account-mails';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, field, notice, openOtherBrowser, signInByRequest, signInLink} from '../support/account';

const {ada} = SEED_PEOPLE;
const NEW = 'ada@new.example';

test.use({viewport: {width: 360, height: 780}});

// On a busy machine the schema takes longer to load than the storefront's timeout.
test.beforeAll(() => void adminExecutor());

test('a shopper who does not know which address their account has is told where to look', async ({page}) => {
  await page.goto('/account/recover');
  await page.getByText('Not sure which address?').click();
  await expect(page.getByRole('main')).toContainText('search your mailboxes for “Your order”');
  await expectAccessible(page);
  await page.getByRole('link', {name: 'Write to us'}).click();
  await expect(page).toHaveURL(/\/contact\?topic=other$/);
});

test('a shopper ends the session of another device', async ({page, browser, stack}) => {
  const other = await openOtherBrowser(browser, stack);
  await signInByRequest(other);
  await other.goto('/profile');
  await signInByRequest(page);
  await page.goto('/profile/privacy');
  await expectAccessible(page);
  await expect(page.getByRole('main')).toContainText('This device');
  await page.getByRole('button', {name: /^End the session/}).click();
  await expect(notice(page, 'Session ended')).toBeVisible();
  await expect(page.getByRole('button', {name: /^End the session/})).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('main').getByText('Your session has expired. Please log in again')).toBeVisible();
  await other.context().close();
});

test('a shopper downloads their data, and turns off a mail', async ({page}) => {
  await signInByRequest(page);
  await page.goto('/profile/privacy');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download my data').click()]);
  expect(download.suggestedFilename()).toMatch(/^my-data-.*\.json$/);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({profile: {first_name: 'Ada'}});
  await page.getByRole('button', {name: 'Turn off: How was your dinner?'}).click();
  await expect(notice(page, 'Your choice is saved')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Turn on: How was your dinner?'})).toBeVisible();
});

test('a shopper changes their email address with links in both mailboxes', async ({page, stack}) => {
  await signInByRequest(page);
  await page.goto('/profile');
  await page.getByRole('link', {name: 'Change email address'}).click();
  await field(page, 'New email address').fill('ada');
  await button(page, 'Mail both addresses').click();
  await expect(field(page, 'New email address')).toHaveAccessibleDescription('Invalid email address format');
  await field(page, 'New email address').fill(NEW);
  await button(page, 'Mail both addresses').click();
  await expect(notice(page, 'Check both mailboxes')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('The new address has not confirmed it yet.');
  await expectAccessible(page);
  await page.goto(await accountLink(stack, NEW, /Confirm your new/));
  await expectAccessible(page);
  await button(page, 'Confirm the change').click();
  await expect(page.getByRole('main')).toContainText('Now confirm the change at your former address');
  await page.goto(await accountLink(stack, ada.email, /Confirm the change/));
  await button(page, 'Confirm the change').click();
  await expect(page.getByRole('heading', {name: 'Your email address is changed'})).toBeVisible();
  await page.goto('/profile/privacy');
  await expect(page.getByRole('main')).toContainText(NEW);
});

test('a shopper deletes their account, and keeps it after all', async ({page, stack, tolerated}) => {
  tolerated.push(/status of 400/);
  await signInByRequest(page);
  await page.goto('/profile/privacy');
  await page.getByRole('link', {name: 'Delete my account'}).click();
  await expect(page.getByRole('heading', {name: 'Delete your account?'})).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Your password').fill('wrong');
  await button(page, 'Delete my account').click();
  await expect(field(page, 'Your password')).toHaveAccessibleDescription('Your current password is not correct.');
  await field(page, 'Your password').fill(SEED_PASSWORD);
  await button(page, 'Delete my account').click();
  await expect(notice(page, 'Your account will be deleted in 7 days')).toBeVisible();
  await page.goto(await accountLink(stack, ada.email, /Your account will be deleted on/));
  await button(page, 'Keep my account').click();
  await expect(page.getByRole('heading', {name: 'Your account stays'})).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', {name: 'Menu'}).click();
  await expect(
    signInLink(page)
      .or(page.getByRole('link', {name: 'Sign In'}))
      .first(),
  ).toBeVisible();
});
