import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, card, openOtherBrowser, signInByRequest, field, notice} from '../support/account';

const {ada, ben, farida} = SEED_PEOPLE;
const NEXT = 'a quiet river 77';

test('a shopper changes their name, and the greeting shows it', async ({page, stack}) => {
  await signInByRequest(page);
  await page.goto('/profile');
  await field(page, 'Name').fill('');
  await button(page, 'Save Changes').click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  await expectAccessible(page);
  await stack.shop.fault({op: 'AccountUpdate', mode: 'delay', ms: 1_500});
  await field(page, 'Name').fill('Grace King');
  await field(page, 'Name').press('Enter');
  await expect(button(page, 'Saving...')).toBeVisible();
  await expect(notice(page, 'Profile updated')).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('Grace King');
  await expect(page.getByRole('banner').getByRole('link', {name: 'Your profile'})).toHaveText('G');
});

test(
  'a shopper changes their password, and their other browser is signed out',
  {tag: '@gate'},
  async ({page, browser, stack}) => {
    const other = await openOtherBrowser(browser, stack);
    await signInByRequest(other);
    await other.goto('/profile');
    await signInByRequest(page);
    await page.goto('/profile');
    await page.getByRole('link', {name: 'Password', exact: true}).click();
    await field(page, 'Current Password').fill(SEED_PASSWORD);
    await field(page, 'New Password').fill(NEXT);
    await field(page, 'Confirm New Password').fill('another');
    await button(page, 'Update Password').click();
    await expect(field(page, 'Confirm New Password')).toHaveAccessibleDescription('New passwords do not match.');
    await expectAccessible(page);
    await field(page, 'Confirm New Password').fill(NEXT);
    await stack.shop.fault({op: 'AccountUpdate', mode: 'delay', ms: 1_500});
    await button(page, 'Update Password').click();
    await expect(button(page, 'Updating...')).toBeVisible();
    await expect(notice(page, 'Password updated')).toBeVisible();
    await expect(field(page, 'Current Password')).toHaveValue('');
    await other.reload();
    await expect(other.getByRole('main').getByText('Your session has expired. Please log in again')).toBeVisible();
    await other.context().close();
  },
);

test('a shopper manages their address book', async ({page}) => {
  await signInByRequest(page, ben);
  await page.goto('/profile');
  await page.getByRole('link', {name: 'Addresses'}).click();
  await expect(page.getByRole('main').getByText('No addresses yet')).toBeVisible();
  await page.getByRole('link', {name: 'Add address'}).click();
  await button(page, 'Save address').click();
  await expect(field(page, 'Address')).toBeFocused();
  await expect(field(page, 'City')).toHaveAccessibleDescription('City is required');
  await field(page, 'Address').fill('9 Elm Street');
  await field(page, 'City').fill('Portland');
  await field(page, 'State').selectOption('Oregon');
  await field(page, 'ZIP code').fill('97201');
  await button(page, 'Save address').click();
  await expect(notice(page, 'Address added')).toBeVisible();
  await page.getByRole('link', {name: 'Edit 9 Elm Street'}).click();
  await field(page, 'City').fill('Salem');
  await button(page, 'Save address').click();
  await expect(page.getByRole('main')).toContainText('Salem OR 97201');
  await page.getByRole('link', {name: 'Remove 9 Elm Street'}).click();
  await page.getByRole('link', {name: 'Keep it'}).click();
  await page.getByRole('link', {name: 'Remove 9 Elm Street'}).click();
  await button(page, 'Remove').click();
  await expect(page.getByRole('main').getByText('No addresses yet')).toBeVisible();
});

test('the last of three addresses fills its row', async ({page, stack}) => {
  await signInByRequest(page);
  stack.shop.duplicateAddress(ada.email);
  await page.goto('/profile/addresses');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('link', {name: /^Edit/})});
  await expect(cards).toHaveCount(3);
  const [, second, last] = await Promise.all([0, 1, 2].map((at) => cards.nth(at).boundingBox()));
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((second?.x ?? 0) + (second?.width ?? 0), 0);
});

test('the focus stays on an address that becomes the default', async ({page}) => {
  await signInByRequest(page);
  await page.goto('/profile/addresses');
  await button(page, 'Set as default 400 Congress Avenue').focus();
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Default address changed')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Edit 400 Congress Avenue'})).toBeFocused();
});

test('the address book works by keyboard alone', {tag: '@gate'}, async ({page}) => {
  const press = async (name: string) => {
    await page.getByRole('main').getByRole('link', {name}).or(button(page, name)).first().focus();
    await page.keyboard.press('Enter');
  };
  await signInByRequest(page);
  await page.goto('/profile');
  await press('Addresses');
  await expect(page.getByRole('heading', {name: 'Addresses'})).toBeVisible();
  await press('Set as default 400 Congress Avenue');
  await expect(notice(page, 'Default address changed')).toBeVisible();
  await press('Edit 12 Pearl Street');
  await field(page, 'City').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Queens');
  await page.keyboard.press('Tab');
  await expect(field(page, 'State')).toBeFocused();
  await press('Save address');
  await expect(page.getByRole('main')).toContainText('Queens NY 11201');
  await press('Remove 12 Pearl Street');
  await expect(page.getByRole('heading', {name: 'Remove this address?'})).toBeVisible();
  await press('Remove');
  await expect(notice(page, 'Address removed')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('12 Pearl Street');
});

test('no account page is wider than its window, even with long names', async ({page}) => {
  await signInByRequest(page, farida);
  await page.goto('/profile/addresses/new');
  await field(page, 'Address').fill('9 Elm Street');
  await field(page, 'City').fill('Portland');
  await field(page, 'State').selectOption('Oregon');
  await field(page, 'ZIP code').fill('97201');
  await button(page, 'Save address').click();
  await expect(notice(page, 'Address added')).toBeVisible();
  for (const path of ['', '/password', '/addresses', '/addresses/new', '/orders']) {
    await page.goto(`/profile${path}`);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({width, height: 900});
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test('the account pages show the sign-in card to signed-out visitors', async ({page}) => {
  await page.goto('/profile/orders');
  await expect(page).toHaveTitle('My Profile - Fusion Tiffin');
  await expect(card(page)).toBeVisible();
  await expect(page.getByText(ada.email)).toHaveCount(0);
});
