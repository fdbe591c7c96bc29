import type {Page} from '@playwright/test';
import type {Stack} from '../../support/stack';
import {expect, test} from '../fixtures';
import {
  collectBeacons,
  consentBefore,
  hideForAMoment,
  hideWebdriver,
  recordBeacons,
  toShortEvents,
} from '../support/beacons';
import {addPalakPaneer, answerBanner, privacyBanner, visitId} from '../support/privacy-banner';

test.use({isUndecided: true});

const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const storedNames = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /analytics/.test(key)),
  );
const visitsOf = ({shop}: Stack) =>
  shop.carts().flatMap(({attributes}) => attributes.filter(({key}) => key === '_visit').map(({value}) => value));

test.beforeEach(({page}) => hideWebdriver(page));

for (const answer of [null, 'Decline'])
  test(
    `nothing is sent, stored or set ${answer ? 'after declining' : 'before an answer'}`,
    answer ? {tag: '@gate'} : {},
    async ({page, context}) => {
      const beacons = collectBeacons(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/');
      await expect(privacyBanner(page)).toBeVisible();
      if (answer) await answerBanner(page, answer);
      await page.getByRole('link', {name: 'Shop Now'}).click();
      await expect(page).toHaveURL('/products');
      await page.goto('/product/palak-paneer');
      await addPalakPaneer(page);
      await hideForAMoment(page);
      expect(beacons.all).toEqual([]);
      expect(asked.filter((path) => /measure-visit|\/cart\/visit/.test(path))).toEqual([]);
      expect(await storedNames(page)).toEqual(answer ? ['analytics-consent'] : []);
      // The cart writes `probe` for a second, with every change.
      const cookies = (await context.cookies()).map(({name}) => name).filter((name) => name !== 'probe');
      expect(cookies).toEqual(['__Host-cart']);
    },
  );

test('with consent a visit is sent as it was, without any address', {tag: '@gate'}, async ({page, context, stack}) => {
  const readBeacons = await recordBeacons(page);
  await page.goto('/?email=ada.king@example.com');
  await answerBanner(page, 'Accept');
  await expect.poll(() => visitId(page)).toMatch(UUID_4);
  await page.getByRole('link', {name: 'Shop Now'}).click();
  await expect(page).toHaveURL('/products');
  // The address changes before the page does, and a page is counted once it is shown.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.goto('/product/palak-paneer?utm=x');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('analytics-visit'))).toContain('"entries":');
  await addPalakPaneer(page);
  await page.getByRole('dialog').getByRole('link', {name: 'Checkout'}).click();
  await expect(page).toHaveURL(/\/checkouts\//);
  const reader = await context.newPage();
  await reader.goto(`${stack.origin}/about`);
  const beacons = await readBeacons(reader);
  const entries = beacons.flatMap((beacon) => beacon.events);
  expect(toShortEvents(entries)).toEqual([
    {name: 'page_view', route: '/'},
    {name: 'campaign_click', route: '/', subject: 'hero'},
    {name: 'page_view', route: '/products'},
    {name: 'page_view', route: '/product/:productSlug'},
    {name: 'add_to_cart', route: '/product/:productSlug', subject: 'palak-paneer', valueMinor: 799, count: 1},
    {name: 'begin_checkout', route: '/product/:productSlug', valueMinor: 799, count: 1},
  ]);
  const numbers = entries.map(({seq}) => seq);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(Math.max(...numbers)).toBe(numbers.length - 1);
  expect(new Set(beacons.map(({visit}) => visit)).size).toBe(1);
  expect(JSON.stringify(beacons)).not.toMatch(/ada|utm|http|localhost/);
});

test('what a visitor does counts for the page that they see, even if the browser is never idle', async ({page}) => {
  await consentBefore(page);
  const beacons = collectBeacons(page);
  await page.goto('/about');
  await expect.poll(() => visitId(page)).toMatch(UUID_4);
  await page.evaluate(() => void (window.requestIdleCallback = () => 0));
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click();
  await page.getByRole('main').locator('a[href^="mailto:"]').first().click();
  await hideForAMoment(page);
  expect(toShortEvents(beacons.entries())).toEqual([
    {name: 'page_view', route: '/about'},
    {name: 'page_view', route: '/contact'},
    {name: 'contact_view', route: '/contact'},
    {name: 'support_email_click', route: '/contact'},
  ]);
});

test('what a visitor does before the code for measuring has loaded counts after the view of its page', async ({
  page,
}) => {
  await consentBefore(page);
  const beacons = collectBeacons(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/measure-visit-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/product/palak-paneer');
  await addPalakPaneer(page);
  expect(await visitId(page)).toBeUndefined();
  release();
  await expect
    .poll(async () => {
      await hideForAMoment(page);
      return toShortEvents(beacons.entries());
    })
    .toMatchObject([
      {name: 'page_view', route: '/product/:productSlug'},
      {name: 'add_to_cart', subject: 'palak-paneer'},
    ]);
});

/** Waits until the browser has reported the first click, after the next paint, and measuring has read it, in an idle moment. */
const waitForFirstInput = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver(() => requestIdleCallback(() => resolve())).observe({
          type: 'first-input',
          buffered: true,
        }),
      ),
  );

test('web vitals are sent with the route that the visit began on', async ({page}) => {
  await consentBefore(page);
  const beacons = collectBeacons(page);
  await page.goto('/product/palak-paneer');
  await expect.poll(() => visitId(page)).toMatch(UUID_4);
  await page.getByRole('banner').getByRole('link', {name: 'Recipes', exact: true}).click();
  await expect(page).toHaveURL('/recipes');
  await waitForFirstInput(page);
  await hideForAMoment(page);
  await expect
    .poll(() =>
      beacons
        .entries()
        .flatMap((entry) => ('metric' in entry ? [entry.metric] : []))
        .sort(),
    )
    .toEqual(['CLS', 'INP', 'LCP', 'TTFB']);
  const vitals = beacons.entries().filter((entry) => 'metric' in entry);
  expect(new Set(vitals.map(({route}) => route))).toEqual(new Set(['/product/:productSlug']));
  expect(beacons.all[0]?.device).toBe('desktop');
});

test('what is withdrawn in the middle is not sent, and the visit is deleted', async ({page, stack}) => {
  const beacons = collectBeacons(page);
  await consentBefore(page);
  await page.goto('/product/palak-paneer');
  await expect.poll(() => visitId(page)).toMatch(UUID_4);
  await hideForAMoment(page);
  await expect.poll(() => beacons.all.length).toBeGreaterThan(0);
  await addPalakPaneer(page);
  await expect.poll(() => visitsOf(stack)).toEqual([await visitId(page)]);
  const sent = beacons.all.length;
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'}).click();
  await answerBanner(page, 'Decline');
  await expect.poll(() => visitsOf(stack)).toEqual([]);
  await hideForAMoment(page);
  await page.goto('/products');
  expect(beacons.all).toHaveLength(sent);
  expect(await storedNames(page)).toEqual(['analytics-consent']);
});

test('pages with secrets, pages driven by programs and pages that are prerendered are not measured', async ({
  page,
  context,
  tolerated,
}) => {
  tolerated.push(/status of 404/);
  await consentBefore(page);
  const beacons = collectBeacons(page);
  await page.goto('/account/reset/1/abcdef');
  await hideForAMoment(page);
  await page.goto('/order/guest/abcdef');
  await hideForAMoment(page);
  expect(toShortEvents(beacons.entries())).toEqual([]);
  expect(beacons.entries()).toEqual([]);
  const driven = await context.newPage();
  const fromDriven = collectBeacons(driven);
  await driven.goto('/products');
  await hideForAMoment(driven);
  expect(await driven.evaluate(() => navigator.webdriver)).toBe(true);
  expect(fromDriven.all).toEqual([]);
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', {value: true, writable: true}));
  await page.goto('/about');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await hideForAMoment(page);
  expect(beacons.entries()).toEqual([]);
  await page.evaluate(() => {
    Object.assign(document, {prerendering: false});
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect
    .poll(async () => {
      await hideForAMoment(page);
      return toShortEvents(beacons.entries());
    })
    .toEqual([{name: 'page_view', route: '/about'}]);
});

test('a lost connection keeps what it cannot send, and nothing complains', async ({page, context, tolerated}) => {
  // The page itself asks for the newest cart when it comes back.
  tolerated.push(/ERR_INTERNET_DISCONNECTED.*\/cart\/latest/);
  await consentBefore(page);
  const beacons = collectBeacons(page);
  await page.goto('/products');
  await expect.poll(() => visitId(page)).toMatch(UUID_4);
  await context.setOffline(true);
  await hideForAMoment(page);
  expect(beacons.all).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => toShortEvents(beacons.entries())).toMatchObject([{name: 'page_view', route: '/products'}]);
});
