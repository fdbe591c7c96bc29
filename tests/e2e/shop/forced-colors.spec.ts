import type {Locator, Page} from '@playwright/test';
import {expect, testWithAccounts as test} from '../fixtures';
import {signInByRequest} from '../support/account';
import {addButton, cartDrawer} from '../support/cart';
import {filterChip} from '../support/filters';
import {waitForHydration} from '../support/hydration';

test.use({contextOptions: {forcedColors: 'active'}});

/** The outline of selected elements, regardless of their background. */
const SELECTED = {style: 'solid', width: '3px'};

async function expectSelected(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toHaveCSS('outline-style', SELECTED.style);
  await expect(chosen).toHaveCSS('outline-width', SELECTED.width);
  await expect(other).not.toHaveCSS('outline-style', SELECTED.style);
}

/** Returns the names of visible buttons without a border. */
const buttonsWithoutBorder = (page: Page) =>
  page.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({visibilityProperty: true}) && button.tagName === 'BUTTON')
      .filter((button) => parseFloat(getComputedStyle(button).borderBlockStartWidth) === 0)
      .map((button) => button.ariaLabel ?? button.textContent),
  );

test('every button has a border in forced-colors mode', async ({page}) => {
  for (const path of ['/', '/products', '/product/palak-paneer', '/cart', '/auth', '/faqs']) {
    await page.goto(path);
    await waitForHydration(page);
    expect(await buttonsWithoutBorder(page), path).toEqual([]);
  }
  await page.goto('/');
  await expect(page.getByRole('link', {name: 'Shop Now'})).not.toHaveCSS('border-top-width', '0px');
  await expect(page.getByRole('article').first()).not.toHaveCSS('border-top-width', '0px');
});

test('the current page, section and image are outlined in forced-colors mode', async ({page}) => {
  await signInByRequest(page);
  const pairs: readonly (readonly [path: string, current: string, other: string])[] = [
    ['/', 'header nav[aria-label="Main"] a[href="/"]', 'header nav[aria-label="Main"] a[href="/products"]'],
    ['/profile/orders', 'aside nav a[href="/profile/orders"]', 'aside nav a[href="/profile"]'],
    ['/profile', 'main nav:not(aside nav) a[href="/profile"]', 'main nav a[href="/profile/password"]'],
    ['/product/palak-paneer', 'a[href="#picture-1"]', 'a[href="#picture-2"]'],
  ];
  for (const [path, current, other] of pairs) {
    await page.goto(path);
    await waitForHydration(page);
    await expectSelected(page.locator(current), page.locator(other));
  }
});

test('the selected filter is outlined in forced-colors mode', async ({page}) => {
  await page.goto('/products?heat=medium');
  const choices = page.getByRole('main').locator('label');
  await expectSelected(
    choices.filter({has: page.locator('input:checked')}).first(),
    choices.filter({has: page.locator('input:not(:checked)')}).first(),
  );
});

test('an active filter of the row is outlined in forced-colors mode', async ({page}) => {
  await page.goto('/products?heat=medium');
  await expectSelected(filterChip(page, 'Remove filter: Heat: Medium'), filterChip(page, 'Heat: Mild'));
});

test('ratings and the progress to free shipping are visible in forced-colors mode', async ({page}) => {
  await page.goto('/product/palak-paneer');
  await waitForHydration(page);
  const stars = page.locator('[data-slot="stars"]').first().locator('svg');
  const colorOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf(stars.first())).not.toBe(await colorOf(stars.last()));
  await expect(stars.first()).not.toHaveCSS('stroke', 'none');
  await addButton(page, 'Palak Paneer').click();
  const progress = cartDrawer(page).getByRole('progressbar');
  await expect(progress).not.toHaveCSS('border-top-width', '0px');
  const background = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background(progress.locator('div'))).not.toBe(await background(progress));
});

test('the border of a button stays within its column in forced-colors mode', async ({page}) => {
  await page.goto('/products');
  // One measurement of both: the drawer may still slide in.
  const overlap = async (button: Locator, column: Locator) =>
    button.evaluate(
      (element, other) => element.getBoundingClientRect().right - (other?.getBoundingClientRect().right ?? 0),
      await column.elementHandle(),
    );
  expect(await overlap(page.getByRole('button', {name: 'Refresh'}), page.getByLabel('Sort by'))).toBeLessThanOrEqual(0);
  await page.goto('/product/palak-paneer');
  await waitForHydration(page);
  await addButton(page, 'Palak Paneer').click();
  const line = cartDrawer(page).getByRole('list', {name: 'Dishes in your cart'});
  const remove = line.getByRole('button', {name: 'Remove Palak Paneer'});
  expect(await overlap(remove, line)).toBeLessThanOrEqual(0);
});

test('icons have the color of the adjacent text in forced-colors mode', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await page.goto('/');
  const icon = page.getByRole('listitem').filter({hasText: 'No oil added'}).locator('svg');
  const text = await icon.locator('..').evaluate((element) => getComputedStyle(element).color);
  await expect(icon).toHaveCSS('color', text);
});
