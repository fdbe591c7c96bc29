import {describe, expect, it} from 'vitest';
import {testConfig} from '~/platform/test-config';
import {findResetLink, parseAccountLink, pathOfLink, readShopLink, shopUrlOf} from './account-link.server';

const config = testConfig();
const SHOP = 'http://localhost:4000';
const HERE = 'http://localhost:3000';
const LINK = {kind: 'reset', id: '7', token: 'a-b_c9'} as const;

describe('a mailed link', () => {
  it('is read from its path and goes to the shop under the shop’s own domain', () => {
    expect(parseAccountLink('/account/reset/7/a-b_c9')).toEqual(LINK);
    expect(pathOfLink(LINK)).toBe('/account/reset/7/a-b_c9');
    expect(shopUrlOf(LINK, config)).toBe(`${SHOP}/account/reset/7/a-b_c9`);
  });

  it.each([
    '/account/reset/7',
    '/account/reset/x/token',
    '/account/reset/7/a/b',
    '/account/reset/7/%2e%2e',
    '/account/login/7/a',
    '//evil.example/account/reset/7/a',
  ])('is not %s', (path) => expect(parseAccountLink(path)).toBeNull());

  it.each([
    'https://evil.example/account/reset/7/evil',
    'http://localhost:4000@evil.example/account/reset/7/evil',
    'http://evil@localhost:4000/account/reset/7/evil',
    'http://localhost:4000.evil.example/account/reset/7/evil',
    'javascript:alert(1)',
    `${HERE}/account/reset/7/evil`,
    `${SHOP}/account/activate-not/7/evil`,
    '',
  ])('of another place does not count: %s', (address) => {
    expect(readShopLink(address, config)).toBeNull();
    const url = new URL(`${HERE}/account/reset/7/a-b_c9?reset_url=${encodeURIComponent(address)}`);
    expect(findResetLink(url, config)).toEqual(LINK);
  });

  it.each(['reset_url', 'resetUrl'])('may be named by %s when it is the shop’s', (name) => {
    const named = encodeURIComponent(`${SHOP}/account/reset/8/other?syclid=x`);
    const url = new URL(`${HERE}/account/reset?${name}=${named}`);
    expect(findResetLink(url, config)).toEqual({kind: 'reset', id: '8', token: 'other'});
  });

  it('to open an account resets none', () => {
    expect(findResetLink(new URL(`${HERE}/account/activate/7/a`), config)).toBeNull();
  });
});
