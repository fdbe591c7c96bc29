import type {Page} from '@playwright/test';
import {GOOGLE_PEOPLE} from '../../../local/backend/google/google-people';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, card, enterCode, notice, ownProfile} from '../support/account';
import {addButton, cartDrawer} from '../support/cart';
import {waitForHydration} from '../support/hydration';

const {ada, dev} = GOOGLE_PEOPLE;
const {elena} = SEED_PEOPLE;

const promptFrame = (page: Page) => page.locator('iframe[title="Sign in with Google"]');

/** Scrolls to Google's prompt, because a frame out of view is not rendered and cannot be clicked. */
async function openPrompt(page: Page) {
  await promptFrame(page).scrollIntoViewIfNeeded();
  return promptFrame(page).contentFrame();
}

/** In milliseconds; exceeds the idle time before Google's prompt is requested. */
const A_WHILE_MS = 5_000;

test.use({hasPrompt: true});

async function continueWithGoogle(page: Page, email: string) {
  await button(page, 'Continue with Google').click();
  await page.getByRole('button', {name: email}).click();
}

test('a shopper signs in with Google and continues to the intended page', {tag: '@gate'}, async ({page}) => {
  await page.goto('/auth?tab=sign-up&returnTo=/products');
  await continueWithGoogle(page, ada.email);
  await expect(page).toHaveURL('/products');
  await expect(notice(page, "You've successfully signed in with Google.")).toBeVisible();
  await expect(ownProfile(page)).toBeVisible();
});

test('Google leads back to the private page that required signing in', async ({page}) => {
  await page.goto('/profile/password');
  await continueWithGoogle(page, ada.email);
  await expect(page).toHaveURL('/profile/password');
  await expect(page.getByRole('complementary')).toContainText(ada.email);
});

test('the Google button is enabled again after going back from Google', async ({page}) => {
  await page.goto('/auth');
  // Only the page itself can read its state while a navigation is pending.
  await page.evaluate(() => {
    const note = () => sessionStorage.setItem('pending', document.querySelector('main')?.textContent ?? '');
    new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
  await button(page, 'Continue with Google').click();
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(notice(page, 'Sign-in failed')).toContainText('Failed to sign in with Google. Please try again.');
  await expect(button(page, 'Continue with Google')).toBeEnabled();
  expect(await page.evaluate(() => sessionStorage.getItem('pending'))).toContain('Signing in...');
});

test('Google’s prompt signs a guest in on the page they are on', async ({page}) => {
  await page.goto('/about');
  await (await openPrompt(page)).getByRole('button', {name: ada.email}).click();
  await expect(notice(page, "You've successfully signed in with Google.")).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(ownProfile(page)).toBeVisible();
});

test('Google’s prompt does not return after it was closed', async ({page}) => {
  await page.goto('/about');
  await (await openPrompt(page)).getByRole('button', {name: 'Close'}).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('one-tap-dismissed'))).toBe('yes');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/faqs');
  await waitForHydration(page);
  await page.clock.runFor(A_WHILE_MS);
  // All earlier requests have completed by now.
  await page.evaluate(() => fetch('/health'));
  expect(asked.filter((path) => /gsi|one-tap\/offer/.test(path))).toEqual([]);
});

test('Google’s prompt covers no content, and is not shown on sign-in pages', async ({page}) => {
  await page.clock.install();
  await page.goto('/products');
  await addButton(page, 'Palak Paneer').click();
  await expect(cartDrawer(page)).toBeVisible();
  await page.clock.runFor(A_WHILE_MS);
  await expect(promptFrame(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(cartDrawer(page)).toHaveCount(0);
  await page.clock.runFor(A_WHILE_MS);
  await expect(promptFrame(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', {name: 'cart'}).click();
  await expect(cartDrawer(page)).toBeVisible();
  await expect(promptFrame(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', {name: 'Sign In'}).click();
  await expect(card(page)).toBeVisible();
  await page.clock.runFor(A_WHILE_MS);
  await expect(promptFrame(page)).toHaveCount(0);
});

for (const [state, handle] of [
  ['blocked', 'abort'],
  ['slow', 'stall'],
] as const) {
  test(`the shop works while Google’s script is ${state}`, async ({page, stack, tolerated}) => {
    tolerated.push(/gsi\/client|ERR_BLOCKED_BY_CLIENT|ERR_FAILED/);
    await page.route(`${stack.backend.origin}/gsi/client`, (route) => (handle === 'abort' ? route.abort() : undefined));
    const asked = page.waitForRequest(`${stack.backend.origin}/gsi/client`);
    await page.goto('/products');
    await asked;
    await addButton(page, 'Palak Paneer').click();
    await expect(cartDrawer(page)).toBeVisible();
    await page.goto('/auth');
    await continueWithGoogle(page, ada.email);
    await expect(ownProfile(page)).toBeVisible();
  });
}

test('a callback of a sign-in that this browser did not start creates no session', async ({page, tolerated}) => {
  tolerated.push(/status of 400/);
  for (const path of ['/auth/callback?state=x&code=y', '/account/authorize?state=x&code=y']) {
    await page.goto(path);
    await expect(page.getByRole('heading', {name: 'Sign-in failed'})).toBeVisible();
    await page.getByRole('link', {name: 'Try Again'}).click();
    await expect(card(page)).toBeVisible();
  }
});

test(
  'a shopper without a password signs in with a code, and links their Google account by another',
  {tag: '@gate'},
  async ({page, stack}) => {
    await page.goto('/auth?returnTo=/about');
    await enterCode(page, stack, elena);
    await expect(ownProfile(page)).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/auth?returnTo=/about');
    await continueWithGoogle(page, dev.email);
    const heading = page.getByRole('heading', {name: 'Connect your accounts'});
    await expect(heading).toBeVisible();
    const [toast, title] = [await notice(page, 'Welcome!').boundingBox(), await heading.boundingBox()];
    expect((toast?.y ?? Infinity) + (toast?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
    await expectAccessible(page);
    await enterCode(page, stack, elena);
    await expect(notice(page, 'Accounts connected')).toBeVisible();
    await page.goto('/account/link');
    await expect(page.getByRole('heading', {name: 'Your accounts are connected'})).toBeVisible();
  },
);
