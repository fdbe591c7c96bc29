import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInFields} from '../../support/visitor';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {
  NEW_PASSWORD,
  button,
  card,
  signInByRequest,
  field,
  notice,
  ownProfile,
  signIn,
  signInLink,
  signUp,
  waitUntilSubscribed,
} from '../support/account';

const {ada, ben} = SEED_PEOPLE;

test('a shopper signs up, is greeted in the menu, and signs out', {tag: '@gate'}, async ({page, stack}) => {
  await page.goto('/auth');
  await card(page).getByRole('link', {name: 'Sign Up'}).click();
  await stack.shop.fault({op: 'CustomerRegister', mode: 'delay', ms: 1_500});
  await signUp(page, 'Grace Hopper', 'grace@example.com');
  await expect(button(page, 'Creating account...')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await expect(notice(page, 'Welcome!')).toContainText('You have successfully signed in.');
  await page.setViewportSize({width: 360, height: 800});
  await page.getByRole('button', {name: 'Menu'}).click();
  await expect(page.getByRole('dialog')).toContainText('Welcome back, Grace!');
  await expect(page.getByRole('dialog').getByRole('link', {name: 'Profile'})).toBeVisible();
  await page.getByRole('dialog').getByRole('link', {name: 'Orders'}).click();
  await expect(page).toHaveURL('/orders');
  await page.getByRole('button', {name: 'Menu'}).click();
  await page.getByRole('dialog').getByRole('button', {name: 'Log out'}).click();
  await expect(page).toHaveURL('/');
  await expect(notice(page, 'Logged out')).toBeVisible();
  await page.getByRole('button', {name: 'Menu'}).click();
  await expect(page.getByRole('dialog')).toContainText('Welcome!');
  await expect(page.getByRole('dialog')).toContainText('Not signed in');
  await expect(page.getByRole('dialog').getByRole('link', {name: 'Sign In'})).toBeVisible();
});

test('a shopper signs in and continues to the intended page', async ({page}) => {
  await page.goto('/login?returnTo=/products');
  await expect(page).toHaveTitle('Login - Fusion Tiffin');
  await signIn(page);
  await expect(page).toHaveURL('/products');
  await expect(notice(page, 'Welcome back!')).toContainText('You have successfully logged in.');
  await expect(ownProfile(page)).toBeVisible();
  await page.goto('/auth');
  await expect(page).toHaveURL('/profile');
});

test('the sign-in card is the same on every page, with every sign-in method', async ({page}) => {
  const words = [];
  for (const path of ['/auth', '/login', '/profile', '/profile/addresses/new']) {
    await page.goto(path);
    await expect(button(page, 'Continue with Google')).toBeVisible();
    await expect(button(page, 'Email me a sign-in code')).toBeVisible();
    words.push(await card(page).innerText());
  }
  expect(new Set(words)).toHaveProperty('size', 1);
  expect(words[0]).toContain('Or continue with email');
  await signIn(page);
  await expect(page).toHaveURL('/profile/addresses/new');
  await expect(page.getByRole('heading', {name: 'Add an address'})).toBeVisible();
});

test('an empty form is reported, and each missing value beside its field, before submitting', async ({page, stack}) => {
  await page.goto('/auth?tab=sign-up');
  await button(page, 'Sign Up').click();
  await expect(field(page, 'Name')).toBeFocused();
  const formError = card(page).getByRole('alert').filter({hasText: 'Name, email, and password are required'});
  await expect(formError).toBeVisible();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required');
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/^Password is required/);
  await field(page, 'Password').fill('short');
  await expect(formError).toBeHidden();
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/^Password must be at least 8 characters(?! long)/);
  await field(page, 'Password').fill(NEW_PASSWORD);
  await field(page, 'Confirm Password').fill('other');
  await button(page, 'Sign Up').click();
  await expect(field(page, 'Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
  await expectAccessible(page);
  expect((await stack.shop.log()).operations.map(({operation}) => operation)).not.toContain('CustomerRegister');
});

test(
  'a wrong password is reported, the email address is kept and the password cleared',
  {tag: '@gate'},
  async ({page, tolerated}) => {
    tolerated.push(/status of 400/);
    await page.goto('/auth');
    await signIn(page, ada, 'not hers');
    await expect(notice(page, 'Login failed')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Invalid email or password. Please check your credentials.');
    await expect(field(page, 'Email')).toHaveValue(ada.email);
    await expect(field(page, 'Password')).toHaveValue('');
    await expectAccessible(page);
  },
);

test('a used email address is reported beside its field, and messages of the other tab are cleared', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 400/);
  await page.goto('/auth');
  await signIn(page, ada, 'not hers');
  await expect(page.getByRole('alert')).toBeVisible();
  await card(page).getByRole('link', {name: 'Sign Up'}).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await signUp(page, 'Ada', ada.email);
  await expect(field(page, 'Email')).toHaveAccessibleDescription(
    'An account with this email already exists. Please try logging in instead.',
  );
});

