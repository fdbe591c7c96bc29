import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startStack, type Stack} from '../../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
beforeEach(() => stack.shop.reset());
afterAll(() => stack.close());

const PALAK = '44000000000002';

/** Polls, because the answer to everyone may be ten seconds old. */
async function findSoldOut(): Promise<readonly string[]> {
  const response = await fetch(`${stack.origin}/cart/sold-out`);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=5');
  expect(response.headers.get('Set-Cookie')).toBeNull();
  return response.json();
}

describe('the list of what is sold out', () => {
  it('names a variant without stock within seconds, and no other', async () => {
    expect(await findSoldOut()).toEqual([]);
    stack.shop.setStock(PALAK, 0);
    await expect.poll(findSoldOut, {timeout: 15_000, interval: 500}).toEqual([`gid://shopify/ProductVariant/${PALAK}`]);
  });

  it('is an error while Shopify is down, so that buttons stay as they are', async () => {
    await stack.shop.fault({path: '/api/*', mode: 'status', status: 500});
    const response = await fetch(`${stack.origin}/cart/sold-out`);
    expect([200, 503]).toContain(response.status);
  });
});
