import {expect, it, vi} from 'vitest';
import {productFixture} from '~/shop/catalog/catalog-fixtures';
import type {ProductSource} from '~/shop/catalog/model/to-product';
import {findPrimaryImage} from './find-primary-image.server';
import {PRODUCT_NAMES_QUERY} from '~/shop/catalog/names/product-names.gql';

const picture = (url: string) => ({url, altText: null, width: 1600, height: 1600});
const CLIP = {
  __typename: 'Video' as const,
  alt: null,
  previewImage: picture('https://cdn.shopify.com/poster.png'),
  sources: [{url: 'https://cdn.shopify.com/clip.mp4', mimeType: 'video/mp4'}],
};
const PACK = {
  __typename: 'MediaImage' as const,
  alt: null,
  previewImage: null,
  image: picture('https://cdn.shopify.com/pack.png'),
};

function shopWith(changes: Partial<ProductSource>) {
  const product = productFixture({handle: 'rajma', title: 'Rajma', ...changes});
  const names = [
    {...product, id: 'gid://shopify/Product/8', catalogId: {value: '8'}, secondName: {value: 'Kidney Beans'}},
  ];
  const query = vi.fn(async (document: string, options: {variables?: {handle: string}}) => {
    if (document === PRODUCT_NAMES_QUERY)
      return {products: {nodes: names, pageInfo: {hasNextPage: false, endCursor: null}}};
    return {product: options.variables?.handle === 'rajma' ? product : null};
  });
  return {query} as unknown as Parameters<typeof findPrimaryImage>[0] & {query: typeof query};
}

it.each(['rajma', 'kidney-beans', '8'])('finds the image by any name of the product: %s', async (name) => {
  expect(await findPrimaryImage(shopWith({media: {nodes: [PACK]}}), name)).toBe('https://cdn.shopify.com/pack.png');
});

it('returns the first image of the gallery, or the preview of a video without any', async () => {
  const imageOf = (nodes: (typeof CLIP | typeof PACK)[]) => findPrimaryImage(shopWith({media: {nodes}}), 'rajma');
  expect(await imageOf([CLIP, PACK])).toBe('https://cdn.shopify.com/pack.png');
  expect(await imageOf([CLIP])).toBe('https://cdn.shopify.com/poster.png');
});

it('returns the featured image for an empty gallery', async () => {
  const featuredImage = picture('https://cdn.shopify.com/featured.png');
  expect(await findPrimaryImage(shopWith({featuredImage}), 'rajma')).toBe(featuredImage.url);
});

it('returns null for a product without an image and for an unknown name', async () => {
  expect(await findPrimaryImage(shopWith({}), 'rajma')).toBeNull();
  expect(await findPrimaryImage(shopWith({}), 'no-such-dish')).toBeNull();
});

it('sends no request without a name', async () => {
  const shop = shopWith({});
  expect(await findPrimaryImage(shop, '')).toBeNull();
  expect(shop.query).not.toHaveBeenCalled();
});
