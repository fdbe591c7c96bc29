import {expect, type Browser, type Locator, type Page} from '@playwright/test';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import type {StackWithBackend} from '../../support/stack';
import {signInFields} from '../../support/visitor';
import {waitForHydrationAfterLoads} from './hydration';

interface Who {
  readonly email: string;
}

/** A password that no seeded customer has. */
export const NEW_PASSWORD = 'a copper lunchbox';

const main = (page: Page): Locator => page.getByRole('main');

export const field = (page: Page, name: string): Locator => main(page).getByLabel(name, {exact: true});

/** Locates a button in the main content, not in the layout. */
export const button = (page: Page, name: string): Locator => main(page).getByRole('button', {name, exact: true});

/** Locates a toast. */
export const notice = (page: Page, text: string): Locator => page.getByRole('listitem').filter({hasText: text});

export const ownProfile = (page: Page): Locator => page.getByRole('banner').getByRole('link', {name: 'Your profile'});

export const signInLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', {name: 'Sign In'});

/** Locates the sign-in card. */
export const card = (page: Page): Locator => main(page).getByRole('region', {name: 'Welcome'});

/** Signs in with the card on the current page. */
export async function signIn(page: Page, {email}: Who = SEED_PEOPLE.ada, password = SEED_PASSWORD): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign In').click();
}

/** Signs a customer in by a request, for journeys that start signed in. */
export async function signInByRequest(
  page: Page,
  {email}: Who = SEED_PEOPLE.ada,
  password = SEED_PASSWORD,
): Promise<void> {
  const headers = {'Sec-Fetch-Site': 'same-origin'};
  const form = signInFields(email, password);
  const response = await page.request.post('/auth', {form, headers, maxRedirects: 0});
  expect(response.status()).toBe(303);
  // This shows the toast of the sign-in, so that the page under test has none.
  await page.request.get('/about');
}

/** Requests a code by mail on Shopify's sign-in page, and enters it there. */
export async function enterCode(page: Page, {shop}: Pick<StackWithBackend, 'shop'>, {email}: Who): Promise<void> {
  await button(page, 'Email me a sign-in code').click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', {name: 'Continue'}).click();
  await expect(page.getByLabel('Sign-in code')).toBeVisible();
  const mail = (await shop.mails(email)).find(({subject}) => subject.endsWith('is your code to sign in'));
  await page.getByLabel('Sign-in code').fill(/\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', {name: 'Sign in'}).click();
}

/** Fills in and submits the password form of a mailed link. */
export async function choosePassword(page: Page, submit: string, password = NEW_PASSWORD): Promise<void> {
  await field(page, 'New Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await button(page, submit).click();
}

export async function signUp(page: Page, name: string, email: string): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(NEW_PASSWORD);
  await field(page, 'Confirm Password').fill(NEW_PASSWORD);
  await button(page, 'Sign Up').click();
}

/** Opens a page in a separate browser context; the caller must close the context. */
export async function openOtherBrowser(browser: Browser, {origin}: Pick<StackWithBackend, 'origin'>): Promise<Page> {
  const context = await browser.newContext({baseURL: origin});
  const page = await context.newPage();
  waitForHydrationAfterLoads(page);
  return page;
}

/** Waits until this tab, the first one of its browser, receives messages from other tabs. */
export const waitUntilSubscribed = (page: Page): Promise<void> =>
  // The same component deletes old storage and subscribes.
  expect.poll(() => page.evaluate(() => localStorage.getItem('auth-migration'))).toBe('done');

/** Requests a reset link and returns the path of the mailed link. */
export async function askForReset(page: Page, stack: StackWithBackend, {email}: Who): Promise<string> {
  const headers = {'Sec-Fetch-Site': 'same-origin'};
  await page.request.post('/account/recover', {form: {intent: 'recover', email}, headers});
  return mailedPath(stack, email, '/account/reset/');
}

/** Returns the path of the link in the newest mail that contains this part. */
export async function mailedPath({shop}: StackWithBackend, email: string, part: string): Promise<string> {
  const links = (await shop.mails(email)).flatMap((mail) => mail.links);
  const link = links.find((each) => each.includes(part));
  expect(link, `a mail to ${email} holds a link of ${part}`).toBeDefined();
  return new URL(link ?? '').pathname;
}

/** Ends every session in the database without informing the browsers. */
export const endSessions = ({backend}: StackWithBackend): Promise<void> =>
  backend.database.connected(async ({script}) => {
    await script("update private.sessions set revoked_at = now(), revoke_reason = 'test'");
  });

/** Starts a database outage, which {@link endFaults} ends. */
export const startDatabaseOutage = ({backend}: StackWithBackend): Promise<void> =>
  backend.fault({path: '/rest/*', mode: 'status', status: 503});

/**
 * Ends all faults. The storefront calls the services immediately after up to four consecutive failures; after more, its
 * circuit breaker stays open for some seconds.
 */
export async function endFaults({backend, shop}: StackWithBackend): Promise<void> {
  await backend.clearFaults();
  await shop.clearFaults();
}
