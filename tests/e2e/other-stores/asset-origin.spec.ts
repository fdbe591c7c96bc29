import path from 'node:path';
import {expect, testWithAssetOrigin as test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';

test(
  'a shop with assets on a CDN looks and works the same without policy violations',
  {tag: '@gate'},
  async ({page, stack}) => {
    const files = new Map<string, Set<string>>();
    page.on('requestfinished', (request) => {
      const {origin, pathname} = new URL(request.url());
      if (!pathname.startsWith('/assets/')) return;
      files.set(origin, (files.get(origin) ?? new Set()).add(path.extname(pathname)));
    });
    await page.goto('/products');
    await expect(page.getByRole('heading', {level: 1})).toHaveCSS('font-family', /Fraunces|Figtree/);
    await addButton(page, 'Palak Paneer').click();
    await expect(cartDrawer(page).getByText('$7.99').first()).toBeVisible();
    // Fallback fonts are those of the system, which may lack some of them.
    const fonts = await page.evaluate(async () =>
      [...(await document.fonts.ready)].flatMap(({family, status}) => (/fallback/i.test(family) ? [] : [status])),
    );
    expect(fonts).toContain('loaded');
    expect(fonts).not.toContain('error');
    expect(Object.fromEntries(files)).toEqual({[stack.assetOrigin]: new Set(['.js', '.css', '.woff2'])});
  },
);
