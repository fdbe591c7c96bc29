import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {isPlainBuild} from '../../../scripts/lib/plain-build';
import {FIRST_LOAD_LIMITS, FORM_LIMIT_BYTES, measureFirstLoad} from '../../support/first-load';
import {startStack, type Stack} from '../../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
afterAll(() => stack.close());

// A plain build lists its scripts in other ways.
describe.skipIf(isPlainBuild)('the first visit of a page', () => {
  it.each(['/', '/products', '/product/palak-paneer', '/collections/bundles', '/cart', '/recipes/palak-paneer'])(
    'loads at most 113 kB of scripts by gzip, 100 kB by brotli, in 8 files on %s',
    async (path) => {
      const {scripts, scriptBytes, scriptBrotliBytes} = await measureFirstLoad(stack.origin, path);
      expect(Object.keys(scripts).join()).toContain('/framework-');
      expect(Object.keys(scripts).length).toBeLessThanOrEqual(FIRST_LOAD_LIMITS.scripts);
      expect(scriptBytes).toBeLessThanOrEqual(FIRST_LOAD_LIMITS.scriptBytes);
      expect(scriptBrotliBytes).toBeLessThanOrEqual(FIRST_LOAD_LIMITS.scriptBrotliBytes);
    },
  );

  it.each(['/blogs/journal', '/blogs/journal/basmati-rice'])('loads at most 111 kB of scripts on %s', async (path) => {
    const {scriptBytes} = await measureFirstLoad(stack.origin, path);
    expect(scriptBytes).toBeLessThanOrEqual(111_000);
  });

  it.each(['/auth', '/account/recover'])(
    'loads the validation of the form on %s after its other scripts',
    async (path) => {
      const {scriptBytes} = await measureFirstLoad(stack.origin, path);
      expect(scriptBytes).toBeLessThanOrEqual(FORM_LIMIT_BYTES);
    },
  );
});
