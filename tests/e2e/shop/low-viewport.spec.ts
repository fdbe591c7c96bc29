import type {Locator, Page} from '@playwright/test';
import {expect, testWithAccounts as test} from '../fixtures';
import {signInByRequest} from '../support/account';
import {addButton, cartDrawer} from '../support/cart';
import {openFilters} from '../support/filters';
import {waitForHydration} from '../support/hydration';
import {openSearch} from '../support/search';

/** A window of 1280 by 1024 pixels at 400% zoom. */
const LOW = {width: 320, height: 256};
test.use({viewport: LOW});

const PUBLIC =
  '/ /products /product/palak-paneer /search?q=curry /cart /faqs /about /contact /recipes /privacy-policy /auth'.split(
    ' ',
  );
const OWN =
  '/notifications /orders /profile /profile/password /profile/orders /profile/addresses /profile/addresses/new'.split(
    ' ',
  );

/** Returns the number of pixel rows that fixed and sticky elements cover. */
const coveredHeight = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter(
      (element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
        element.textContent !== '',
    );
    const rows = new Set<number>();
    for (const bar of bars) {
      const {top, bottom} = bar.getBoundingClientRect();
      for (let row = Math.max(0, Math.round(top)); row < Math.min(bottom, innerHeight); row += 1) rows.add(row);
    }
    return rows.size;
  });

/** Returns the elements of the header that are cut or overlap. */
const headerFaults = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const entries = [...header.querySelectorAll('a, button')].filter((entry) => entry.checkVisibility());
    const boxes = entries.map((entry) => ({
      name: entry.ariaLabel ?? entry.textContent,
      box: entry.getBoundingClientRect(),
      isCut: [entry, ...entry.querySelectorAll('span:not(.sr-only)')].some(
        (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline',
      ),
    }));
    return boxes
      .filter(({box, isCut}, index) => {
        const previous = boxes[index - 1]?.box.right ?? 0;
        return isCut || box.left < previous - 1 || box.right > innerWidth;
      })
      .map(({name}) => name);
  });

const widthOver = (locator: Locator) => locator.evaluate((element) => element.scrollWidth - element.clientWidth);

for (const [whose, routes] of [
  ['public', PUBLIC],
  ['customer', OWN],
] as const) {
  test(`every ${whose} page fits 320 by 256 pixels without overflow, a cut header or sticky bars`, async ({page}) => {
    await signInByRequest(page);
    for (const path of routes) {
      await page.goto(path);
      await waitForHydration(page);
      expect(await widthOver(page.locator('html')), `wider than the window: ${path}`).toBeLessThanOrEqual(0);
      expect(await headerFaults(page), `cut in the header of ${path}`).toEqual([]);
      await page.evaluate(() => window.scrollTo({top: 700, behavior: 'instant'}));
      expect(await coveredHeight(page), `covered by bars: ${path}`).toBeLessThanOrEqual(LOW.height / 3);
    }
  });
}

test('the shop’s name fits at 320 pixels beside three and four buttons', async ({page}) => {
  const name = page.getByRole('banner').getByText('Fusion Tiffin', {exact: true});
  /** Checks that no line of text is clipped. */
  const isWhole = () =>
    name.evaluate((element) => {
      const {clientHeight, clientWidth, scrollWidth} = element;
      element.style.webkitLineClamp = 'none';
      return element.clientHeight === clientHeight && scrollWidth <= clientWidth;
    });
  await page.goto('/');
  expect(await isWhole()).toBe(true);
  await signInByRequest(page);
  await page.goto('/');
  expect(await isWhole()).toBe(true);
});

test('the menu scrolls as a whole in a low window and closes with its button', async ({page}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('button', {name: 'Menu'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await menu.getByRole('link', {name: 'Sign In'}).scrollIntoViewIfNeeded();
  await expect(menu.getByRole('link', {name: 'Sign In'})).toBeInViewport({ratio: 1});
  await expect(menu.getByRole('heading', {name: 'Menu'})).not.toBeInViewport();
  await menu.getByRole('button', {name: 'Close'}).click();
  await expect(menu).toHaveCount(0);
});

test('the cart scrolls as a whole in a low window without being cut', async ({page}) => {
  await page.goto('/product/palak-paneer');
  await waitForHydration(page);
  await addButton(page, 'Palak Paneer').click();
  const checkout = cartDrawer(page).getByRole('link', {name: 'Checkout'});
  // Suggestions that come late move it.
  await expect(async () => {
    await checkout.scrollIntoViewIfNeeded();
    await expect(checkout).toBeInViewport({ratio: 1, timeout: 1_000});
  }).toPass();
  await expect(cartDrawer(page).getByRole('heading', {name: 'Your basket', exact: true})).not.toBeInViewport();
  expect(await widthOver(cartDrawer(page))).toBe(0);
  const remove = cartDrawer(page).getByRole('button', {name: 'Remove Palak Paneer'});
  await remove.scrollIntoViewIfNeeded();
  await expect(remove).toBeInViewport({ratio: 1});
});

test('the filters scroll as a whole in a low window, and their button shows the matches', async ({page}) => {
  await page.goto('/products');
  await openFilters(page);
  const sheet = page.getByRole('dialog', {name: 'Filters'});
  await sheet.getByText('Hot', {exact: true}).click();
  const show = sheet.getByRole('button', {name: 'Show 1 dish'});
  await show.scrollIntoViewIfNeeded();
  await expect(show).toBeInViewport({ratio: 1});
  await expect(sheet.getByRole('heading', {name: 'Filters'})).not.toBeInViewport();
  expect(await widthOver(sheet)).toBe(0);
  await show.click();
  await expect(page.getByRole('heading', {name: '1 product'})).toBeInViewport();
});

/** Returns the box of a control's focus ring. */
const RING_PX = 5;

test('the focus ring of Refresh fits into a narrow window', async ({page}) => {
  await page.goto('/products');
  const {x, width} = (await page.getByRole('button', {name: 'Refresh'}).boundingBox()) ?? {x: LOW.width, width: 0};
  expect(x + width + RING_PX).toBeLessThanOrEqual(LOW.width);
});

test('notifications, search and a zoomed image can be used and closed in a low window', async ({page}) => {
  await signInByRequest(page);
  await page.goto('/product/palak-paneer');
  await openSearch(page);
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', {name: 'Notifications'}).click();
  const panel = page.getByRole('dialog', {name: 'Notifications'});
  await panel.getByRole('link', {name: 'All notifications'}).scrollIntoViewIfNeeded();
  await expect(panel.getByRole('heading', {name: 'Notifications'})).not.toBeInViewport();
  await panel.getByRole('button', {name: 'Close'}).click();
  await expect(panel).toHaveCount(0);
  await page.getByRole('link', {name: 'Enlarge'}).first().click();
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
