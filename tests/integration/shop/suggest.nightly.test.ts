import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStack, type Stack} from '../../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
afterAll(() => stack.close());

const suggest = (query: string, cookie = '') =>
  fetch(`${stack.origin}/search/suggest?${query}`, {headers: {Cookie: cookie}});

describe('suggestions', () => {
  it('are publicly cacheable, even for a visitor with a cart', async () => {
    for (const cookie of ['', '__Host-cart=none']) {
      const response = await suggest('q=', cookie);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=300');
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
      expect(response.headers.get('Set-Cookie')).toBeNull();
    }
  });

  it('cause one Shopify call for equivalent queries', async () => {
    for (const query of ['q=Goat++Curry', 'q=%20goat%20curry!', 'q=goat+curry']) await suggest(query);
    const {operations} = await stack.shop.log();
    expect(operations.find(({operation}) => operation === 'PredictiveSearch')?.count).toBe(1);
  });

  it.each([
    ['no query', ''],
    ['no words', 'q=%22*%22'],
    ['8 kB of unicode', `q=${encodeURIComponent('🍛'.repeat(650))}`],
    ['8 kB of letters', `q=${'a'.repeat(8_000)}`],
    ['markup', `q=${encodeURIComponent('<script>alert(1)</script>')}`],
    ['GraphQL', `q=${encodeURIComponent('"}) { shop { name } } #')}`],
    ['search syntax', `q=${encodeURIComponent('-tag:x OR (title:* AND price:>=0)')}`],
    ['broken bytes', 'q=%00%FF%E0%A4'],
    ['lists', 'q[]=a&q=&q=b'],
  ])('respond to %s', async (_what, query) => {
    const response = await suggest(query);
    expect(response.status).toBe(200);
    const {groups} = await response.json<{groups: {options: unknown[]}[]}>();
    expect(groups.flatMap(({options}) => options).length).toBeLessThanOrEqual(11);
  });

  it('return an uncacheable 503 during an outage of Shopify', async () => {
    await stack.shop.fault({path: '/api/*', mode: 'status', status: 500});
    const response = await suggest('q=never+asked+before');
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control') ?? '').not.toMatch(/public|max-age/);
    await stack.shop.reset();
  });
});
