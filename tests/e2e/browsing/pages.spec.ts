import {expect, expectAccessible, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';

const PAGES = [
  ['/', 'Home - Fusion Tiffin'],
  ['/products', 'Products - Fusion Tiffin'],
  ['/search', 'Search - Fusion Tiffin'],
  ['/search?q=curry', 'Search - Fusion Tiffin'],
  ['/collections/bundles', 'Bundle Deals - Fusion Tiffin'],
  ['/product/palak-paneer', 'Palak Paneer - Fusion Tiffin'],
  ['/product/ultimate-desi-sampler', 'Ultimate Desi Sampler - Fusion Tiffin'],
  ['/cart', 'Cart - Fusion Tiffin'],
  ['/about', 'About - Fusion Tiffin'],
  ['/contact', 'Contact - Fusion Tiffin'],
  ['/faqs', 'FAQs - Fusion Tiffin'],
  ['/recipes', 'Recipes - Fusion Tiffin'],
  ['/recipes/palak-paneer', 'Palak Paneer Recipe - Fusion Tiffin'],
  ['/recipes/desi-comfort-trio', 'Desi Comfort Trio Recipe - Fusion Tiffin'],
  ['/shipping-returns', 'Shipping & Returns - Fusion Tiffin'],
  ['/privacy-policy', 'Privacy Policy - Fusion Tiffin'],
  ['/terms-of-service', 'Terms of Service - Fusion Tiffin'],
  ['/profile', 'My Profile - Fusion Tiffin'],
] as const;

const WIDTHS = [360, 1280];

for (const [path, title] of PAGES) {
  test(`${path} has a title, no accessibility violations, no console errors and no overflow`, async ({page}) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('header and footer have no broken links', async ({page, request}) => {
  await page.goto('/');
  const links = page.locator('header a[href^="/"], footer a[href^="/"]');
  const paths = new Set(
    await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? '')),
  );
  expect(paths.size).toBeGreaterThan(8);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('the drawer with a full cart is accessible', async ({page}) => {
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
