import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {expectAccessibleInBothThemes} from '../support/themes';

const HEADING = 'What Our Customers Say';
const SCRIPT = '**/__reviews/widget.js';
const section = (page: Page) => page.getByRole('region', {name: HEADING});
const own = (page: Page) => section(page).getByRole('list', {name: HEADING});
const offer = (page: Page) => section(page).getByRole('button', {name: 'Show more reviews'});
const widget = (page: Page) => section(page).getByRole('region', {name: 'Reviews from our reviews service'});

test.beforeAll(({stack}) =>
  stack.restartStorefront({
    REVIEWS_COMPANY_ID: 'fusion-tiffin',
    REVIEWS_SCRIPT_URL: `${stack.shop.origin}/__reviews/widget.js`,
  }),
);

/** Opens the home page and returns the requests that went to the reviews service. */
const show = async (page: Page) => {
  const requests: string[] = [];
  page.on('request', (request) => void (request.url().includes('__reviews') && requests.push(request.url())));
  await page.goto('/');
  await section(page).scrollIntoViewIfNeeded();
  await expect(offer(page)).toBeVisible();
  return requests;
};

test('the reviews service is asked on a click only, and its reviews take the place of the testimonials', async ({
  page,
}) => {
  const requests = await show(page);
  await expect(own(page)).toBeVisible();
  expect(requests).toEqual([]);
  await offer(page).click();
  await expect(widget(page).getByRole('listitem')).toHaveCount(13);
  await expect(widget(page)).toBeFocused();
  await expect(own(page)).toHaveCount(0);
  await expect(offer(page)).toHaveCount(0);
  expect(requests.map((url) => new URL(url).pathname)).toEqual(['/__reviews/widget.js', '/__reviews/client_reviews']);
});

test('after 10 s without reviews the testimonials stay, and another attempt is possible', async ({page}) => {
  await page.route(SCRIPT, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  await page.clock.install();
  await show(page);
  const warning = page.waitForEvent('console', (message) => message.text().includes('within 10 seconds'));
  await offer(page).click();
  const pending = section(page).getByRole('button', {name: 'Loading reviews...'});
  await expect(pending).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(9_000);
  await expect(pending).toBeVisible();
  await page.clock.runFor(1_100);
  await warning;
  await expect(section(page).getByRole('status')).toHaveText(/could not be loaded/);
  await expect(own(page)).toBeVisible();
  await page.unroute(SCRIPT);
  await offer(page).click();
  await page.clock.runFor(600);
  await expect.poll(async () => (await page.clock.runFor(500), widget(page).getByRole('listitem').count())).toBe(13);
});

test('a refused script falls back at once', async ({page, tolerated}) => {
  tolerated.push(/Failed to load resource/);
  await page.route(SCRIPT, (route) => route.fulfill({status: 404, body: ''}));
  await show(page);
  await offer(page).click();
  await expect(section(page).getByRole('status')).toHaveText(/could not be loaded/);
  await expect(own(page)).toBeVisible();
});

test('the offer and the reviews are accessible in both themes', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await show(page);
  await expectAccessibleInBothThemes(page);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the testimonials are there, and the page says what is missing', async ({page}) => {
    await page.goto('/');
    await expect(own(page).getByRole('listitem')).toHaveCount(13);
    await expect(section(page).getByText('Turn on JavaScript to see what customers wrote')).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });
});
