import {describe, expect, it} from 'vitest';
import {toAriaCurrent} from './navigation';

describe('the current entry of a menu', () => {
  it.each([
    ['/', '/', 'page'],
    ['/products', '/products', 'page'],
    ['/products', '/products/', 'page'],
    ['/products', '/product/palak-paneer', 'true'],
    ['/recipes', '/recipes/palak-paneer', 'true'],
    ['/', '/products', undefined],
    ['/about', '/about-us', undefined],
    ['/about', '/', undefined],
  ] as const)('with the path %s on the page %s is %s', (href, pathname, current) => {
    expect(toAriaCurrent(href, pathname)).toBe(current);
  });
});
