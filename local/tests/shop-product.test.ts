import {getAdjacentAndFirstAvailableVariants, getProductOptions} from '@shopify/hydrogen';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createQuery, type SendQuery} from '../../tests/support/storefront-client';

let local: LocalShop;
let ask: SendQuery;

beforeAll(async () => {
  local = await startLocalShop({storefrontOrigin: 'http://localhost:3000'});
  ask = createQuery(local.origin);
});
beforeEach(() => local.reset());
afterAll(() => local.close());

/** The product query of Shopify's storefront template. */
const PRODUCT = `#graphql
  fragment TemplateVariant on ProductVariant {
    availableForSale
    quantityAvailable
    compareAtPrice { amount currencyCode }
    id
    image { __typename id url altText width height }
    price { amount currencyCode }
    product { title handle }
    selectedOptions { name value }
    sku
    title
    unitPrice { amount currencyCode }
  }
  query Product(
    $country: CountryCode
    $language: LanguageCode
    $handle: String!
    $selectedOptions: [SelectedOptionInput!]!
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      id title vendor handle descriptionHtml description
      short: description(truncateAt: 20)
      encodedVariantExistence
      encodedVariantAvailability
      options {
        name
        optionValues {
          name
          firstSelectableVariant { ...TemplateVariant }
          swatch { color image { previewImage { url } } }
        }
      }
      selectedOrFirstAvailableVariant(
        selectedOptions: $selectedOptions
        ignoreUnknownOptions: true
        caseInsensitiveMatch: true
      ) { ...TemplateVariant }
      adjacentVariants(selectedOptions: $selectedOptions) { ...TemplateVariant }
      seo { description title }
    }
  }`;

// Hydrogen's helpers validate more of a product than a test can list.
type TemplateProduct = Parameters<typeof getProductOptions>[0] & {
  readonly short: string;
  readonly selectedOrFirstAvailableVariant: {readonly quantityAvailable: number};
};

const findProduct = async (handle: string, selectedOptions: readonly object[] = []) =>
  (await ask<{product: TemplateProduct}>(PRODUCT, {handle, selectedOptions})).product;

describe('the product query of the template', () => {
  it('returns a product that Hydrogen treats as one purchasable variant', async () => {
    const product = await findProduct('palak-paneer');
    expect(getProductOptions(product)).toMatchObject([
      {name: 'Title', optionValues: [{name: 'Default Title', available: true, exists: true, selected: true}]},
    ]);
    expect(getAdjacentAndFirstAvailableVariants(product)).toMatchObject([{sku: 'FT-PPN'}]);
  });

  it('returns a product that Hydrogen treats as sold out when no unit is left', async () => {
    local.setStock('44000000000002', 0);
    const product = await findProduct('palak-paneer');
    expect(getProductOptions(product)).toMatchObject([{optionValues: [{available: false, exists: true}]}]);
    expect(product.selectedOrFirstAvailableVariant).toMatchObject({availableForSale: false, quantityAvailable: 0});
  });

  it('truncates the description as requested', async () => {
    const {short} = await findProduct('palak-paneer');
    expect(short).toHaveLength(20);
    expect(short.endsWith('...')).toBe(true);
  });

  it('formats amounts and ids as Shopify does', async () => {
    const {product} = await ask<{product: object}>(`#graphql
      query Price {
        product(handle: "ultimate-desi-sampler") {
          id
          priceRange { minVariantPrice { amount currencyCode } }
          compareAtPriceRange { maxVariantPrice { amount } }
          variants(first: 1) { nodes { id compareAtPrice { amount } } }
        }
      }`);
    expect(product).toEqual({
      id: 'gid://shopify/Product/8000000000007',
      priceRange: {minVariantPrice: {amount: '41.99', currencyCode: 'USD'}},
      compareAtPriceRange: {maxVariantPrice: {amount: '47.94'}},
      variants: {nodes: [{id: 'gid://shopify/ProductVariant/44000000000007', compareAtPrice: {amount: '47.94'}}]},
    });
  });

  it('selects the variant by options, strictly or ignoring unknown ones', async () => {
    const response = await ask(`#graphql
      query Options {
        product(handle: "palak-paneer") {
          exact: variantBySelectedOptions(selectedOptions: [{name: "Title", value: "Default Title"}]) { title }
          folded: variantBySelectedOptions(
            selectedOptions: [{name: "title", value: "default title"}], caseInsensitiveMatch: true
          ) { title }
          strict: variantBySelectedOptions(selectedOptions: [{name: "title", value: "default title"}]) { title }
          unknown: variantBySelectedOptions(selectedOptions: [{name: "Size", value: "L"}]) { title }
          ignored: variantBySelectedOptions(
            selectedOptions: [{name: "Size", value: "L"}], ignoreUnknownOptions: true
          ) { title }
        }
      }`);
    const found = {title: 'Default Title'};
    expect(response).toEqual({
      product: {exact: found, folded: found, strict: null, unknown: null, ignored: found},
    });
  });
});

