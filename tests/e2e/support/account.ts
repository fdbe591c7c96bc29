import {expect, type Browser, type Locator, type Page} from '@playwright/test';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import type {StackWithBackend} from '../../support/stack';
import {signInFields} from '../../support/visitor';

interface Who {
  readonly email: string;
}

/** A password that no seeded person has. */
export const NEW_PASSWORD = 'a copper lunchbox';

const main = (page: Page): Locator => page.getByRole('main');

/** A field of the page's form. */
export const field = (page: Page, name: string): Locator => main(page).getByLabel(name, {exact: true});

/** A button of the page itself, not of the frame around it. */
export const button = (page: Page, name: string): Locator => main(page).getByRole('button', {name, exact: true});

/** A notice above the page. */
export const notice = (page: Page, text: string): Locator => page.getByRole('listitem').filter({hasText: text});

/** The header's entry of somebody who is signed in. */
export const ownProfile = (page: Page): Locator => page.getByRole('banner').getByRole('link', {name: 'Your profile'});

/** The header's entry of everybody else. */
export const signInLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', {name: 'Sign In'});

/** The card on which people sign in. */
export const card = (page: Page): Locator => main(page).getByRole('region', {name: 'Welcome'});

/** Signs in by the card that the page shows. */
export async function signIn(page: Page, {email}: Who = SEED_PEOPLE.ada, password = SEED_PASSWORD): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign In').click();
}

/** Signs somebody in without a page, for journeys that are about what comes afterwards. */
export async function enterAs(page: Page, {email}: Who = SEED_PEOPLE.ada, password = SEED_PASSWORD): Promise<void> {
  const headers = {'Sec-Fetch-Site': 'same-origin'};
  const form = signInFields(email, password);
  const response = await page.request.post('/auth', {form, headers, maxRedirects: 0});
  expect(response.status()).toBe(303);
  // What the sign-in left to say is said here, so that the page under test is at rest.
  await page.request.get('/about');
}

/** Has a code mailed by the shop's own sign-in, and enters it there. */
export async function enterCode(page: Page, {shop}: Pick<StackWithBackend, 'shop'>, {email}: Who): Promise<void> {
  await button(page, 'Email me a sign-in code').click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', {name: 'Continue'}).click();
  await expect(page.getByLabel('Sign-in code')).toBeVisible();
  const mail = (await shop.mails(email)).find(({subject}) => subject.endsWith('is your code to sign in'));
  await page.getByLabel('Sign-in code').fill(/\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', {name: 'Sign in'}).click();
}

/** Fills in the form that chooses a password behind a mailed link, and sends it. */
export async function choosePassword(page: Page, submit: string, password = NEW_PASSWORD): Promise<void> {
  await field(page, 'New Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await button(page, submit).click();
}

/** Fills in the form that opens an account, and sends it. */
export async function signUp(page: Page, name: string, email: string): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(NEW_PASSWORD);
  await field(page, 'Confirm Password').fill(NEW_PASSWORD);
  await button(page, 'Sign Up').click();
}

/** @returns a page of a browser that shares nothing with the test's own; close its context after use */
export async function elsewhere(browser: Browser, {origin}: Pick<StackWithBackend, 'origin'>): Promise<Page> {
  const context = await browser.newContext({baseURL: origin});
  return context.newPage();
}

/** Waits until this tab, the first one that its browser opened, hears what others say. */
export const untilItListens = (page: Page): Promise<void> =>
  // The same part of the page tidies up and listens.
  expect.poll(() => page.evaluate(() => localStorage.getItem('auth-migration'))).toBe('done');

/** Asks for a reset link. @returns the path of the link that was mailed */
export async function askForReset(page: Page, stack: StackWithBackend, {email}: Who): Promise<string> {
  const headers = {'Sec-Fetch-Site': 'same-origin'};
  await page.request.post('/account/recover', {form: {intent: 'recover', email}, headers});
  return mailedPath(stack, email, '/account/reset/');
}

/** @returns the path of the link in the newest mail that holds this part */
export async function mailedPath({shop}: StackWithBackend, email: string, part: string): Promise<string> {
  const links = (await shop.mails(email)).flatMap((mail) => mail.links);
  const link = links.find((each) => each.includes(part));
  expect(link, `a mail to ${email} holds a link of ${part}`).toBeDefined();
  return new URL(link ?? '').pathname;
}

/** Ends every session in the database; the browsers know nothing of it. */
export const endSessions = ({backend}: StackWithBackend): Promise<void> =>
  backend.database.connected(async ({script}) => {
    await script("update private.sessions set revoked_at = now(), revoke_reason = 'test'");
  });

/** Takes the database of accounts away until {@link heal}. */
export const breakBackend = ({backend}: StackWithBackend): Promise<void> =>
  backend.fault({path: '/rest/*', mode: 'status', status: 503});

/**
 * Lets the services answer again. Up to four failures in a row the storefront asks them at once; after that it would wait
 * some seconds.
 */
export async function heal({backend, shop}: StackWithBackend): Promise<void> {
  for (const {origin} of [backend, shop]) await fetch(`${origin}/__fault`, {method: 'DELETE'});
}