test('too many attempts are rejected with the time to wait', async ({page, tolerated}) => {
  tolerated.push(/status of 429/);
  const headers = {'Sec-Fetch-Site': 'same-origin'};
  for (let tries = 0; tries < 10; tries += 1)
    await page.request.post('/auth', {form: signInFields(ben.email, 'not his'), headers});
  await page.goto('/auth');
  await signIn(page, ben);
  await expect(page.getByRole('alert')).toContainText(
    /Too many attempts\. Wait \d+ minutes and try again, or reset your password\./,
  );
});

test('the card works by keyboard, and shows pending submissions', {tag: '@gate'}, async ({page, stack}) => {
  await stack.shop.fault({op: 'CustomerSignIn', mode: 'delay', ms: 3_000});
  await page.goto('/auth?tab=sign-up');
  await card(page).getByRole('link', {name: 'Sign In'}).focus();
  await page.keyboard.press('Enter');
  // The address changes before the form does.
  await expect(button(page, 'Sign In')).toBeVisible();
  await field(page, 'Email').focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toBeFocused();
  await page.keyboard.type(ada.email);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('tiffin-lunch-42');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Signing in...')).toBeVisible();
  await expect(page).toHaveURL('/profile');
});

test('another tab updates on signing in and out, and announces it', async ({page, context}) => {
  const other = await context.newPage();
  await other.goto('/about');
  await expect(signInLink(other)).toBeVisible();
  await waitUntilSubscribed(other);
  await other.evaluate(() => {
    window.addEventListener('userStatusChanged', () => document.body.setAttribute('data-notified', 'yes'));
  });
  await page.goto('/auth');
  await signIn(page);
  await expect(ownProfile(other)).toBeVisible();
  await expect(other.locator('body[data-notified="yes"]')).toHaveCount(1);
  await button(page, 'Log out').click();
  await expect(signInLink(other)).toBeVisible();
});

test.describe('browser storage of earlier versions', () => {
  test.use({hasPrompt: true, hasPopup: true, isUndecided: true});

  test('is deleted once, without a replacement', async ({page}) => {
    const left = () => page.evaluate(() => Object.keys(localStorage));
    await page.goto('/about');
    await expect.poll(left).toEqual(['auth-migration']);
    await page.evaluate(() => localStorage.clear());
    const keys = ['user', 'shopify_token', 'shopify_token_expires', 'orders', 'product-storage'];
    await page.evaluate((names) => names.forEach((name) => localStorage.setItem(name, 'old')), keys);
    await page.goto('/auth');
    await expect.poll(left).toEqual(['auth-migration']);
    await page.evaluate(() => localStorage.setItem('orders', 'of somebody else’s script'));
    await page.reload();
    await expect(card(page)).toBeVisible();
    await expect.poll(left).toContain('orders');
  });
});

test('the header shows the initial of the signed-in customer', async ({page}) => {
  await signInByRequest(page, ben);
  await page.goto('/about');
  await expect(ownProfile(page)).toHaveText('B');
});
