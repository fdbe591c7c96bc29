import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {measureFirstLoad} from '../support/first-load';
import {startStack, type Stack} from '../support/stack';

const MAX_SCRIPT_BYTES = 110_000;

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
afterAll(() => stack.close());

describe('the first visit of a page', () => {
  it.each(['/', '/products', '/product/palak-paneer', '/collections/bundles', '/cart'])(
    'loads at most 110 kB of gzipped scripts on %s',
    async (path) => {
      const {scripts, scriptBytes} = await measureFirstLoad(stack.origin, path);
      expect(scripts).toBeGreaterThan(0);
      expect(scriptBytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    },
  );
});
