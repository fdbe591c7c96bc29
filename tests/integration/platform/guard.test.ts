import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startStack, type Stack} from '../../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
beforeEach(() => stack.shop.reset());
afterAll(() => stack.close());

const FOREIGN: Record<string, string>[] = [
  {'Sec-Fetch-Site': 'cross-site'},
  {'Sec-Fetch-Site': 'same-site'},
  {Origin: 'https://evil.example'},
  {Origin: 'null'},
  {},
];

// Remix accepts writes in four URL shapes: a document, its data, the older data URL and a resource route.
const SHAPES = ['/cart', '/cart.data', '/cart?_data=routes%2Fcart', '/cart?index'];

const post = (path: string, headers: Record<string, string>) =>
  fetch(stack.origin + path, {
    method: 'POST',
    headers: {'Content-Type': 'application/x-www-form-urlencoded', ...headers},
    body: 'cartFormInput=%7B%7D',
    redirect: 'manual',
  });

describe.each(SHAPES)('a write to %s', (path) => {
  it.each(FOREIGN)('is rejected before Shopify is called: %j', async (headers) => {
    expect((await post(path, headers)).status).toBe(403);
    expect((await stack.shop.log()).operations).toEqual([]);
  });
});

describe('a route that takes no form', () => {
  it.each(['/about', '/about.data', '/recipes/palak-paneer', '/about?_routes=routes%2Fabout'])(
    'refuses one at %s without a text of the router',
    async (path) => {
      const response = await post(path, {'Sec-Fetch-Site': 'same-origin'});
      expect(response.status).toBe(405);
      expect(await response.text()).not.toMatch(/Error: |You made a|did not provide/);
    },
  );
});

describe('the Shopify proxy', () => {
  it.each(['/api/2026-04/graphql.json', '/api/unstable/graphql.json', '/graphql', '/admin/api/2026-04/graphql.json'])(
    'does not forward a browser’s query at %s',
    async (path) => {
      const response = await fetch(stack.origin + path, {
        method: 'POST',
        headers: {'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json'},
        body: JSON.stringify({query: '{ shop { name } }'}),
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.text()).not.toContain('"data"');
    },
  );
});
