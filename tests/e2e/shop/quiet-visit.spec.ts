import {gzipSync} from 'node:zlib';
import {sum} from '../../support/sum';
import {expect, test} from '../fixtures';

// The pointer of a mouse that rests over the page counts as a use of it.
test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true, hasPopup: false});

const PAGES = [
  '/',
  '/products',
  '/product/palak-paneer',
  '/collections/bundles',
  '/cart',
  '/recipes',
  '/recipes/palak-paneer',
  '/tiffin',
  '/lots/ppn-2620',
];

for (const path of PAGES) {
  test(`${path} asks for at most 122 kB in 12 files of scripts while nobody uses it`, async ({page}) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (/\/assets\/[^/]+\.js$/.test(response.url())) scripts.push(response.body());
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(scripts)).map((body) => gzipSync(body, {level: 9}).length);
    expect(bytes.length).toBeLessThanOrEqual(12);
    // 1 % for other versions of the compression.
    expect(sum(bytes)).toBeLessThanOrEqual(123_200);
  });
}
