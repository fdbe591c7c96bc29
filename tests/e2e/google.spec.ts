import type {Page} from '@playwright/test';
import {GOOGLE_PEOPLE} from '../../local/backend/google/people';
import {SEED_PEOPLE} from '../../local/seed/people';
import {expect, expectAccessible, testWithAccounts as test} from './fixtures';

const {ada, dev} = GOOGLE_PEOPLE;
const {elena} = SEED_PEOPLE;

const profile = (page: Page) => page.getByRole('banner').getByRole('link', {name: 'Your profile'});
const notice = (page: Page, text: string) => page.getByRole('listitem').filter({hasText: text});
const prompt = (page: Page) => page.frameLocator('iframe[title="Sign in with Google"]');

async function continueWithGoogle(page: Page, email: string) {
  await page.getByRole('button', {name: 'Continue with Google'}).click();
  await page.getByRole('button', {name: email}).click();
}

test('a shopper signs in with Google and goes on to where they were going', async ({page}) => {
  await page.goto('/auth?returnTo=/products');
  await expectAccessible(page);
  await continueWithGoogle(page, ada.email);
  await expect(page).toHaveURL('/products');
  await expect(notice(page, "You've successfully signed in with Google.")).toBeVisible();
  await expect(profile(page)).toBeVisible();
});

test('whoever turns back at Google finds the button as it was', async ({page}) => {
  await page.goto('/auth');
  await page.getByRole('button', {name: 'Continue with Google'}).click();
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(notice(page, 'Failed to sign in with Google. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Continue with Google'})).toBeEnabled();
});

test('Google’s prompt signs a guest in on the page they are on', async ({page}) => {
  await page.goto('/about');
  await prompt(page).getByRole('button', {name: ada.email}).click();
  await expect(notice(page, "You've successfully signed in with Google.")).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(profile(page)).toBeVisible();
});

test('Google’s prompt does not come back once it was closed', async ({page}) => {
  await page.goto('/about');
  await prompt(page).getByRole('button', {name: 'Close'}).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('one-tap-dismissed'))).toBe('yes');
  const asked = page.waitForRequest(/gsi|one-tap\/offer/, {timeout: 5_000}).catch(() => null);
  await page.goto('/faqs');
  expect(await asked).toBeNull();
});

test('the shop is whole while Google’s script is blocked', async ({page, stack, tolerated}) => {
  tolerated.push(/gsi\/client|ERR_BLOCKED_BY_CLIENT|ERR_FAILED/);
  await page.route(`${stack.backend.origin}/gsi/client`, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/gsi/client'));
  await page.goto('/about');
  await refused;
  await page.goto('/auth');
  await continueWithGoogle(page, ada.email);
  await expect(profile(page)).toBeVisible();
});

test('a shopper without a password signs in with a code, and joins their Google account by another', async ({
  page,
  stack,
}) => {
  const enterCode = async () => {
    await page.getByRole('button', {name: 'Email me a sign-in code'}).click();
    await page.getByLabel('Email').fill(elena.email);
    await page.getByRole('button', {name: 'Continue'}).click();
    await expect(page.getByLabel('Sign-in code')).toBeVisible();
    const [mail] = await stack.shop.mails(elena.email);
    await page.getByLabel('Sign-in code').fill(/\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '');
    await page.getByRole('button', {name: 'Sign in'}).click();
  };
  await page.goto('/auth?returnTo=/about');
  await enterCode();
  await expect(profile(page)).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/auth?returnTo=/about');
  await continueWithGoogle(page, dev.email);
  await expect(page.getByRole('heading', {name: 'Connect your accounts'})).toBeVisible();
  await expectAccessible(page);
  await enterCode();
  await expect(notice(page, 'Accounts connected')).toBeVisible();
  await page.goto('/account/link');
  await expect(page.getByRole('heading', {name: 'Your accounts are connected'})).toBeVisible();
});
