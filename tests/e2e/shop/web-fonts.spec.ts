import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

/** The faces that the page loaded or looked for on the device, in the order of the stylesheet. */
const usedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({status}) => status !== 'unloaded').map(({family, status}) => `${family}: ${status}`),
  );

const WEB_FONTS = ['Figtree Variable: loaded', 'Fraunces: loaded'];

for (const path of ['/', '/products', '/product/palak-paneer', '/recipes/palak-paneer']) {
  test(`${path} loads its web fonts before it is laid out, and needs no others`, async ({page}) => {
    // A page without boxes needs no fonts: only its script loads them.
    await page.route('**/assets/app-*.css', async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: `${await response.text()}body{display:none}`});
    });
    await page.goto(path);
    await expect.poll(() => usedFonts(page)).toEqual(WEB_FONTS);
    const height = await page.evaluate(() => {
      document.body.style.display = 'block';
      return document.body.offsetHeight;
    });
    expect(height).toBeGreaterThan(740);
    expect(await usedFonts(page)).toEqual(WEB_FONTS);
  });
}

test('a page whose web fonts fail to load is shown in other fonts', async ({page, tolerated}) => {
  tolerated.push(/ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/products');
  await expect(page.getByRole('heading', {name: 'Products', level: 1})).toBeVisible();
  await expect
    .poll(() => usedFonts(page))
    .toEqual(expect.arrayContaining(['Figtree Variable: error', 'Fraunces: error']));
});
