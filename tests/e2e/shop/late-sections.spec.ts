import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {waitForHydrationOf} from '../support/hydration';

test.use({viewport: {width: 360, height: 800}});

/** The last section but one. */
const sampler = (page: Page) => page.getByRole('region', {name: 'All six, one box'});
const samplerLink = (page: Page) => sampler(page).getByRole('link').first();

const isLaidOut = (page: Page) =>
  sampler(page)
    .getByRole('heading', {name: 'All six, one box'})
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
    await sampler(page).scrollIntoViewIfNeeded();
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

test('an idle browser lays out every section', async ({page}) => {
  await page.goto('/');
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await expectNoLateLayout(page);
});

test('a visitor who leaves before the browser is idle comes back to a page with every section laid out', async ({
  page,
}) => {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto('/');
  await waitForHydrationOf(samplerLink(page));
  expect(await isLaidOut(page)).toBe(false);
  await page.getByRole('link', {name: 'Shop Now'}).first().click();
  await expect(page).toHaveURL(/\/products/);
  await page.goBack();
  await expect(sampler(page)).toBeAttached();
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

test('a visitor who goes back to the home page sees the section that they had reached', async ({page}) => {
  const top = async () => Math.round((await sampler(page).boundingBox())?.y ?? NaN);
  await page.goto('/');
  await expectNoLateLayout(page);
  await sampler(page).evaluate((section) => section.scrollIntoView({behavior: 'instant'}));
  const before = await top();
  await samplerLink(page).click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect.poll(top).toBe(before);
});
