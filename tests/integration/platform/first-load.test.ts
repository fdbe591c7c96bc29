import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {isPlainBuild} from '../../../scripts/lib/plain-build';
import {
  FIRST_LOAD_LIMITS,
  FORM_PAGE_LIMITS,
  LARGE_PAGE_LIMITS,
  measureFirstLoad,
  type FirstLoadLimits,
} from '../../support/first-load';
import {startStack, type Stack} from '../../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
afterAll(() => stack.close());

async function expectFirstLoad(path: string, limits: FirstLoadLimits): Promise<void> {
  const {scripts, scriptBytes, scriptBrotliBytes} = await measureFirstLoad(stack.origin, path);
  expect(Object.keys(scripts).join()).toContain('/framework-');
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(limits.scripts);
  expect(scriptBytes).toBeLessThanOrEqual(limits.scriptBytes);
  expect(scriptBrotliBytes).toBeLessThanOrEqual(limits.scriptBrotliBytes);
}

// A plain build lists its scripts in other ways.
describe.skipIf(isPlainBuild)('the first visit of a page', () => {
  it.each([
    '/',
    '/products',
    '/collections',
    '/collections/bundles',
    '/cart',
    '/recipes',
    '/tiffin',
    '/blogs',
    '/blogs/journal',
    '/blogs/journal/basmati-rice',
    '/lots/ppn-2620',
    '/about',
    '/contact',
    '/faqs',
    '/shipping-returns',
    '/subscribe',
    '/pages/landing-page',
  ])('loads at most 110 kB of scripts by gzip, 97 kB by brotli, in 8 files on %s', (path) =>
    expectFirstLoad(path, FIRST_LOAD_LIMITS),
  );

  it.each(['/product/palak-paneer', '/product/palak-paneer/reviews', '/recipes/palak-paneer', '/search'])(
    'loads at most 113 kB of scripts by gzip, 100 kB by brotli, in 8 files on %s',
    (path) => expectFirstLoad(path, LARGE_PAGE_LIMITS),
  );

  it.each(['/auth', '/account/recover'])(
    'loads at most 117 kB of scripts by gzip, 104 kB by brotli, in 8 files on %s, whose form is checked at once',
    (path) => expectFirstLoad(path, FORM_PAGE_LIMITS),
  );
});
