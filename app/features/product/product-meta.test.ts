import {describe, expect, it} from 'vitest';
import {productFixture} from '~/features/catalog/catalog-fixtures';
import {toProduct} from '~/features/catalog/model/to-product';
import {productMeta} from './product-meta';

const CANONICAL = 'https://shop.example/product/palak-paneer';

function metaOf(served: Parameters<typeof productFixture>[0] = {}) {
  const product = toProduct(productFixture(served));
  if (!product) throw new Error('the fixture is for sale');
  return productMeta({product, title: 'Palak Paneer - Fusion Tiffin', canonicalUrl: CANONICAL});
}

const jsonLdOf = (meta: ReturnType<typeof metaOf>) => meta.find((entry) => 'script:ld+json' in entry);

describe('productMeta', () => {
  it('returns the canonical URL', () => {
    expect(metaOf()).toContainEqual({tagName: 'link', rel: 'canonical', href: CANONICAL});
  });

  it('returns structured data with the price, the currency and the availability', () => {
    expect(jsonLdOf(metaOf())).toMatchObject({
      'script:ld+json': {
        '@type': 'Product',
        offers: {price: '7.99', priceCurrency: 'USD', availability: 'https://schema.org/InStock'},
      },
    });
    expect(JSON.stringify(jsonLdOf(metaOf({availableForSale: false})))).toContain('OutOfStock');
  });

  it('omits missing data, and makes image URLs absolute', () => {
    const bare = JSON.stringify(jsonLdOf(metaOf()));
    expect(bare).not.toMatch(/"description"|"image"/);
    expect(metaOf()).toContainEqual({property: 'og:description', content: 'Palak Paneer - Fusion Tiffin'});
    const moreMedia = {value: JSON.stringify(['/cdn/shop/files/pack.png'])};
    expect(metaOf({moreMedia})).toContainEqual({
      property: 'og:image',
      content: 'https://shop.example/cdn/shop/files/pack.png',
    });
  });

  it('returns no rating in the structured data', () => {
    const rating = {value: JSON.stringify({value: '4.8', scale_min: '1.0', scale_max: '5.0'})};
    expect(JSON.stringify(metaOf({rating, reviewCount: {value: '412'}}))).not.toMatch(/rating/i);
  });
});
