import {describe, expect, it} from 'vitest';
import {getCodeLink, getPermalink, requirePermalink} from './require-permalink.server';

function getLink(path: string, items?: string) {
  const url = new URL(path, 'https://shop.example');
  return items === undefined ? getPermalink(url) : requirePermalink(url, items);
}

function statusOf(act: () => unknown): number | null {
  try {
    act();
    return null;
  } catch (thrown) {
    return thrown instanceof Response ? thrown.status : null;
  }
}

describe('getPermalink and requirePermalink', () => {
  it.each([
    ['/cart/1:2,3?discount=SUMMER10&note=For+Mum', '1:2,3', '/cart/1:2,3:1?discount=SUMMER10&note=For+Mum'],
    ['/cart/1:2', '1:2', '/cart/1:2'],
    ['/cart?items=1:2,gid://shopify/ProductVariant/3&fbclid=x', undefined, '/cart/1:2,3:1?fbclid=x'],
    ['/cart?items=1&items=3', undefined, '/cart/1:1,3:1'],
    ['/cart/1?items=3', '1', '/cart/1:1'],
  ])('returns the canonical URL for %s', (path, items, action) => {
    expect(getLink(path, items)?.action).toBe(action);
  });

  it.each(['/cart', '/cart?discount=SUMMER10'])('finds no link at %s', (path) => {
    expect(getLink(path)).toBeNull();
  });

  it.each([
    ['/cart?items=', undefined],
    ['/cart?items=dal', undefined],
    ['/cart/dal', 'dal'],
    ['/cart/1:-1', '1:-1'],
  ])('throws a 410 for the invalid link %s', (path, items) => {
    expect(statusOf(() => getLink(path, items))).toBe(410);
  });
});

describe('getCodeLink', () => {
  it.each([
    ['/cart?discount=SUMMER10', '/discount/SUMMER10?redirect=%2Fcart'],
    ['/cart?discount=SUMMER10,%20FREESHIP', '/discount/SUMMER10%2CFREESHIP?redirect=%2Fcart'],
    ['/cart?discount=A&discount=B', '/discount/A%2CB?redirect=%2Fcart'],
    ['/cart?discount=A/../B%3F', '/discount/A%2F..%2FB%3F?redirect=%2Fcart'],
    ['/cart?utm_source=x&discount=A&redirect=//evil.example', '/discount/A?utm_source=x&redirect=%2Fcart'],
  ])('returns the discount link for %s', (path, link) => {
    expect(getCodeLink(new URL(path, 'https://shop.example'))).toBe(link);
  });

  it.each(['/cart', '/cart?discount=', '/cart?discount=%20,', `/cart?discount=${'a'.repeat(256)}`])(
    'finds no code in %s',
    (path) => {
      expect(getCodeLink(new URL(path, 'https://shop.example'))).toBeNull();
    },
  );
});
