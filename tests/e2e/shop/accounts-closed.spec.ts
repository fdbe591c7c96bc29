import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {
  NEW_PASSWORD,
  askForReset,
  startDatabaseOutage,
  button,
  card,
  choosePassword,
  signInByRequest,
  field,
  endFaults,
  notice,
  signIn,
  signInLink,
  signUp,
} from '../support/account';
import {addButton, cartDrawer} from '../support/cart';
import {waitForHydration} from '../support/hydration';

const {ada, ben} = SEED_PEOPLE;

test.beforeEach(({tolerated}) => void tolerated.push(/status of (?:400|401|503|502)/));

test.describe('during a database outage', () => {
  test('no sign-in method starts a session, and the shop works', async ({page, stack}) => {
    await startDatabaseOutage(stack);
    await page.goto('/auth?returnTo=/products');
    await signIn(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(
      'Signing in is not possible right now. Please try again in a few minutes; you can still shop and check out.',
    );
    await expect(field(page, 'Email')).toHaveValue(ada.email);
    await expect(signInLink(page)).toBeVisible();
    await page.goto('/products');
    await addButton(page, 'Palak Paneer').click();
    await expect(cartDrawer(page)).toContainText('Palak Paneer');
  });

  test('the account area shows no private data, and recovers', async ({page, stack}) => {
    await signInByRequest(page);
    await startDatabaseOutage(stack);
    expect((await page.goto('/profile/addresses'))?.status()).toBe(503);
    await expect(page.getByRole('alert')).toContainText('Your account cannot be opened right now');
    await expect(page.getByText(ada.email)).toHaveCount(0);
    await expectAccessible(page);
    await endFaults(stack);
    await page.getByRole('link', {name: 'Try Again'}).click();
    await expect(page.getByRole('main')).toContainText('12 Pearl Street');
  });

  test('a private page reports that authentication failed, and can be refreshed', async ({page, stack}) => {
    await signInByRequest(page);
    await startDatabaseOutage(stack);
    expect((await page.goto('/account/link'))?.status()).toBe(503);
    await expect(
      page.getByRole('heading', {name: 'Authentication error: Failed to reach authentication service'}),
    ).toBeVisible();
    await expect(page.getByText('Reference:')).toBeVisible();
    await expectAccessible(page);
    await endFaults(stack);
    await page.getByRole('link', {name: 'Refresh Page'}).click();
    await expect(page.getByRole('heading', {name: 'Connect your accounts'})).toBeVisible();
  });

  test('signing out clears this browser, and reports what may remain', async ({page, stack}) => {
    await signInByRequest(page);
    await page.goto('/profile');
    await startDatabaseOutage(stack);
    await button(page, 'Log out').click();
    await expect(notice(page, 'Error logging out. Please try again.')).toContainText(
      'You are logged out in this browser.',
    );
    await expect(signInLink(page)).toBeVisible();
  });

  test('a reset link changes no password, and stays valid', async ({page, stack}) => {
    const link = await askForReset(page, stack, ben);
    await page.goto(link);
    await startDatabaseOutage(stack);
    await choosePassword(page, 'Reset Password');
    await expect(page.getByRole('alert')).toContainText('Failed to reset password. Please try again.');
    await endFaults(stack);
    await choosePassword(page, 'Reset Password');
    await expect(page).toHaveURL('/login');
    await signIn(page, ben, NEW_PASSWORD);
    await expect(page).toHaveURL('/');
  });
});

test.describe('during an outage of Shopify', () => {
  test('signing in reports it, and works after it ends', async ({page, stack}) => {
    await page.goto('/auth');
    await stack.shop.fault({op: 'Customer*', mode: 'reset'});
    await signIn(page);
    await expect(page.getByRole('alert')).toContainText('Network error. Please check your connection and try again.');
    await expect(card(page)).toBeVisible();
    await endFaults(stack);
    await signIn(page);
    await expect(page).toHaveURL('/profile');
  });

  test('addresses can be retried, orders are shown, and a name is partly saved', async ({page, stack}) => {
    const alert = page.getByRole('main').getByRole('alert');
    const breakShop = () => stack.shop.fault({op: 'Account*', mode: 'status', status: 500});
    await signInByRequest(page);
    await breakShop();
    await page.goto('/profile/addresses');
    await expect(alert).toContainText('Your addresses cannot be shown right now');
    await endFaults(stack);
    await alert.getByRole('link', {name: 'Try Again'}).click();
    await expect(page.getByRole('main')).toContainText('12 Pearl Street');
    await breakShop();
    await page.goto('/profile/orders');
    await expect(page.getByRole('main')).toContainText('No orders found.');
    await page.goto('/profile');
    await field(page, 'Name').fill('Augusta King');
    await button(page, 'Save Changes').click();
    await expect(alert).toContainText('Your name is saved only in part');
    await expect(field(page, 'Name')).toHaveValue('Augusta King');
    await endFaults(stack);
    await button(page, 'Save Changes').click();
    await expect(notice(page, 'Profile updated')).toBeVisible();
  });
});

test.describe('a network failure loses no input', () => {
  const NETWORK = 'Network error. Please check your connection and try again.';

  test.beforeEach(({tolerated}) => void tolerated.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/));

  test('on the sign-in form', async ({page}) => {
    await page.goto('/auth');
    await page.context().setOffline(true);
    await signIn(page);
    await expect(page.getByRole('alert')).toContainText(`Login failed${NETWORK}`);
    await page.context().setOffline(false);
    await button(page, 'Sign In').click();
    await expect(page).toHaveURL('/profile');
  });

  test('on the sign-up form, which reports the failure', async ({page}) => {
    await page.goto('/login?tab=sign-up');
    await page.context().setOffline(true);
    await signUp(page, 'Grace Hopper', 'grace@example.com');
    await expect(page.getByRole('alert')).toContainText(`Registration failed${NETWORK}`);
    await expect(field(page, 'Name')).toHaveValue('Grace Hopper');
    await page.context().setOffline(false);
    await button(page, 'Sign Up').click();
    await expect(page).toHaveURL('/');
  });

  for (const [path, values, save, failed, done] of [
    ['', {Name: 'Augusta King'}, 'Save Changes', 'Your profile was not saved', 'Profile updated'],
    [
      '/password',
      {'Current Password': SEED_PASSWORD, 'New Password': NEW_PASSWORD, 'Confirm New Password': NEW_PASSWORD},
      'Update Password',
      'Your password was not changed',
      'Password updated',
    ],
    [
      '/addresses/new',
      {Address: '9 Elm Street', City: 'Portland', 'ZIP code': '97201'},
      'Save address',
      'Your address book was not changed',
      'Address added',
    ],
  ] as const) {
    test(`on the account page /profile${path}`, async ({page}) => {
      await signInByRequest(page);
      await page.goto(`/profile${path}`);
      await waitForHydration(page);
      for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
      if (path === '/addresses/new') await field(page, 'State').selectOption('Oregon');
      await page.context().setOffline(true);
      await button(page, save).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(`${failed}${NETWORK}`);
      for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
      await page.context().setOffline(false);
      await button(page, save).click();
      await expect(notice(page, done)).toBeVisible();
    });
  }

  test('in the address book', async ({page}) => {
    const alert = page.getByRole('main').getByRole('alert');
    await signInByRequest(page);
    await page.goto('/profile/addresses');
    await waitForHydration(page);
    await page.context().setOffline(true);
    await button(page, 'Set as default 400 Congress Avenue').click();
    await expect(alert).toContainText(`Your address book was not changed${NETWORK}`);
    await expect(page.getByRole('main')).toContainText('12 Pearl Street');
    await page.context().setOffline(false);
    await page.getByRole('link', {name: 'Remove 400 Congress Avenue'}).click();
    await expect(page.getByRole('heading', {name: 'Remove this address?'})).toBeVisible();
    await page.context().setOffline(true);
    await button(page, 'Remove').click();
    await expect(alert).toContainText(`Your address book was not changed${NETWORK}`);
    await page.context().setOffline(false);
    await button(page, 'Remove').click();
    await expect(notice(page, 'Address removed')).toBeVisible();
  });
});
