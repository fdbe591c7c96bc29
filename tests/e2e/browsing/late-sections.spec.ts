import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

test.use({viewport: {width: 360, height: 800}});

/** The last section but one. */
const sampler = (page: Page) => page.getByRole('region', {name: 'All six, one box'});

const isLaidOut = (page: Page) =>
  sampler(page)
    .getByRole('heading', {name: 'All six, one box'})
    .evaluate((heading) => heading.checkVisibility({contentVisibilityAuto: true}));

test.describe('until the scripts of the page have loaded', () => {
  test.beforeEach(async ({page, tolerated}) => {
    tolerated.push(/ERR_FAILED/, /dynamically imported module/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/', {waitUntil: 'domcontentloaded'});
  });

  test('a new visitor’s browser lays out a section out of sight only when it comes near', async ({page}) => {
    expect(await isLaidOut(page)).toBe(false);
    await sampler(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(page)).toBe(true);
  });

  test('a visitor who reloads the home page has every section laid out', async ({page}) => {
    await page.reload({waitUntil: 'domcontentloaded'});
    expect(await isLaidOut(page)).toBe(true);
  });
});

test('an idle browser lays out every section', async ({page}) => {
  await page.goto('/');
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-late-layout');
});

test('a visitor who goes back to the home page sees the section that they had reached', async ({page}) => {
  const top = async () => Math.round((await sampler(page).boundingBox())?.y ?? NaN);
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-late-layout');
  await sampler(page).evaluate((section) => section.scrollIntoView());
  const before = await top();
  await sampler(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect.poll(top).toBe(before);
});
