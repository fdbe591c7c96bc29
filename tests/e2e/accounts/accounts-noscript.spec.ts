import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {expect, testWithAccounts as test} from '../fixtures';
import {
  NEW_PASSWORD,
  button,
  card,
  choosePassword,
  signInByRequest,
  field,
  mailedPath,
  signIn,
  signInLink,
  signUp,
} from '../support/account';

const {ada, ben, dana} = SEED_PEOPLE;

test.use({javaScriptEnabled: false});
test.beforeEach(({tolerated}) => void tolerated.push(/status of 400/));

test('a shopper signs up on the tab, signs out and signs in again', {tag: '@gate'}, async ({page}) => {
  await page.goto('/auth?returnTo=/profile/orders');
  await card(page).getByRole('link', {name: 'Sign Up'}).click();
  await button(page, 'Sign Up').click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  await signUp(page, 'Grace Hopper', 'grace@example.com');
  await expect(page).toHaveURL('/profile/orders');
  await expect(page.getByRole('status').filter({hasText: 'You have successfully signed in.'})).toBeVisible();
  await button(page, 'Log out').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status').filter({hasText: 'Logged out'})).toBeVisible();
  await page.goto('/profile');
  await signIn(page, {email: 'grace@example.com'}, 'not hers');
  await expect(page.getByText('Invalid email or password. Please check your credentials.')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('grace@example.com');
  await signIn(page, {email: 'grace@example.com'}, NEW_PASSWORD);
  await expect(page).toHaveURL('/profile');
  await expect(field(page, 'Name')).toHaveValue('Grace Hopper');
});

test('a shopper resets a forgotten password by mail', async ({page, stack}) => {
  await page.goto('/auth');
  await page.getByRole('link', {name: 'Forgot password?'}).click();
  await button(page, 'Send reset link').click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required');
  await field(page, 'Email').fill(ben.email);
  await button(page, 'Send reset link').click();
  await expect(page.getByRole('main').getByText('Password Reset Email Sent')).toBeVisible();
  await page.goto(await mailedPath(stack, ben.email, '/account/reset/'));
  await choosePassword(page, 'Reset Password');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status').filter({hasText: 'Password Reset Successful'})).toBeVisible();
  await signIn(page, ben, NEW_PASSWORD);
  await expect(page).toHaveURL('/');
});

test('a tracked activation link activates an account', async ({page, stack}) => {
  await page.goto('/auth?tab=sign-up');
  await signUp(page, 'Dana', dana.email);
  await expect(page.getByText('Check your mail')).toBeVisible();
  await page.goto(await mailedPath(stack, dana.email, '/_t/c/v3/'));
  await button(page, 'Continue').click();
  await choosePassword(page, 'Activate account');
  await expect(page).toHaveURL('/auth');
  await signIn(page, dana, NEW_PASSWORD);
  await expect(page).toHaveURL('/profile');
});

test('a shopper changes name, password and addresses', async ({page}) => {
  const done = (words: string) => page.getByRole('status').filter({hasText: words});
  await signInByRequest(page);
  await page.goto('/profile');
  await field(page, 'Name').fill('Augusta King');
  await button(page, 'Save Changes').click();
  await expect(done('Profile updated')).toBeVisible();
  await page.getByRole('link', {name: 'Password', exact: true}).click();
  await field(page, 'Current Password').fill('wrong');
  await field(page, 'New Password').fill(NEW_PASSWORD);
  await field(page, 'Confirm New Password').fill(NEW_PASSWORD);
  await button(page, 'Update Password').click();
  await expect(field(page, 'Current Password')).toHaveAccessibleDescription('Your current password is not correct.');
  await field(page, 'Current Password').fill(SEED_PASSWORD);
  await field(page, 'New Password').fill(NEW_PASSWORD);
  await field(page, 'Confirm New Password').fill(NEW_PASSWORD);
  await button(page, 'Update Password').click();
  await expect(done('Password updated')).toBeVisible();
  await page.getByRole('link', {name: 'Addresses'}).click();
  await button(page, 'Set as default 400 Congress Avenue').click();
  await expect(done('Default address changed')).toBeVisible();
  await page.getByRole('link', {name: 'Remove 12 Pearl Street'}).click();
  await button(page, 'Remove').click();
  await expect(done('Address removed')).toBeVisible();
  await page.getByRole('link', {name: 'Edit 400 Congress Avenue'}).click();
  await field(page, 'City').fill('Dallas');
  await button(page, 'Save address').click();
  await expect(page.getByRole('main')).toContainText('Dallas TX 78701');
  await page.getByRole('link', {name: 'Add address'}).click();
  await field(page, 'Address').fill('9 Elm Street');
  await field(page, 'City').fill('Portland');
  await field(page, 'State').selectOption('Oregon');
  await field(page, 'ZIP code').fill('97201');
  await button(page, 'Save address').click();
  await expect(done('Address added')).toBeVisible();
});

test('a form of one customer changes no data after another has signed in', async ({page, context}) => {
  await signInByRequest(page);
  await page.goto('/profile');
  await field(page, 'Name').fill('Typed by Ada');
  const tab = await context.newPage();
  await signInByRequest(tab, ben);
  await button(page, 'Save Changes').click();
  await expect(page.getByRole('status').filter({hasText: 'Nothing was changed'})).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Ben Okafor');
  await expect(page.getByText(ada.email)).toHaveCount(0);
  await expect(signInLink(page)).toHaveCount(0);
});
