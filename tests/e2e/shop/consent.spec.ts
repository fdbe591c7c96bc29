import type {Page} from '@playwright/test';
import {expect, expectAccessible, test} from '../fixtures';
import {MAX_LAYOUT_SHIFT, trackLayoutShift} from '../support/shift';

test.use({isUndecided: true});

const banner = (page: Page) => page.getByRole('region', {name: 'Privacy choices'});
const button = (page: Page, name: string) => banner(page).getByRole('button', {name});
const footerButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'});
const choice = (page: Page) => page.evaluate(() => document.documentElement.dataset.consent ?? null);

test(
  'a first visitor is asked, beside a page that does not move, with two equal answers',
  {tag: '@gate'},
  async ({page}) => {
    const shift = await trackLayoutShift(page);
    await page.goto('/');
    await expect(banner(page)).toContainText('May we count visits?');
    const [decline, accept] = await Promise.all(['Decline', 'Accept'].map((name) => button(page, name).boundingBox()));
    expect([accept?.width, accept?.height]).toEqual([decline?.width, decline?.height]);
    const styles = ['Decline', 'Accept'].map((name) => button(page, name).getAttribute('class'));
    expect(new Set(await Promise.all(styles)).size).toBe(1);
    await expectAccessible(page);
    expect(await shift()).toBeLessThan(MAX_LAYOUT_SHIFT);
  },
);

test('the question comes with the next page if its code could not be loaded', async ({page, tolerated}) => {
  tolerated.push(/ERR_FAILED/);
  await page.route('**/later-*', (route) => route.abort(), {times: 1});
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/later-'));
  await page.goto('/');
  await failed;
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQs'}).click();
  await expect(banner(page)).toBeVisible();
});

for (const [name, kept] of [
  ['Accept', 'granted'],
  ['Decline', 'declined'],
] as const)
  test(`${name} is remembered, and the next page has the choice before its first paint`, async ({page}) => {
    await page.goto('/');
    await button(page, name).click();
    await expect(banner(page)).toHaveCount(0);
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, {choiceAtBody: document.documentElement.dataset.consent});
      }).observe(document as unknown as Node, {childList: true, subtree: true});
    });
    await page.goto('/products');
    expect(await page.evaluate(() => (window as {choiceAtBody?: string}).choiceAtBody)).toBe(kept);
    await expect(footerButton(page)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

test('the answers come right after the skip link, and the focus goes on to the page', async ({page}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to content'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', {name: 'Privacy Policy'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Decline')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Accept')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await choice(page)).toBe('granted');
});

test('the choice can be changed in the footer, which gets the focus back', async ({page}) => {
  await page.goto('/');
  await button(page, 'Accept').click();
  await footerButton(page).click();
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText('You accepted.');
  await button(page, 'Decline').click();
  await expect(footerButton(page)).toBeFocused();
  expect(await choice(page)).toBe('declined');
  await footerButton(page).click();
  await expect(banner(page)).toContainText('You declined: nothing is counted.');
});

test('a choice in one tab applies to the other', async ({page, context}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/products');
  await button(other, 'Decline').click();
  await expect(banner(page)).toHaveCount(0);
  expect(await choice(page)).toBe('declined');
});

test('Global Privacy Control declines, and the visitor is not asked', {tag: '@gate'}, async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));
  await page.goto('/');
  expect(await choice(page)).toBe('declined');
  await footerButton(page).click();
  await expect(banner(page)).toContainText('Your browser sends Global Privacy Control, so nothing is counted.');
  await button(page, 'Close').click();
  await expect(banner(page)).toHaveCount(0);
  await expect(footerButton(page)).toBeFocused();
});

test('blocked storage declines, and the visitor is told so', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.goto('/');
  expect(await choice(page)).toBe('declined');
  await footerButton(page).click();
  await expect(banner(page)).toContainText('Your browser does not let us remember a choice');
});

test('a choice of a year ago is asked for again', async ({page}) => {
  await page.addInitScript(() => {
    const atMs = Date.now() - 366 * 86_400_000;
    localStorage.setItem('analytics-consent', JSON.stringify({choice: 'granted', atMs, version: 1}));
  });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  expect(await choice(page)).toBeNull();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('no visitor is asked, and the footer offers no choice', async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await expect(footerButton(page)).toBeHidden();
  });
});

test('the cart opens over the question, and leads to the checkout', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/product/palak-paneer');
  await expect(banner(page)).toBeVisible();
  // The one of the sticky bar.
  const buy = page.getByRole('button', {name: 'Add to cart: Palak Paneer'}).last();
  await expect(buy).toBeInViewport({ratio: 1});
  await buy.click();
  await page.getByRole('dialog').getByRole('link', {name: 'Checkout'}).click();
  await expect(page).toHaveURL(/checkout|\/cart\/c\//);
});
