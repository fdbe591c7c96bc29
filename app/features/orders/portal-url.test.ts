import {expect, it} from 'vitest';
import {toPortalUrl} from './order-context.server';

it('the portal is only ever a page on the web', () => {
  const at = (url: string) => toPortalUrl(new Map([['portal_url', url]]));
  expect(at('https://shopify.com/1/account')).toBe('https://shopify.com/1/account');
  for (const url of ['javascript:alert(1)', 'http://shop.example', '//evil.example', '']) expect(at(url)).toBeNull();
  expect(toPortalUrl(new Map())).toBeNull();
});
