import type {Page} from '@playwright/test';
import {expect, expectAccessible, test} from '../fixtures';
import {waitForHydration} from '../support/hydration';
import {openSearch, searchField, searchLink, suggestions} from '../support/search';

const SUGGEST = '**/search/suggest?*';
const chosen = (page: Page) => page.getByRole('option', {selected: true});
const told = (page: Page) => page.getByRole('dialog').getByRole('status');

test('a shopper finds a product by keyboard alone, despite a typo', {tag: '@gate'}, async ({page}) => {
  await page.goto('/about');
  await waitForHydration(page);
  await searchLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(searchField(page)).toBeFocused();
  await expect(page.getByRole('group', {name: 'Most popular'}).getByRole('option')).toHaveCount(4);
  await expectAccessible(page);
  await page.keyboard.type('biryanii');
  const dish = page
    .getByRole('group', {name: 'Products'})
    .getByRole('option', {name: /Southern Spiced Biryani.*\$7\.99/});
  await expect(dish).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dish).toHaveAttribute('aria-selected', 'true');
  await expect(searchField(page)).toHaveAttribute('aria-activedescendant', (await dish.getAttribute('id')) ?? 'none');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/product/southern-spiced-biryani');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('arrow keys, Home and End move through the suggestions and back to the field', async ({page}) => {
  await page.goto('/about');
  await openSearch(page);
  await searchField(page).fill('desi');
  await expect(told(page)).toHaveText(/^\d+ suggestions for “desi”/);
  const all = await suggestions(page).allTextContents();
  await expect(told(page)).toContainText(`${all.length} suggestions`);
  const steps: [key: string, index: number | null][] = [
    ['ArrowUp', all.length - 1],
    ['ArrowDown', null],
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', all.length - 1],
    ['Home', 0],
    ['ArrowUp', null],
  ];
  for (const [key, index] of steps) {
    await page.keyboard.press(key);
    await expect(chosen(page)).toHaveText(index === null ? [] : [all[index] ?? '']);
    await expect(searchField(page)).toBeFocused();
  }
  await page.keyboard.press('Home');
  await page.keyboard.type('my ');
  await expect(searchField(page)).toHaveValue('my desi');
});

test('Enter searches for the typed text, and Back shows the page without the dialog', async ({page}) => {
  await page.goto('/about');
  await openSearch(page);
  await page.keyboard.type('Goat curry');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=Goat+curry');
  await expect(page.getByRole('heading', {name: /“Goat curry”$/})).toBeVisible();
  await openSearch(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL('/search?q=Goat+curry');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the page behind does not scroll, and gets the focus back', async ({page}) => {
  await page.goto('/');
  await openSearch(page);
  const top = () => page.evaluate(() => window.scrollY);
  await page.mouse.move(20, 600);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await top()).toBe(0);
  await expect(searchLink(page)).toBeFocused();
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBeGreaterThan(100);
});

test('a phone has large touch targets, and a press opens the suggestion', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/');
  await openSearch(page);
  await page.keyboard.type('pa');
  await expect(told(page)).toHaveText(/“pa”/);
  const targets = page.getByRole('dialog').locator('a, button');
  for (const box of await Promise.all((await targets.all()).map((target) => target.boundingBox()))) {
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('option', {name: 'Bundle Deals'}).click();
  await expect(page).toHaveURL('/collections/bundles');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a response older than the shown one is ignored, and a slow one shows a loading state', async ({page}) => {
  await page.goto('/about');
  await openSearch(page);
  await expect(suggestions(page)).toHaveCount(4);
  let release = () => {};
  await page.route('**/search/suggest?q=goat', async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue().catch(() => undefined);
  });
  await page.keyboard.type('goat');
  await expect(told(page)).toHaveText('Searching…');
  await searchField(page).fill('palak');
  await expect(suggestions(page).first()).toHaveAccessibleName(/Palak Paneer/);
  release();
  await searchField(page).fill('palak p');
  await expect(told(page)).toHaveText(/“palak p”/);
  await expect(suggestions(page).first()).toHaveAccessibleName(/Palak Paneer/);
});

test('a query without matches suggests popular products', async ({page}) => {
  await page.goto('/about');
  await openSearch(page);
  await page.keyboard.type('sushi');
  await expect(page.getByText('Nothing found for “sushi”', {exact: true})).toBeVisible();
  await expect(told(page)).toHaveText(/^Nothing found for “sushi”/);
  await expect(page.getByRole('group', {name: 'Most popular'}).getByRole('option')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('link', {name: 'See all products'}).click();
  await expect(page).toHaveURL('/products');
});

test('a short misspelling suggests its dish', async ({page}) => {
  await page.goto('/about');
  await openSearch(page);
  await page.keyboard.type('panir');
  const group = page.getByRole('group', {name: 'Did you mean'});
  await expect(group.getByRole('option')).toHaveText([/^paneer$/, /^Palak Paneer/]);
});

test('failed suggestions are reported, and load on retry', async ({page, tolerated}) => {
  tolerated.push(/status of 503/);
  await page.goto('/about');
  await openSearch(page);
  await expect(suggestions(page)).toHaveCount(4);
  await page.route(SUGGEST, (route) => route.fulfill({status: 503}), {times: 2});
  // The text is filled at once, because typing may cause several requests on a slow machine.
  await searchField(page).fill('palak');
  const alert = page.getByRole('alert').filter({hasText: 'Suggestions could not be loaded.'});
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', {name: 'Try Again'}).click();
  await expect(alert).toBeVisible();
  await page.getByRole('button', {name: 'Try Again'}).click();
  await expect(suggestions(page).first()).toHaveAccessibleName(/Palak Paneer/);
});

test('typed text is never rendered as markup', async ({page}) => {
  page.on('dialog', () => expect('a dialog opened').toBe('never'));
  await page.goto('/about');
  await openSearch(page);
  for (const [typed, words] of [
    ['"><img src=x onerror=alert(1)>', 'img src x onerror alert 1'],
    ['} query { shop { name } }', 'query shop name'],
    ['zzz OR tag:*', 'zzz tag'],
  ] as const) {
    await searchField(page).fill(typed);
    await expect(told(page)).toContainText(`Nothing found for “${words}”`);
    await expect(suggestions(page)).toHaveCount(4);
  }
  await searchField(page).fill('🍛'.repeat(4000));
  await expect(page.getByRole('button', {name: /^See all results for “🍛/})).toBeVisible();
  await expect(page.getByRole('group', {name: 'Most popular'}).getByRole('option')).toHaveCount(4);
});

test('the search page opens if the dialog cannot be loaded', async ({page, tolerated}) => {
  tolerated.push(/ERR_FAILED/);
  await page.route('**/assets/SearchDialog*', (route) => route.abort());
  await page.goto('/about');
  await waitForHydration(page);
  await searchLink(page).click();
  await expect(page).toHaveURL('/search');
});

test('an article is suggested below the products', async ({page}) => {
  await page.goto('/about');
  await openSearch(page);
  await page.keyboard.type('cardamom');
  await expect(told(page)).toHaveText(/“cardamom”/);
  const article = page.getByRole('group', {name: 'Articles'}).getByRole('option', {name: 'Cardamom, green and black'});
  await expect(article).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(article).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blogs\/journal\//);
});
