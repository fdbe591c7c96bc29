import {expect, it} from 'vitest';
import {shopifyAdminUrl} from './shopify-admin-url';

it('leads to a page of the Shopify admin', () =>
  expect(shopifyAdminUrl('https://my-store.myshopify.com', 'customers/7')).toBe(
    'https://admin.shopify.com/store/my-store/customers/7',
  ));

it.each(['localhost:4000', 'myshopify.com.evil.example'])('is unknown for the store at %s', (host) =>
  expect(shopifyAdminUrl(host, 'customers/7')).toBeNull(),
);
