import {afterAll, beforeAll, expect, it} from 'vitest';
import {SEED_WITHOUT_ORDERS} from '../../support/local-shop';
import {startStack, type Stack} from '../../support/stack';

/** Closes a script element, opens another, and contains the line separators U+2028 and U+2029. */
const HOSTILE = '</script><script>alert(1)</script><!--\u2028\u2029&';

let stack: Stack;
beforeAll(async () => {
  const products = SEED_WITHOUT_ORDERS.products.map((product) =>
    product.handle === 'palak-paneer' ? {...product, title: HOSTILE} : product,
  );
  stack = await startStack({seed: {...SEED_WITHOUT_ORDERS, products}});
});
afterAll(() => stack.close());

it.each(['/product/palak-paneer', '/products', '/', '/search?q=script'])(
  'a product title with a script is escaped: %s',
  async (path) => {
    const html = await (await fetch(stack.origin + path, {headers: {Accept: 'text/html'}})).text();
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toMatch(/[\u2028\u2029](?=[^<]*<\/script>)/);
  },
);

it('structured data contains the exact product title', async () => {
  const html = await (await fetch(`${stack.origin}/product/palak-paneer`)).text();
  const blocks = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as {name?: string},
  );
  expect(blocks.map(({name}) => name)).toContain(HOSTILE);
});
