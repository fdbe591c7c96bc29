import type {Page} from '@playwright/test';
import {sha256Base64Url} from '../../../local/kit/secrets';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {guestLink} from '../../support/guest-link';
import {recordOrders} from '../../support/orders';
import type {StackWithBackend} from '../../support/stack';
import {signUpFields} from '../../support/visitor';
import {expect, testWithAccounts as test} from '../fixtures';
import {NEW_PASSWORD, askForReset, button, signInByRequest, field, mailedPath, signIn} from '../support/account';
import {addButton, cartDrawer} from '../support/cart';
import {waitForHydration} from '../support/hydration';

const {ada, ben, dana} = SEED_PEOPLE;

/** Returns everything that a script of the page could read: storage, cookies and page data. */
const readable = (page: Page) =>
  page.evaluate(async () => {
    const stored = [{...localStorage}, {...sessionStorage}, await indexedDB.databases(), document.cookie];
    const html = document.documentElement.outerHTML;
    const given = (window as unknown as {__remixContext: {state: unknown}}).__remixContext.state;
    return JSON.stringify([stored, given]) + html;
  });

async function askForActivation(page: Page, stack: StackWithBackend, part: string): Promise<string> {
  const headers = {'Sec-Fetch-Site': 'same-origin'};
  await page.request.post('/auth?tab=sign-up', {form: signUpFields(dana.email, NEW_PASSWORD), headers});
  return mailedPath(stack, dana.email, part);
}

async function orderAsGuest(_page: Page, {backend}: StackWithBackend): Promise<string> {
  await recordOrders(backend, [{number: 1001, email: 'guest@example.com'}]);
  return `/order/guest/${await guestLink(backend, 1001)}`;
}

type MakeLink = (page: Page, stack: StackWithBackend) => Promise<string>;
const SECRET_PAGES: readonly (readonly [what: string, makeLink: MakeLink, title: string])[] = [
  ['a reset link', (page, stack) => askForReset(page, stack, ben), 'Reset Password'],
  ['an activation link', (page, stack) => askForActivation(page, stack, '/account/activate/'), 'Activate Account'],
  ['one that the shop counts', (page, stack) => askForActivation(page, stack, '/_t/'), 'Activate Account'],
  ['a guest’s order', orderAsGuest, 'Order Detail'],
];

test('scripts cannot read any token', {tag: '@gate'}, async ({page, stack, context}) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    if (/\.data$|^\/(?:cart|auth|profile|health|logout)/.test(pathname)) bodies.push(response.text().catch(() => ''));
  });
  await page.goto('/product/palak-paneer');
  await addButton(page, 'Palak Paneer').click();
  await expect(cartDrawer(page)).toBeVisible();
  await page.goto('/auth');
  await signIn(page);
  await expect(page).toHaveURL('/profile');
  const seen = [await readable(page)];
  for (const name of ['Orders', 'Addresses', 'Profile', 'Password']) {
    await page.getByRole('main').getByRole('link', {name, exact: true}).click();
    await expect(page.getByRole('main').getByRole('link', {name, exact: true})).toHaveAttribute('aria-current', 'page');
    seen.push(await readable(page));
  }
  seen.push(...(await Promise.all(bodies)));
  const all = seen.join('\n');
  const words = new Set(all.match(/[\w-]{20,}/g));
  expect(stack.shop.accessTokenHashes()).not.toEqual([]);
  for (const word of words) expect(stack.shop.accessTokenHashes()).not.toContain(sha256Base64Url(word));
  const cookies = (await context.cookies()).filter(({name}) => /session/.test(name));
  expect(cookies).toHaveLength(1);
  for (const {value} of cookies) expect(all.includes(value)).toBe(false);
  expect(all).not.toMatch(/eyJ[\w-]{10,}\.[\w-]{10,}\.|accessToken|refreshToken|access_token|shp[a-z]{2}_/);
  expect(all).not.toContain(SEED_PASSWORD);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test.describe('with Google’s prompt enabled', () => {
  test.use({hasPrompt: true});

  test('a signed-out page loads no Supabase code, and Google’s code only when idle', async ({page, stack}) => {
    const [asked, scripts]: [string[], Promise<string>[]] = [[], []];
    page.on('request', (request) => asked.push(request.url()));
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    });
    // A page never becomes idle while its clock is stopped.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const path of ['/', '/products', '/product/palak-paneer', '/cart', '/about', '/auth']) {
      await page.goto(path);
      await waitForHydration(page);
    }
    expect(asked.filter((url) => new URL(url).origin === stack.backend.origin)).toEqual([]);
    expect(asked.filter((url) => /\/gsi\/|one-tap|google\w*\.com|supabase/i.test(url))).toEqual([]);
    const code = (await Promise.all(scripts)).join('\n');
    expect(code.length).toBeGreaterThan(10_000);
    expect(code).not.toMatch(/supabase|GoTrue|RealtimeClient|accounts\.google/i);
  });

  for (const [what, makeLink, title] of SECRET_PAGES) {
    test(
      `a page with a secret URL sends it to no other origin: ${what}`,
      what === 'a reset link' ? {tag: '@gate'} : {},
      async ({page, stack}) => {
        const link = await makeLink(page, stack);
        const secret = link.split('/').at(-1) ?? '';
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await page.clock.install();
        const response = await page.goto(link);
        await waitForHydration(page);
        // Google's prompt would appear once the page has been idle for a while.
        await page.clock.runFor(10_000);
        // All earlier requests have completed by now.
        await page.evaluate(() => fetch('/health'));
        expect(asked.filter((url) => new URL(url).origin !== stack.origin)).toEqual([]);
        expect(asked.filter((url) => url.includes('one-tap/offer'))).toEqual([]);
        // The page of a guest order polls its own URL; the other pages send no more requests.
        const only = link.startsWith('/order/') ? expect.arrayContaining([page.url()]) : [page.url()];
        expect(asked.filter((url) => url.includes(secret))).toEqual(only);
        expect(await page.title()).toBe(`${title} - Fusion Tiffin`);
        expect(await response?.allHeaders()).toMatchObject({
          'cache-control': 'private, no-store',
          'referrer-policy': 'same-origin',
          'x-robots-tag': 'noindex',
        });
      },
    );
  }
});

test('a typed password appears nowhere else, and pasting works', async ({page, context, tolerated}) => {
  tolerated.push(/status of 400/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/auth');
  await page.evaluate(() => navigator.clipboard.writeText('pasted and wrong'));
  await field(page, 'Email').fill(ada.email);
  await field(page, 'Password').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field(page, 'Password')).toHaveValue('pasted and wrong');
  await button(page, 'Sign In').click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await readable(page)).not.toContain('pasted and wrong');
  for (const [path, name, token] of [
    ['/auth', 'Email', 'username'],
    ['/auth', 'Password', 'current-password'],
    ['/auth?tab=sign-up', 'Password', 'new-password'],
  ] as const) {
    await page.goto(path);
    await expect(field(page, name)).toHaveAttribute('autocomplete', token);
  }
});

test('a browser without cookies sees why the sign-in failed', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', {get: () => false}));
  await page.goto('/auth');
  await expect(page.getByRole('main').getByText('Your browser blocks cookies')).toBeVisible();
  await signInByRequest(page);
  await page.goto('/profile');
  await expect(page.getByRole('complementary')).toContainText(ada.email);
});
