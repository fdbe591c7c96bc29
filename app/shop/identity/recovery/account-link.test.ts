import {describe, expect, it} from 'vitest';
import {testConfig} from '~/platform/test-config';
import {getResetLink, parseAccountLink, toLinkPath, parseShopLink, toShopUrl} from './account-link.server';

const config = testConfig();
const SHOP = 'http://localhost:4000';
const HERE = 'http://localhost:3000';
const LINK = {kind: 'reset', id: '7', token: 'a-b_c9'} as const;

describe('account links', () => {
  it('parses the path of a link and builds its URL on Shopify’s domain', () => {
    expect(parseAccountLink('/account/reset/7/a-b_c9')).toEqual(LINK);
    expect(toLinkPath(LINK)).toBe('/account/reset/7/a-b_c9');
    expect(toShopUrl(LINK, config)).toBe(`${SHOP}/account/reset/7/a-b_c9`);
  });

  it.each([
    '/account/reset/7',
    '/account/reset/x/token',
    '/account/reset/7/a/b',
    '/account/reset/7/%2e%2e',
    '/account/login/7/a',
    '//evil.example/account/reset/7/a',
  ])('rejects the path %s', (path) => expect(parseAccountLink(path)).toBeNull());

  it.each([
    'https://evil.example/account/reset/7/evil',
    'http://localhost:4000@evil.example/account/reset/7/evil',
    'http://evil@localhost:4000/account/reset/7/evil',
    'http://localhost:4000.evil.example/account/reset/7/evil',
    'javascript:alert(1)',
    `${HERE}/account/reset/7/evil`,
    `${SHOP}/account/activate-not/7/evil`,
    '',
  ])('ignores a link of another host in the query: %s', (address) => {
    expect(parseShopLink(address, config)).toBeNull();
    const url = new URL(`${HERE}/account/reset/7/a-b_c9?reset_url=${encodeURIComponent(address)}`);
    expect(getResetLink(url, config)).toEqual(LINK);
  });

  it.each(['reset_url', 'resetUrl'])('accepts a link of Shopify’s domain in the query parameter %s', (name) => {
    const named = encodeURIComponent(`${SHOP}/account/reset/8/other?syclid=x`);
    const url = new URL(`${HERE}/account/reset?${name}=${named}`);
    expect(getResetLink(url, config)).toEqual({kind: 'reset', id: '8', token: 'other'});
  });

  it('finds no reset link in an activation link', () => {
    expect(getResetLink(new URL(`${HERE}/account/activate/7/a`), config)).toBeNull();
  });
});
