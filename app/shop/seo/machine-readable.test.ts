import {describe, expect, it} from 'vitest';
import {productFixture} from '~/shop/catalog/catalog-fixtures';
import {toProduct} from '~/shop/catalog/model/to-product';
import type {FeedProduct} from './find-feed-products.server';
import {toLlmsText} from './to-llms-text';
import {toProductFeed} from './to-product-feed';
import {toProductMarkdown} from './to-product-markdown';

const SHOP = {name: 'Spice & Route', description: 'Meals by mail', origin: 'https://shop.example'};
const usd = (amount: string) => ({amount, currencyCode: 'USD' as const});

const VARIANT = {id: 'gid://shopify/ProductVariant/44001', sku: null, price: usd('7.9'), compareAtPrice: null};

const feedProduct = (changes: Partial<FeedProduct> = {}): FeedProduct => ({
  id: 'gid://shopify/Product/8001',
  handle: 'dal',
  title: 'Dal',
  description: 'Lentils, slowly cooked. With cumin.',
  vendor: 'Spice Route',
  productType: '',
  availableForSale: true,
  images: {nodes: []},
  selectedOrFirstAvailableVariant: VARIANT,
  ...changes,
});

describe('toProductFeed', () => {
  it('names the product as Shopify does, with a price of two decimals', () => {
    const feed = toProductFeed([feedProduct()], SHOP);
    expect(feed).toContain('<g:id>shopify_US_8001_44001</g:id>');
    expect(feed).toContain('<g:price>7.90 USD</g:price>');
    expect(feed).not.toContain('g:sale_price');
  });

  it('lists the former price as the price and the current one as the sale price', () => {
    const onSale = {...VARIANT, compareAtPrice: usd('10.0')};
    const feed = toProductFeed([feedProduct({selectedOrFirstAvailableVariant: onSale})], SHOP);
    expect(feed).toContain('<g:price>10.00 USD</g:price>\n<g:sale_price>7.90 USD</g:sale_price>');
  });

  it('escapes markup, and drops characters that XML cannot contain', () => {
    const feed = toProductFeed([feedProduct({title: 'A <b>&\u0007 B', description: ''})], SHOP);
    expect(feed).toContain('<g:title>A &lt;b&gt;&amp; B</g:title>');
    expect(feed).toContain('<title>Spice &amp; Route</title>');
  });

  it('leaves out a product that has no variant', () => {
    expect(toProductFeed([feedProduct({selectedOrFirstAvailableVariant: null})], SHOP)).not.toContain('<item>');
  });
});

describe('toLlmsText', () => {
  it('links products with the first sentence of their description', () => {
    const text = toLlmsText({products: [feedProduct()], recipes: []}, SHOP);
    expect(text).toContain('- [Dal](https://shop.example/product/dal): Lentils, slowly cooked.\n');
    expect(text).not.toContain('## Recipes');
  });

  it('escapes titles that would end a link', () => {
    const text = toLlmsText({products: [feedProduct({title: 'Dal](https://evil.example)'})], recipes: []}, SHOP);
    expect(text).toContain('[Dal\\](https://evil.example)](https://shop.example/product/dal)');
  });
});

describe('toProductMarkdown', () => {
  it('has the price, the availability and only the sections that the product fills', () => {
    const product = toProduct(
      productFixture({descriptionHtml: '<p>Spinach # and *more*</p>', availableForSale: false}),
    );
    const markdown = toProductMarkdown(product!, 'https://shop.example');
    expect(markdown).toContain('- Price: $7.99\n- Availability: sold out');
    expect(markdown).toContain('Spinach \\# and \\*more\\*');
    expect(markdown).not.toContain('## ');
  });
});
