import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {usePage, waitForHydrationOf} from '../support/hydration';

test.use({viewport: {width: 360, height: 800}});

/** A section far below the first screen. */
const pack = (page: Page) => page.getByRole('region', {name: 'What’s in the pack'});
const packLink = (page: Page) => pack(page).getByRole('link').first();

const isLaidOut = (page: Page) =>
  pack(page)
    .getByRole('heading', {name: 'What’s in the pack'})
    .evaluate((heading) => heading.checkVisibility({contentVisibilityAuto: true}));

const expectNoLateLayout = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-late-layout');

test.describe('until the scripts of the page have loaded', () => {
  test.use({hydrates: false});

  test.beforeEach(async ({page, tolerated}) => {
    tolerated.push(/ERR_FAILED/, /dynamically imported module/);
    await page.route('**/assets/*.js', (route) => route.abort());
  });

  test('a new visitor’s browser lays out a section out of sight only when it comes near', async ({page}) => {
    await page.goto('/');
    expect(await isLaidOut(page)).toBe(false);
    await pack(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(page)).toBe(true);
  });

  test('a visitor who reloads the home page has every section laid out', async ({page}) => {
    await page.goto('/');
    await page.reload();
    expect(await isLaidOut(page)).toBe(true);
  });

  test('a visitor who follows a link into the home page has every section laid out', async ({page}) => {
    await page.goto('/#popular');
    expect(await isLaidOut(page)).toBe(true);
  });
});

test('the later sections load their code once the page is used', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(requested.join()).not.toContain('home-sections');
  const loaded = page.waitForResponse(/home-sections/);
  await page.keyboard.press('Tab');
  await loaded;
});

test('an idle browser lays out every section of a page that is used', async ({page}) => {
  await page.goto('/');
  await usePage(page);
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await expectNoLateLayout(page);
});

test('a visitor who leaves before the browser is idle comes back to a page with every section laid out', async ({
  page,
}) => {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto('/');
  await waitForHydrationOf(packLink(page));
  expect(await isLaidOut(page)).toBe(false);
  await page.getByRole('link', {name: 'Shop Now'}).first().click();
  await expect(page).toHaveURL(/\/products/);
  await page.goBack();
  await expect(pack(page)).toBeAttached();
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

test('a visitor who goes back to the home page sees the link that they had followed', async ({page}) => {
  const top = async () => Math.round((await packLink(page).boundingBox())?.y ?? NaN);
  await page.goto('/');
  await usePage(page);
  await expectNoLateLayout(page);
  await packLink(page).evaluate((link) => link.scrollIntoView({behavior: 'instant', block: 'center'}));
  const before = await top();
  await packLink(page).click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect.poll(top).toBe(before);
});
