import type {Page} from '@playwright/test';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../local/seed/people';
import {expect, expectAccessible, testWithAccounts as test} from './fixtures';

const {ada, ben, dana} = SEED_PEOPLE;
const NEW = 'a copper lunchbox';

const field = (page: Page, name: string) => page.getByLabel(name, {exact: true});
const submit = (page: Page, name: string) => page.getByRole('main').getByRole('button', {name});
const notice = (page: Page, text: string) => page.getByRole('listitem').filter({hasText: text});
const profile = (page: Page) => page.getByRole('banner').getByRole('link', {name: 'Your profile'});
const stranger = (page: Page) => page.getByRole('banner').getByRole('link', {name: 'Sign In'});

async function signIn(page: Page, email: string = ada.email, password: string = SEED_PASSWORD) {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await submit(page, 'Sign In').click();
}

async function signOut(page: Page) {
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/logout';
    document.body.append(form);
    form.submit();
  });
}

async function choosePassword(page: Page, submitName: string, confirmation = NEW) {
  await field(page, 'New Password').fill(NEW);
  await field(page, 'Confirm Password').fill(confirmation);
  await submit(page, submitName).click();
}

test.describe('with scripts', () => {
  test('a shopper signs up, is greeted in the menu, and signs out', async ({page}) => {
    await page.goto('/auth');
    await page.getByRole('link', {name: 'Sign Up'}).click();
    await expectAccessible(page);
    await field(page, 'Name').fill('Grace Hopper');
    await field(page, 'Email').fill('grace@example.com');
    await field(page, 'Password').fill(NEW);
    await field(page, 'Confirm Password').fill(NEW);
    await submit(page, 'Sign Up').click();
    await expect(page).toHaveURL('/profile');
    await expect(notice(page, 'You have successfully signed in.')).toBeVisible();
    await page.setViewportSize({width: 360, height: 800});
    await page.getByRole('button', {name: 'Menu'}).click();
    await expect(page.getByRole('dialog')).toContainText('Welcome back, Grace!');
    await expect(page.getByRole('dialog').getByRole('link', {name: 'Profile'})).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL('/');
    await expect(notice(page, 'Logged out')).toBeVisible();
  });

  test('a shopper signs in and goes on to where they were going', async ({page}) => {
    await page.goto('/login?returnTo=/products');
    await expect(page).toHaveTitle('Login - Fusion Tiffin');
    await expectAccessible(page);
    await signIn(page);
    await expect(page).toHaveURL('/products');
    await expect(notice(page, 'Welcome back!')).toContainText('You have successfully logged in.');
    await expect(profile(page)).toBeVisible();
    await page.goto('/auth');
    await expect(page).toHaveURL('/profile');
  });

  test('what is missing is said beside its field, before anything is sent', async ({page, stack}) => {
    await page.goto('/auth?tab=sign-up');
    await submit(page, 'Sign Up').click();
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required');
    await expect(field(page, 'Password')).toHaveAccessibleDescription(/^Password is required/);
    await field(page, 'Password').fill('short');
    await expect(field(page, 'Password')).toHaveAccessibleDescription(/^Password must be at least 8 characters/);
    await field(page, 'Password').fill(NEW);
    await field(page, 'Confirm Password').fill('other');
    await submit(page, 'Sign Up').click();
    await expect(field(page, 'Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
    await expectAccessible(page);
    expect((await stack.shop.log()).operations.map(({operation}) => operation)).not.toContain('CustomerRegister');
  });

  test('a wrong password is said, the address stays and the password goes', async ({page, tolerated}) => {
    tolerated.push(/status of 400/);
    await page.goto('/auth');
    await signIn(page, ada.email, 'not hers');
    await expect(page.getByRole('alert')).toContainText('Invalid email or password. Please check your credentials.');
    await expect(notice(page, 'Login failed')).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(ada.email);
    await expect(field(page, 'Password')).toHaveValue('');
    await expectAccessible(page);
  });

  test('everything goes by keyboard, and what is under way says so', async ({page, stack}) => {
    await stack.shop.fault({op: 'CustomerSignIn', mode: 'delay', ms: 1_500});
    await page.goto('/auth');
    await field(page, 'Email').focus();
    await page.keyboard.type(ada.email);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(SEED_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(submit(page, 'Signing in...')).toBeVisible();
    await expect(page).toHaveURL('/profile');
  });

  test('a connection that fails takes nothing away', async ({page, tolerated}) => {
    tolerated.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.goto('/auth');
    await page.context().setOffline(true);
    await signIn(page);
    await expect(page.getByRole('alert')).toContainText('Network error. Please check your connection and try again.');
    await page.context().setOffline(false);
    await submit(page, 'Sign In').click();
    await expect(page).toHaveURL('/profile');
  });

  test('a forgotten password is mailed for, chosen anew and used', async ({page, stack}) => {
    await page.goto('/auth');
    await page.getByRole('link', {name: 'Forgot password?'}).click();
    await expectAccessible(page);
    await field(page, 'Email').fill(ben.email);
    await submit(page, 'Send reset link').click();
    await expect(page.getByRole('main').getByText('Password Reset Email Sent')).toBeVisible();
    await expectAccessible(page);
    const [mail] = await stack.shop.mails(ben.email);
    await page.goto(mail?.links.find((link) => link.includes('/_t/')) ?? '');
    await expect(page).toHaveURL(/\/account\/reset\//);
    expect(new URL(page.url()).origin).toBe(stack.origin);
    await expectAccessible(page);
    await choosePassword(page, 'Reset Password');
    await expect(page).toHaveURL('/login');
    await expect(notice(page, 'Password Reset Successful')).toBeVisible();
    await signIn(page, ben.email, NEW);
    await expect(profile(page)).toBeVisible();
  });

  for (const kind of ['plain', 'counted'] as const) {
    test(`an account is opened by its ${kind} link`, async ({page, stack}) => {
      await page.goto('/auth?tab=sign-up');
      await field(page, 'Name').fill('Dana');
      await field(page, 'Email').fill(dana.email);
      await field(page, 'Password').fill(NEW);
      await field(page, 'Confirm Password').fill(NEW);
      await submit(page, 'Sign Up').click();
      await expect(page.getByText('Check your mail')).toBeVisible();
      await expectAccessible(page);
      const [mail] = await stack.shop.mails(dana.email);
      const part = kind === 'plain' ? '/account/activate/' : '/_t/c/v3/';
      const link = new URL(mail?.links.find((each) => each.includes(part)) ?? '');
      await page.goto(link.pathname);
      await expectAccessible(page);
      if (kind === 'counted') await submit(page, 'Continue').click();
      await choosePassword(page, 'Activate account');
      await expect(notice(page, 'Account Activated Successfully')).toBeVisible();
      await signIn(page, dana.email, NEW);
      await expect(page).toHaveURL('/profile');
    });
  }

  test('a link that is none says so, and leads on', async ({page, tolerated}) => {
    tolerated.push(/status of 400/);
    await page.goto('/account/activate/7');
    await expect(page.getByRole('alert')).toContainText('Invalid activation link - no token provided');
    await expectAccessible(page);
    await page.getByRole('link', {name: 'Go to Login'}).click();
    await expect(page).toHaveURL('/auth');
  });

  test('another tab follows who is signed in, and hears it said', async ({page, context}) => {
    const other = await context.newPage();
    await other.goto('/about');
    await expect(stranger(other)).toBeVisible();
    await other.evaluate(() => {
      window.addEventListener('userStatusChanged', () => document.body.setAttribute('data-heard', 'yes'));
    });
    await page.goto('/auth');
    await signIn(page);
    await expect(profile(other)).toBeVisible();
    await expect(other.locator('body[data-heard="yes"]')).toHaveCount(1);
    await signOut(page);
    await expect(stranger(other)).toBeVisible();
  });

  test('what earlier versions kept in the browser goes, once, and nothing takes its place', async ({page}) => {
    const left = () => page.evaluate(() => Object.keys(localStorage));
    await page.goto('/about');
    await expect.poll(left).toEqual(['auth-migration']);
    await page.evaluate(() => localStorage.clear());
    const keys = ['user', 'shopify_token', 'shopify_token_expires', 'orders', 'product-storage'];
    await page.evaluate((names) => names.forEach((name) => localStorage.setItem(name, 'old')), keys);
    await page.goto('/auth');
    await expect.poll(left).toEqual(['auth-migration']);
    await signIn(page);
    await expect(page).toHaveURL('/profile');
    expect(await left()).toEqual(['auth-migration']);
    expect(await page.evaluate(() => [document.cookie, sessionStorage.getItem('user')])).toEqual(['', null]);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a shopper signs up by the tab, and in again', async ({page, tolerated}) => {
    tolerated.push(/status of 400/);
    await page.goto('/auth?returnTo=/products');
    await page.getByRole('link', {name: 'Sign Up'}).click();
    await submit(page, 'Sign Up').click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
    await field(page, 'Name').fill('Grace Hopper');
    await field(page, 'Email').fill('grace@example.com');
    await field(page, 'Password').fill(NEW);
    await field(page, 'Confirm Password').fill(NEW);
    await submit(page, 'Sign Up').click();
    await expect(page).toHaveURL('/products');
    await expect(page.getByText('You have successfully signed in.')).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/login');
    await signIn(page, 'grace@example.com', 'not hers');
    await expect(page.getByText('Invalid email or password. Please check your credentials.')).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue('grace@example.com');
    await signIn(page, 'grace@example.com', NEW);
    await expect(page).toHaveURL('/');
  });
});
