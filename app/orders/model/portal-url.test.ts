import {expect, it} from 'vitest';
import {toPortalUrl} from './order-context.server';

it('accepts only https URLs as the customer portal', () => {
  const portalUrl = (url: string) => toPortalUrl(new Map([['portal_url', url]]));
  expect(portalUrl('https://shopify.com/1/account')).toBe('https://shopify.com/1/account');
  for (const url of ['javascript:alert(1)', 'http://shop.example', '//evil.example', ''])
    expect(portalUrl(url)).toBeNull();
  expect(toPortalUrl(new Map())).toBeNull();
});
