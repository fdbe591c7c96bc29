import {describe, expect, it} from 'vitest';
import {isCrossOrigin} from './cross-origin';

const SHOP = 'http://localhost:4000';

const post = (headers: Record<string, string>) => new Request(`${SHOP}/checkouts/cn/x`, {method: 'POST', headers});

describe('isCrossOrigin', () => {
  it.each([
    ['a form of the shop', {origin: SHOP, 'sec-fetch-site': 'same-origin'}, false],
    ['a form sent again on reload', {'sec-fetch-site': 'none'}, false],
    ['a program', {}, false],
    ['another site', {origin: 'https://evil.example', 'sec-fetch-site': 'cross-site'}, true],
    ['the storefront on its own port', {origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site'}, true],
    ['an old browser on another site', {origin: 'https://evil.example'}, true],
    ['a sandboxed frame', {origin: 'null'}, true],
  ])('returns the expected result for a request from %s', (_sender, headers, expected) => {
    expect(isCrossOrigin(post(headers), SHOP)).toBe(expected);
  });
});
