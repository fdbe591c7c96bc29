import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

const FOUNDERS = ['Meera Krishnan', 'Harjit Singh Gill', 'Fatima Sheikh', 'Daniel D’Souza', 'Priya Mathews'];
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'About us'}).getByRole('link', {name, exact: true});

function readsBothTabs(details: {tag?: string} = {}) {
  test('a visitor reads the story, more about a founder, and the science', details, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/about');
    await expect(tab(page, 'Our Stories')).toHaveAttribute('aria-current', 'page');
    const rest = page.getByText('So we cooked the Sunday part ourselves.');
    await expect(rest).toBeHidden();
    await page.getByText('Read More').click();
    await expect(rest).toBeVisible();
    await page.getByText('Read Less').click();
    await expect(rest).toBeHidden();
    for (const name of FOUNDERS) await expect(page.getByRole('heading', {name})).toBeVisible();
    const harjit = page.getByRole('article').filter({hasText: 'Harjit Singh Gill'}).last();
    await harjit.getByText('More', {exact: true}).click();
    await expect(harjit.getByText('He built our first chamber')).toBeVisible();
    await expect(harjit.getByText('Less', {exact: true})).toBeVisible();
    await tab(page, 'The Science').click();
    await expect(page).toHaveURL('/about?tab=science');
    await expect(tab(page, 'The Science')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', {name: 'How it works'})).toBeVisible();
    await expect(page.getByRole('img', {name: /^A freeze-dryer cut open/})).toBeVisible();
    const table = page.getByRole('table', {name: 'Freeze-dried, dehydrated, canned'});
    await expect(table.getByText('Sealed, then heated until sterile')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.goBack();
    await expect(page.getByRole('heading', {name: 'The people behind it'})).toBeVisible();
  });
}

test.describe('with scripts', () => {
  readsBothTabs({tag: '@gate'});

  test('the keyboard changes the tab and opens a text', async ({page}) => {
    await page.goto('/about?tab=science');
    await tab(page, 'Our Stories').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about');
    await page.locator('summary', {hasText: 'Read More'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('So we cooked the Sunday part ourselves.')).toBeVisible();
  });

  test('the portraits are pictures with a description', async ({page}) => {
    await page.goto('/about');
    for (const name of FOUNDERS) {
      const portrait = page.getByRole('img', {name: `Drawn portrait of ${name}`});
      await portrait.scrollIntoViewIfNeeded();
      await expect
        .poll(() => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('the page has no founders while the shop does not return them', async ({page, stack}) => {
    await stack.shop.fault({op: 'Founders', mode: 'status', status: 503});
    // A cached copy would be shown otherwise.
    await stack.restartStorefront();
    await page.goto('/about');
    await expect(page.getByRole('heading', {name: 'Our story'})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'The people behind it'})).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  readsBothTabs();
});
