import {expect, expectAccessible, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';

test('header and footer have no broken links', async ({page, request}) => {
  await page.goto('/');
  const links = page.locator('header a[href^="/"], footer a[href^="/"]');
  const paths = new Set(
    await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? '')),
  );
  expect(paths.size).toBeGreaterThan(8);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('the pages that every store has are at Shopify’s paths, each with its heading', async ({page}) => {
  for (const [path, heading] of [
    ['/pages/about', 'About'],
    ['/collections', 'Collections'],
    ['/collections/all', 'All Products'],
    ['/blogs/journal', 'Journal'],
    ['/search', 'Search'],
    ['/cart', 'Your basket'],
    ['/policies', 'Policies'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1}), path).toContainText(heading);
  }
});

test('a recipe is opened from the list by keyboard, and leads back; one that does not exist says so', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/status of 404/);
  await page.goto('/recipes');
  const recipe = page
    .getByRole('main')
    .getByRole('link', {name: /Palak Paneer/})
    .first();
  await recipe.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recipes\/palak-paneer/);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Palak Paneer');
  await page
    .getByRole('main')
    .getByRole('link', {name: /recipes/i})
    .first()
    .press('Enter');
  await expect(page).toHaveURL('/recipes');
  expect((await page.goto('/recipes/no-such-dish'))?.status()).toBe(404);
});

test('the drawer with a full cart is accessible', {tag: '@gate'}, async ({page}) => {
  await page.goto('/product/ultimate-desi-sampler');
  await addButton(page, 'Ultimate Desi Sampler').click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByText('$41.99').first()).toBeVisible();
  await expect(drawer.getByText('You have free standard shipping!')).toBeVisible();
  await expectAccessible(page);
});

test('the shipping costs are visible on a phone without scrolling the table', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/shipping-returns');
  const price = page.getByRole('cell', {name: '$4.99, free on'});
  await price.scrollIntoViewIfNeeded();
  await expect(price).toBeInViewport({ratio: 1});
});

test('footer links have large touch targets', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/faqs');
  const links = await page.getByRole('contentinfo').getByRole('link').all();
  for (const box of await Promise.all(links.map((link) => link.boundingBox()))) {
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});
