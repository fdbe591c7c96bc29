import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import type {StackWithBackend} from '../../support/stack';
import {expect, testWithAccounts as test} from '../fixtures';
import {
  button,
  card,
  openOtherBrowser,
  endSessions,
  signInByRequest,
  field,
  notice,
  ownProfile,
  signIn,
  signInLink,
  waitUntilSubscribed,
} from '../support/account';
import {addButton, cartDrawer} from '../support/cart';
import {waitForHydration} from '../support/hydration';

const {ada, ben} = SEED_PEOPLE;
const EXPIRED = 'Your session has expired. Please log in again';

test('a page updates to the customer who logs in in another tab', async ({page, context}) => {
  await signInByRequest(page);
  await page.goto('/profile');
  await waitUntilSubscribed(page);
  await field(page, 'Name').fill('Typed by Ada');
  const tab = await context.newPage();
  await tab.goto('/profile');
  await button(tab, 'Log out').click();
  await expect(card(page)).toBeVisible();
  await tab.goto('/profile');
  await signIn(tab, ben);
  await expect(page.getByRole('complementary')).toContainText(ben.email);
  await expect(field(page, 'Name')).toHaveValue('Ben Okafor');
  await expect(page.getByText(ada.email)).toHaveCount(0);
});

test(
  'logging out everywhere ends the other browser’s session, and Back shows no private data',
  {tag: '@gate'},
  async ({page, browser, stack}) => {
    const other = await openOtherBrowser(browser, stack);
    await signInByRequest(other);
    await signInByRequest(page);
    await page.goto('/profile');
    await page.getByRole('main').getByRole('link', {name: 'Orders', exact: true}).click();
    await expect(page.getByRole('main')).toContainText('No orders found.');
    await button(page, 'Log out everywhere').click();
    await expect(page).toHaveURL('/');
    await expect(notice(page, 'Logged out')).toContainText('You are logged out on all of your devices.');
    await page.goBack();
    await expect(card(page)).toBeVisible();
    await expect(page.getByText(ada.email)).toHaveCount(0);
    await other.goto('/profile');
    await expect(card(other)).toBeVisible();
    await expect(other.getByRole('main').getByText(EXPIRED)).toBeVisible();
    await other.context().close();
  },
);

const follow = (page: Page, name: string) => page.getByRole('main').getByRole('link', {name, exact: true}).click();

for (const [what, begin, end] of [
  [
    'a session that was ended elsewhere',
    (page: Page) => ownProfile(page).click(),
    (stack: StackWithBackend) => endSessions(stack),
  ],
  [
    'a session that another request has found over',
    (page: Page) => ownProfile(page).click(),
    (_stack: StackWithBackend, page: Page) => page.context().clearCookies(),
  ],
  [
    'a token that the shop takes no more',
    async (page: Page) => {
      await ownProfile(page).click();
      await follow(page, 'Addresses');
    },
    async ({shop}: StackWithBackend) => shop.revokeAccessTokens(),
  ],
] as const) {
  test(`${what} is explained on the next navigation, and the header shows no customer`, async ({page, stack}) => {
    await signInByRequest(page);
    await page.goto('/about');
    await waitForHydration(page);
    await end(stack, page);
    await begin(page);
    await expect(notice(page, EXPIRED)).toBeVisible();
    await expect(card(page)).toBeVisible();
    await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
    await expect(ownProfile(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', {name: 'Notifications'})).toHaveCount(0);
    await signIn(page);
    await expect(ownProfile(page)).toBeVisible();
    await expect(page.getByRole('main').getByText(EXPIRED)).toHaveCount(0);
  });
}

test('a page restored from the back/forward cache checks the session again', {tag: '@gate'}, async ({page}) => {
  await signInByRequest(page);
  await page.goto('/profile');
  await waitForHydration(page);
  await expect(page.getByRole('complementary')).toContainText(ada.email);
  await page.context().clearCookies();
  // Browsers under test have no back/forward cache, so the test dispatches the event of one that has.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
    await expect(card(page)).toBeVisible({timeout: 2_000});
  }).toPass();
  await expect(page.getByText(ada.email)).toHaveCount(0);
});

test('form input stays if the session ends, and is saved after logging in again', async ({
  page,
  context,
  stack,
  tolerated,
}) => {
  tolerated.push(/401/);
  await signInByRequest(page, ben);
  await page.goto('/profile/addresses/new');
  await field(page, 'Address').fill('9 Elm Street');
  await field(page, 'City').fill('Portland');
  await field(page, 'State').selectOption('Oregon');
  await field(page, 'ZIP code').fill('97201');
  await endSessions(stack);
  await button(page, 'Save address').click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(EXPIRED);
  await expect(field(page, 'Address')).toHaveValue('9 Elm Street');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('main').getByRole('link', {name: 'Log in in a new tab'}).click(),
  ]);
  await signIn(tab, ben);
  await expect(tab.getByRole('complementary')).toContainText(ben.email);
  await expect(field(page, 'Address')).toHaveValue('9 Elm Street');
  await button(page, 'Save address').click();
  await expect(notice(page, 'Address added')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('9 Elm Street');
});

test(
  'a guest’s cart has the buyer at the checkout after signing in, and none after signing out',
  {tag: '@gate'},
  async ({page}) => {
    await page.goto('/product/palak-paneer');
    await addButton(page, 'Palak Paneer').click();
    // The response has arrived and set its cookie.
    await expect(cartDrawer(page).getByRole('link', {name: 'Checkout'})).toBeVisible();
    await page.goto('/auth?returnTo=/cart');
    await signIn(page);
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('main')).toContainText('Palak Paneer');
    const checkout = page.getByRole('main').getByRole('link', {name: 'Checkout'});
    // The buyer is added to the cart after the response to the sign-in.
    await expect(async () => {
      await page.goto('/cart');
      await checkout.click();
      await expect(page.getByLabel('Email')).toHaveValue(ada.email, {timeout: 2_000});
    }).toPass();
    await expect(page.getByLabel('Address', {exact: true})).toHaveValue('12 Pearl Street');
    await page.goto('/profile');
    await button(page, 'Log out').click();
    await expect(page).toHaveURL('/');
    await expect(async () => {
      await page.goto('/cart');
      await checkout.click();
      await expect(page.getByLabel('Email')).toHaveValue('', {timeout: 2_000});
    }).toPass();
    await expect(page.getByText('Palak Paneer').first()).toBeVisible();
  },
);
