import {describe, expect, it} from 'vitest';
import {SITE_FIXTURE} from '~/core/site-fixture';
import {choiceFixture, productFixture} from '~/shop/catalog/catalog-fixtures';
import {toProduct} from '~/shop/catalog/model/to-product';
import {productFacts} from './product-meta';

function factsOf(served: Parameters<typeof productFixture>[0] = {}) {
  const product = toProduct(productFixture(served));
  if (!product) throw new Error('the fixture is for sale');
  return productFacts(product, SITE_FIXTURE);
}

describe('productFacts', () => {
  it('names the path of the product in this storefront', () => {
    expect(factsOf()).toMatchObject({path: '/product/palak-paneer', type: 'product'});
  });

  it('returns structured data with the price, the currency and the availability', () => {
    expect(factsOf().structuredData).toMatchObject([
      {
        '@type': 'Product',
        offers: {price: '7.99', priceCurrency: 'USD', availability: 'https://schema.org/InStock'},
      },
    ]);
    expect(JSON.stringify(factsOf({availableForSale: false}))).toContain('OutOfStock');
  });

  it('says that a variant is sold before it arrives, and when it is sent', () => {
    const {selectedOrFirstAvailableVariant: only} = productFixture();
    const later = {selectedOrFirstAvailableVariant: only && {...only, currentlyNotInStock: true}};
    const availability = 'https://schema.org/BackOrder';
    expect(factsOf({...later, shipsOn: {value: '2099-01-12'}}).structuredData).toMatchObject([
      {offers: {availability, availabilityStarts: '2099-01-12'}},
    ]);
    const [withoutDate] = factsOf({...later, shipsOn: {value: '2020-01-12'}}).structuredData ?? [];
    expect(withoutDate).toMatchObject({offers: {availability}});
    expect(JSON.stringify(withoutDate)).not.toContain('availabilityStarts');
  });

  it('states what shipping costs, how long it takes and when a product can be returned', () => {
    expect(factsOf().structuredData).toMatchObject([
      {
        offers: {
          shippingDetails: {
            shippingRate: {value: '4.99', currency: 'USD'},
            deliveryTime: {handlingTime: {minValue: 1, maxValue: 2}, transitTime: {minValue: 3, maxValue: 5}},
          },
          hasMerchantReturnPolicy: {merchantReturnDays: 30, applicableCountry: 'US'},
        },
      },
    ]);
  });

  it('omits missing data, and makes image URLs absolute', () => {
    expect(JSON.stringify(factsOf().structuredData)).not.toMatch(/"description"|"image"|"sku"/);
    const moreMedia = {value: JSON.stringify(['/cdn/shop/files/pack.png'])};
    expect(factsOf({moreMedia})).toMatchObject({
      picture: {url: '/cdn/shop/files/pack.png'},
      structuredData: [{image: ['https://shop.example/cdn/shop/files/pack.png']}],
    });
  });

  it('returns the rating of stored reviews', () => {
    const ownRating = {value: JSON.stringify({value: '4.57', scale_min: '1.0', scale_max: '5.0'})};
    expect(factsOf({ownRating, ownReviewCount: {value: '7'}})).toMatchObject({
      structuredData: [{aggregateRating: {ratingValue: '4.6', reviewCount: 7, bestRating: 5}}],
    });
    expect(JSON.stringify(factsOf({ownRating, ownReviewCount: {value: '0'}}))).not.toMatch(/aggregateRating/);
  });

  it('returns no rating that the storefront does not store reviews for', () => {
    const rating = {value: JSON.stringify({value: '4.8', scale_min: '1.0', scale_max: '5.0'})};
    expect(JSON.stringify(factsOf({rating, reviewCount: {value: '412'}}))).not.toMatch(/rating/i);
  });

  it('describes a product with variants as a group, with the shown variant and its neighbors', () => {
    const [group] = factsOf(choiceFixture()).structuredData ?? [];
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '8000000000002',
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        {
          name: 'Palak Paneer, Regular / Mild',
          sku: 'RM',
          size: 'Regular',
          offers: {price: '7.99', shippingDetails: {shippingRate: {value: '4.99'}}},
        },
        {
          sku: 'FM',
          size: 'Family',
          offers: {
            url: `${SITE_FIXTURE.origin}/product/palak-paneer?Size=Family&Heat=Mild`,
            price: '14.99',
            availability: 'https://schema.org/OutOfStock',
          },
        },
        {sku: 'RH', size: 'Regular'},
      ],
    });
    expect(group).not.toHaveProperty('offers');
  });
});
