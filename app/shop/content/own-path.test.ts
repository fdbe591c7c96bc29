import {describe, expect, it} from 'vitest';
import {toStorefrontPath} from './own-path';

const OWN = ['https://shop.example', 'https://shop-example.myshopify.com'];

describe('toStorefrontPath', () => {
  it.each([
    ['https://shop.example/', '/'],
    ['https://shop-example.myshopify.com/pages/about', '/about'],
    ['/pages/faqs', '/faqs'],
    ['/pages/our-farmers', '/pages/our-farmers'],
    ['/policies/shipping-policy', '/shipping-returns'],
    ['/policies/refund-policy', '/shipping-returns'],
    ['/policies/privacy-policy', '/privacy-policy'],
    ['/policies/terms-of-service', '/terms-of-service'],
    ['/collections/all', '/products'],
    ['/collections', '/collections'],
    ['/collections/bundles?sort=price', '/collections/bundles?sort=price'],
    ['/products', '/products'],
    ['/products/palak-paneer', '/product/palak-paneer'],
    ['/products/palak-paneer?utm_source=mail#storage', '/product/palak-paneer?utm_source=mail#storage'],
    ['/recipes', '/recipes'],
  ])('converts %s to %s', (url, path) => expect(toStorefrontPath(url, OWN)).toBe(path));

  it.each([
    'https://elsewhere.example/pages/about',
    'https://shop.example.evil.example/pages/about',
    '//elsewhere.example/pages/about',
    '/\\elsewhere.example/pages/about',
    'https://shop.example//elsewhere.example',
    'recipes',
    '',
    'mailto:support@shop.example',
    '#ingredients',
  ])('returns %s unchanged', (url) => expect(toStorefrontPath(url, OWN)).toBe(url));
});
