import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {expect, testWithAccounts as test} from '../fixtures';
import {
  NEW_PASSWORD,
  askForReset,
  button,
  card,
  choosePassword,
  signInByRequest,
  field,
  mailedPath,
  notice,
  ownProfile,
  signIn,
  signInLink,
  signUp,
  waitUntilSubscribed,
} from '../support/account';

const {ada, ben, dana} = SEED_PEOPLE;

test('a shopper resets a forgotten password by mail and signs in with it', {tag: '@gate'}, async ({page, stack}) => {
  await page.goto('/auth');
  await card(page).getByRole('link', {name: 'Forgot password?'}).click();
  // The page before it has a field for an email address, too.
  await expect(page.getByRole('heading', {name: 'Forgot your password?'})).toBeVisible();
  await field(page, 'Email').fill(ben.email);
  await button(page, 'Send reset link').click();
  await expect(page.getByRole('main').getByText('Password Reset Email Sent')).toBeVisible();
  const [mail] = await stack.shop.mails(ben.email);
  await page.goto(mail?.links.find((link) => link.includes('/_t/')) ?? '');
  await expect(page).toHaveURL(/\/account\/reset\//);
  expect(new URL(page.url()).origin).toBe(stack.origin);
  await button(page, 'Reset Password').click();
  await expect(field(page, 'New Password')).toBeFocused();
  await field(page, 'New Password').fill('short');
  await expect(field(page, 'New Password')).toHaveAccessibleDescription(/^Password must be at least 8 characters long/);
  await stack.shop.fault({op: 'CustomerReset*', mode: 'delay', ms: 1_500});
  await choosePassword(page, 'Reset Password');
  await expect(button(page, 'Resetting password...')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(notice(page, 'Password Reset Successful')).toBeVisible();
  await signIn(page, ben, NEW_PASSWORD);
  await expect(ownProfile(page)).toBeVisible();
});

test('a used reset link leads to requesting a new one', async ({page, stack, tolerated}) => {
  tolerated.push(/status of 400/);
  const link = await askForReset(page, stack, ben);
  for (const password of [NEW_PASSWORD, 'another copper lunchbox']) {
    await page.goto(link);
    await choosePassword(page, 'Reset Password', password);
    await expect(button(page, 'Reset Password')).toHaveCount(0);
  }
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This password reset link is invalid or has expired');
  await expect(notice(page, 'Password Reset Failed')).toContainText(
    'This password reset link is invalid or has expired',
  );
  await expect(page.getByRole('main').locator(':focus')).toContainText('This link does not work');
  await alert.getByRole('link', {name: 'Send a new link'}).click();
  await expect(page).toHaveURL('/account/recover');
});

test('a reset link affects only its own account if another customer is signed in', async ({page, context, stack}) => {
  const link = await askForReset(page, stack, ada);
  await signInByRequest(page, ben);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('complementary')).toContainText(ben.email);
  await waitUntilSubscribed(other);
  await page.goto(link);
  await choosePassword(page, 'Reset Password');
  await expect(page).toHaveURL('/login');
  await expect(signInLink(page)).toBeVisible();
  await expect(card(other)).toBeVisible();
  await signIn(page, ada, NEW_PASSWORD);
  await expect(other.getByRole('complementary')).toContainText(ada.email);
  await page.goto('/profile/addresses');
  await expect(page.getByRole('main')).toContainText('12 Pearl Street');
  await expect(page.getByText(ben.email)).toHaveCount(0);
});

test('an activation link, direct or tracked, works once', {tag: '@gate'}, async ({page, stack, tolerated}) => {
  tolerated.push(/status of 40\d/);
  await page.goto('/auth?tab=sign-up');
  await signUp(page, 'Dana', dana.email);
  await expect(page.getByText('Check your mail')).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toContainText(dana.email);
  await page.goto(await mailedPath(stack, dana.email, '/_t/c/v3/'));
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(/\/account\/activate\//);
  await stack.shop.fault({op: 'CustomerActivate*', mode: 'delay', ms: 1_500, times: 1});
  await choosePassword(page, 'Activate account');
  await expect(button(page, 'Activating account...')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await expect(notice(page, 'Account Activated Successfully')).toBeVisible();
  await signIn(page, dana, NEW_PASSWORD);
  await expect(page).toHaveURL('/profile');
  await page.goto(await mailedPath(stack, dana.email, '/account/activate/'));
  await choosePassword(page, 'Activate account', SEED_PASSWORD);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This account has already been activated.');
  await expect(notice(page, 'Activation Failed')).toContainText('This account has already been activated.');
  await page.getByRole('link', {name: 'Try Again'}).click();
  await expect(field(page, 'New Password')).toBeVisible();
});

for (const [path, words] of [
  ['/account/activate/7', 'Invalid activation link - no token provided'],
  ['/_t/c/v3/', 'Invalid activation link - no token provided'],
  ['/account/activate/x/y%20z', 'Invalid activation URL format'],
] as const) {
  test(`${path} shows an invalid link and a next step`, async ({page, tolerated}) => {
    tolerated.push(/status of 400/);
    await Promise.all([expect(notice(page, 'Activation Failed')).toContainText(words), page.goto(path)]);
    await expect(page.getByRole('alert')).toContainText('This link does not work');
    // The page does not wait for the end of the toast, which alone is read aloud.
    const reason = page.getByRole('main').getByText(words);
    await expect(reason).toBeVisible();
    await expect(page.getByRole('main').locator('[data-slot=alert]')).toHaveAttribute('aria-live', 'off');
    await expect(notice(page, 'Activation Failed')).toHaveCount(0);
    await expect(reason).toBeVisible();
    await page.getByRole('link', {name: 'Go to Login'}).click();
    await expect(page).toHaveURL('/auth');
  });
}
