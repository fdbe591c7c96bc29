import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {expect, testWithAccounts as test} from '../fixtures';
import {signIn} from '../support/account';
import {addButton, cartDrawer} from '../support/cart';
import {consentBefore, hideForAMoment, hideWebdriver} from '../support/beacons';
import {enterAsStaff} from '../support/staff';
import {CONTAINER_ID, processedBy, serveTagManager, TAG_MANAGER_SEED} from '../support/tag-manager';

test.use({isUndecided: true, seed: TAG_MANAGER_SEED});

const CONTAINER = `https://www.googletagmanager.com/gtm.js?id=${CONTAINER_ID}`;
const MEASURING = /\/measure-visit/;
const TAG = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';

const banner = (page: Page) => page.getByRole('region', {name: 'Privacy choices'});
const change = async (page: Page, answer: string) => {
  await page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'}).click();
  await banner(page).getByRole('button', {name: answer}).click();
};
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', {name, exact: true});
const whenIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));

test.beforeEach(async ({page, tolerated}) => {
  tolerated.push(/left this machine: https:\/\/(?:www\.googletagmanager|[\w.-]+\.google-analytics)\.com\//);
  await hideWebdriver(page);
});

test('the container loads after consent only, gets the events from before it loaded, and is gone after a withdrawal', async ({
  page,
}) => {
  const google = await serveTagManager(page);
  await page.goto('/product/palak-paneer');
  await expect(banner(page)).toContainText('measuring services');
  await addButton(page, 'Palak Paneer').click();
  await expect(cartDrawer(page).getByRole('spinbutton')).toHaveValue('1');
  await page.keyboard.press('Escape');
  expect([google.scripts, await page.evaluate(() => 'dataLayer' in window)]).toEqual([[], false]);

  const deliver = google.delay();
  await banner(page).getByRole('button', {name: 'Accept'}).click();
  await expect.poll(() => google.scripts).toEqual([CONTAINER]);
  await addButton(page, 'Palak Paneer').click();
  await expect(cartDrawer(page).getByRole('spinbutton')).toHaveValue('2');
  await page.keyboard.press('Escape');
  expect(await processedBy(page)).toBeNull();
  deliver();
  await expect.poll(() => google.scripts).toEqual([CONTAINER, TAG]);
  await footerLink(page, 'FAQs').click();
  await expect(page).toHaveURL('/faqs');
  await expect.poll(async () => (await processedBy(page))?.map(({event}) => event)).toContain('faq_view');
  // What the visitor added before the consent is not in it.
  expect(await processedBy(page)).toEqual([
    {'gtm.start': expect.any(Number), event: 'gtm.js'},
    {event: 'page_view', route: '/product/:productSlug'},
    expect.objectContaining({event: 'add_to_cart', product: 'palak-paneer', valueMinor: 799, count: 1}),
    {event: 'page_view', route: '/faqs'},
    {event: 'faq_view'},
  ]);
  // The Content-Security-Policy allows what the container loads and sends: the page complains about anything else.
  await expect.poll(() => google.sent).toEqual(['gtm.js', 'page_view', 'add_to_cart', 'page_view', 'faq_view']);
  expect(google.hasPixel()).toBe(true);

  const reloaded = page.waitForEvent('load');
  await change(page, 'Decline');
  await reloaded;
  await footerLink(page, 'Our Story').click();
  await expect(page).toHaveURL('/about');
  await hideForAMoment(page);
  // Code for measuring that arrives after a withdrawal begins nothing.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(MEASURING, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(MEASURING);
  await change(page, 'Accept');
  await asked;
  await change(page, 'Decline');
  const arrived = page.waitForResponse(MEASURING);
  release();
  await arrived;
  await whenIdle(page);
  expect(await page.evaluate(() => sessionStorage.getItem('analytics-visit'))).toBeNull();
  expect([google.scripts, google.sent.length, await processedBy(page)]).toEqual([[CONTAINER, TAG], 5, null]);
});

test('the container never loads in a document that began on a page with a secret', async ({page}) => {
  await consentBefore(page);
  const google = await serveTagManager(page);
  await page.goto('/account/reset/1/abcdef');
  await whenIdle(page);
  await footerLink(page, 'Our Story').click();
  await expect(page).toHaveURL('/about');
  // The visit itself is measured from here on.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('analytics-visit'))).toContain('"entries":1');
  expect([google.scripts, await page.evaluate(() => 'dataLayer' in window)]).toEqual([[], false]);
});

test('signing in to a page for staff leaves the container behind', async ({page, stack}) => {
  await enterAsStaff(page, stack);
  await page.context().clearCookies();
  await consentBefore(page);
  const google = await serveTagManager(page);
  await page.goto('/auth?returnTo=%2Fadmin');
  await expect.poll(() => processedBy(page)).not.toBeNull();
  await signIn(page, SEED_PEOPLE.gita);
  await expect(page).toHaveURL(/\/admin/);
  await expect.poll(() => processedBy(page)).toBeNull();
  await expect(page.getByRole('main')).toBeVisible();
  await whenIdle(page);
  expect(google.scripts).toEqual([CONTAINER, TAG]);
  expect(JSON.stringify(google.sent)).not.toContain('admin');
});