describe('the pictures and clips', () => {
  it("are served under the storefront's origin, with the parameters of the CDN", async () => {
    const {product} = await ask<{product: object}>(`#graphql
      query Media {
        product(handle: "palak-paneer") {
          featuredImage {
            url
            small: url(transform: {maxWidth: 200, maxHeight: 100, crop: CENTER, preferredContentType: WEBP, scale: 2})
            absurd: url(transform: {maxWidth: 9999999})
          }
          media(first: 10) {
            nodes {
              __typename alt mediaContentType previewImage { url }
              ... on Video { sources { url mimeType } }
            }
          }
        }
      }`);
    const files = 'http://localhost:3000/cdn/shop/files';
    expect(product).toMatchObject({
      featuredImage: {
        url: `${files}/palak-paneer-bowl.png?v=1`,
        small: `${files}/palak-paneer-bowl.png?v=1&width=400&height=200&crop=center&format=webp`,
        absurd: `${files}/palak-paneer-bowl.png?v=1&width=5760`,
      },
      media: {
        nodes: [
          {__typename: 'MediaImage', mediaContentType: 'IMAGE'},
          {__typename: 'MediaImage'},
          {__typename: 'MediaImage'},
          {
            __typename: 'Video',
            mediaContentType: 'VIDEO',
            previewImage: {url: `${files}/palak-paneer-bowl.png?v=1`},
            sources: [{url: 'http://localhost:3000/cdn/shop/videos/palak-paneer.mp4?v=1', mimeType: 'video/mp4'}],
          },
        ],
      },
    });
  });
});

describe('a page of a connection', () => {
  const PAGE = `#graphql
    query Page($first: Int, $last: Int, $after: String, $before: String, $reverse: Boolean) {
      products(first: $first, last: $last, after: $after, before: $before, reverse: $reverse, sortKey: ID) {
        nodes { handle }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    }`;
  interface Page {
    readonly products: {
      readonly nodes: readonly {readonly handle: string}[];
      readonly pageInfo: {
        readonly hasNextPage: boolean;
        readonly hasPreviousPage: boolean;
        readonly startCursor: string;
        readonly endCursor: string;
      };
    };
  }
  const page = async (variables: Record<string, unknown>) => (await ask<Page>(PAGE, variables)).products;

  it('continues where the last one ended, forward and backward', async () => {
    const first = await page({first: 4});
    expect(first.pageInfo).toMatchObject({hasNextPage: true, hasPreviousPage: false});
    const second = await page({first: 4, after: first.pageInfo.endCursor});
    expect(second.nodes[0]?.handle).toBe('desi-chicken-curry');
    expect(second.pageInfo.hasPreviousPage).toBe(true);
    const third = await page({first: 4, after: second.pageInfo.endCursor});
    expect(third.nodes).toHaveLength(2);
    expect(third.pageInfo.hasNextPage).toBe(false);
    expect((await page({last: 4, before: second.pageInfo.startCursor})).nodes).toEqual(first.nodes);
    expect((await page({last: 1})).nodes).toEqual(third.nodes.slice(-1));
    expect((await page({first: 1, reverse: true})).nodes).toEqual(third.nodes.slice(-1));
  });

  it.each([
    [{}, 'you must provide one of first or last'],
    [{first: 1, last: 1}, 'providing both first and last is not supported'],
    [{first: 251}, 'first cannot exceed 250'],
    [{last: -1}, 'last cannot be negative'],
    [{first: 1, after: 'nonsense'}, 'Invalid cursor for current pagination sort.'],
  ])('rejects %j', async (variables, message) => {
    await expect(page(variables)).rejects.toThrow(message);
  });
});

describe('the product recommendations', () => {
  const recommend = (variables: Record<string, string>) =>
    ask<{productRecommendations: readonly {readonly handle: string}[] | null}>(
      `#graphql
      query Recommend($id: ID, $handle: String, $intent: ProductRecommendationIntent) {
        productRecommendations(productId: $id, productHandle: $handle, intent: $intent) { handle }
      }`,
      variables,
    );

  it('start with the same product type and omit the product itself', async () => {
    const {productRecommendations} = await recommend({handle: 'spicy-delights'});
    const found = productRecommendations?.map(({handle}) => handle) ?? [];
    expect(found).toHaveLength(9);
    expect(found).not.toContain('spicy-delights');
    expect(found.slice(0, 3).sort()).toEqual(['desi-comfort-trio', 'traditional-favorites', 'ultimate-desi-sampler']);
  });

  it('include the bundles of a kit', async () => {
    const {productRecommendations} = await recommend({handle: 'palak-paneer', intent: 'COMPLEMENTARY'});
    expect(productRecommendations?.map(({handle}) => handle)).toEqual([
      'ultimate-desi-sampler',
      'traditional-favorites',
    ]);
  });

  it('are null for an unknown product', async () => {
    expect(await recommend({id: 'gid://shopify/Product/1'})).toEqual({productRecommendations: null});
  });
});
