import type {Browser, BrowserContext, Page} from '@playwright/test';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../local/seed/people';
import type {StackWithBackend} from '../support/stack';
import {expect, expectAccessible, testWithAccounts as test} from './fixtures';

const {ada, ben} = SEED_PEOPLE;
const NEXT = 'a quiet river 77';

const field = (page: Page, name: string) => page.getByLabel(name, {exact: true});
const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const notice = (page: Page, text: string) => page.getByRole('listitem').filter({hasText: text});
const main = (page: Page) => page.getByRole('main');

async function signIn(page: Page, {email}: {email: string} = ada, password: string = SEED_PASSWORD) {
  await page.goto('/profile');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await main(page).getByRole('button', {name: 'Sign In'}).click();
  await expect(page.getByRole('heading', {name: 'My Account'})).toBeVisible();
  // A page that has just signed somebody in still looks anew at who is there; one opened afresh is at rest.
  await page.goto('/profile');
}

async function fillAddress(page: Page) {
  await field(page, 'Address').fill('9 Elm Street');
  await field(page, 'City').fill('Portland');
  await field(page, 'State').selectOption('Oregon');
  await field(page, 'ZIP code').fill('97201');
}

test('a shopper changes their name, and the page greets them by it', async ({page}) => {
  await signIn(page);
  await expectAccessible(page);
  await field(page, 'Name').fill('');
  await button(page, 'Save Changes').click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  await field(page, 'Name').fill('Augusta King');
  await button(page, 'Save Changes').click();
  await expect(notice(page, 'Profile updated')).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('Augusta King');
});

test('a shopper changes their password, and their other browser is signed out', async ({page, browser, stack}) => {
  const other = await elsewhere(browser, stack);
  await signIn(other.page);
  await signIn(page);
  await page.getByRole('link', {name: 'Password', exact: true}).click();
  await expectAccessible(page);
  await field(page, 'Current Password').fill(SEED_PASSWORD);
  await field(page, 'New Password').fill(NEXT);
  await field(page, 'Confirm New Password').fill('another');
  await button(page, 'Update Password').click();
  await expect(field(page, 'Confirm New Password')).toHaveAccessibleDescription('New passwords do not match.');
  await field(page, 'Confirm New Password').fill(NEXT);
  await button(page, 'Update Password').click();
  await expect(notice(page, 'Password updated')).toBeVisible();
  await expect(field(page, 'Current Password')).toHaveValue('');
  await other.page.reload();
  await expect(main(other.page).getByText('Your session has expired. Please log in again')).toBeVisible();
  await other.context.close();
});

