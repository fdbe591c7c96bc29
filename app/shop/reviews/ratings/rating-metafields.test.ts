import {expect, it} from 'vitest';
import {ratingIdentifiers, toRatingMetafields} from './rating-metafields';

const productId = 'gid://shopify/Product/1';

it('writes mean and number in both namespaces, with a dot and two digits', () => {
  const fields = toRatingMetafields({productId, count: 3, total: 14});
  expect(fields.map(({namespace, key, value}) => [`${namespace}.${key}`, value])).toEqual([
    ['storefront_reviews.rating', '{"value":"4.67","scale_min":"1.0","scale_max":"5.0"}'],
    ['storefront_reviews.rating_count', '3'],
    ['reviews.rating', '{"value":"4.67","scale_min":"1.0","scale_max":"5.0"}'],
    ['reviews.rating_count', '3'],
  ]);
});

it('deletes the same metafields as it writes', () => {
  const names = ({namespace, key}: {namespace: string; key: string}) => `${namespace}.${key}`;
  expect(ratingIdentifiers(productId).map(names)).toEqual(
    toRatingMetafields({productId, count: 1, total: 5}).map(names),
  );
});
