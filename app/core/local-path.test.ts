import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {localPath} from './local-path';

const ORIGIN = 'https://shop.example';

describe('localPath', () => {
  it.each([
    ['/products', '/products'],
    ['/search?q=dal&sort=price#results', '/search?q=dal&sort=price#results'],
    ['products', '/products'],
    ['?page=2', '/?page=2'],
    ['', '/'],
    ['https://shop.example/cart', '/cart'],
    ['HTTPS://SHOP.EXAMPLE:443/cart', '/cart'],
    ['/product/rajma masala', '/product/rajma%20masala'],
    ['/..//evil.example', '/evil.example'],
    ['/.//\\/evil.example/a', '/evil.example/a'],
    ['https://shop.example//evil.example', '/evil.example'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['https:evil.example', '/evil.example'],
  ])('accepts %j as a path of this origin', (target, path) => {
    expect(localPath(target, ORIGIN)).toBe(path);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'http://shop.example/cart',
    'https://shop.example.evil.example/',
    'https://shop.example:8443/',
    'https://shop.example@evil.example/',
    'https://ada:secret@shop.example/',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://shop.example/x',
    'https://',
    null,
    undefined,
    7,
    ['/products'],
  ])('returns the fallback for %j', (target) => {
    expect(localPath(target, ORIGIN, '/fallback')).toBe('/fallback');
  });

  it('rejects a path of three thousand characters', () => {
    expect(localPath(`/${'a'.repeat(3_000)}`, ORIGIN)).toBe('/');
  });

  it('returns a path that browsers resolve to this origin, for any input', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '//',
      ':',
      '@',
      '?',
      '#',
      '\t',
      'evil.example',
      'https:',
      '%2f',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
        const path = localPath(parts.join(''), ORIGIN);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        expect(path).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});