test('a shopper keeps an address book', async ({page}) => {
  await signIn(page, ben);
  await page.getByRole('link', {name: 'Addresses'}).click();
  await expect(main(page).getByText('No addresses yet')).toBeVisible();
  await page.getByRole('link', {name: 'Add address'}).click();
  await expectAccessible(page);
  await button(page, 'Save address').click();
  await expect(field(page, 'City')).toHaveAccessibleDescription('City is required');
  await fillAddress(page);
  await button(page, 'Save address').click();
  await expect(notice(page, 'Address added')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', {name: 'Edit 9 Elm Street'}).click();
  await field(page, 'City').fill('Salem');
  await button(page, 'Save address').click();
  await expect(main(page)).toContainText('Salem OR 97201');
  await page.getByRole('link', {name: 'Remove 9 Elm Street'}).click();
  await expectAccessible(page);
  await page.getByRole('link', {name: 'Keep it'}).click();
  await page.getByRole('link', {name: 'Remove 9 Elm Street'}).click();
  await button(page, 'Remove').click();
  await expect(main(page).getByText('No addresses yet')).toBeVisible();
});

test('logging out everywhere ends the other browser’s session, and Back shows nothing private', async ({
  page,
  browser,
  stack,
}) => {
  const other = await elsewhere(browser, stack);
  await signIn(other.page);
  await signIn(page);
  await page.getByRole('link', {name: 'Orders'}).click();
  await expect(main(page)).toContainText('No orders found. Your orders will appear here when you make a purchase.');
  await expectAccessible(page);
  await button(page, 'Log out everywhere').click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', {name: 'Welcome'})).toBeVisible();
  await expect(page.getByText('ada@example.com')).toHaveCount(0);
  await other.page.reload();
  await expect(other.page.getByRole('heading', {name: 'Welcome'})).toBeVisible();
  await other.context.close();
});

test('what was typed stays when the session ends in the middle of it', async ({page, stack, tolerated}) => {
  tolerated.push(/401/);
  await signIn(page, ben);
  await page.goto('/profile/addresses/new');
  await fillAddress(page);
  await stack.backend.database.connected(({script}) =>
    script("update private.sessions set revoked_at = now(), revoke_reason = 'test'"),
  );
  await button(page, 'Save address').click();
  await expect(main(page).getByText('Your session has expired. Please log in again')).toBeVisible();
  await expect(field(page, 'Address')).toHaveValue('9 Elm Street');
  await expect(page.getByRole('link', {name: 'Log in in a new tab'})).toBeVisible();
});

test('a page of one person becomes that of the other who logs in in another tab', async ({page, context}) => {
  await signIn(page);
  const tab = await context.newPage();
  await tab.goto('/profile');
  await button(tab, 'Log out').click();
  await expect(page.getByRole('heading', {name: 'Welcome'})).toBeVisible();
  await signIn(tab, ben);
  await expect(page.getByRole('complementary')).toContainText('ben@example.com');
});

test('the account area is used by keyboard alone', async ({page}) => {
  await signIn(page);
  await field(page, 'Name').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Augusta King');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary')).toContainText('Augusta King');
  await page.getByRole('link', {name: 'Addresses'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: 'Addresses'})).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('name, password, addresses and logging out work', async ({page, tolerated}) => {
    tolerated.push(/400/);
    await signIn(page);
    await field(page, 'Name').fill('Augusta King');
    await button(page, 'Save Changes').click();
    await expect(page.getByRole('status').filter({hasText: 'Profile updated'})).toBeVisible();
    await page.goto('/profile/password');
    await field(page, 'Current Password').fill('wrong');
    await field(page, 'New Password').fill(NEXT);
    await field(page, 'Confirm New Password').fill(NEXT);
    await button(page, 'Update Password').click();
    await expect(field(page, 'Current Password')).toHaveAccessibleDescription('Your current password is not correct.');
    await page.goto('/profile/addresses');
    await button(page, 'Set as default 400 Congress Avenue').click();
    await expect(page.getByText('Default address changed')).toBeVisible();
    await page.getByRole('link', {name: 'Remove 12 Pearl Street'}).click();
    await button(page, 'Remove').click();
    await expect(page.getByText('Address removed')).toBeVisible();
    await button(page, 'Log out').click();
    await expect(page).toHaveURL('/');
    await page.goto('/profile');
    await expect(page.getByRole('heading', {name: 'Welcome'})).toBeVisible();
  });
});

for (const width of [360, 768, 1280]) {
  test(`nothing is wider than a window of ${width} px`, async ({page}, info) => {
    await page.setViewportSize({width, height: 900});
    await signIn(page, SEED_PEOPLE.farida);
    await page.goto('/profile/addresses/new');
    await fillAddress(page);
    await button(page, 'Save address').click();
    for (const path of ['', '/password', '/addresses', '/addresses/new', '/orders']) {
      await page.goto(`/profile${path}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.screenshot({path: info.outputPath(`profile${path.replaceAll('/', '-')}.png`), fullPage: true});
    }
  });
}

async function elsewhere(
  browser: Browser,
  {origin}: StackWithBackend,
): Promise<{readonly page: Page; readonly context: BrowserContext}> {
  const context = await browser.newContext({baseURL: origin});
  return {context, page: await context.newPage()};
}
