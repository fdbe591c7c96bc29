import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {storefrontSchemas} from '../../tests/support/schemas';
import {selectEverything} from '../../tests/support/select-everything';
import {createQuery, type SendQuery} from '../../tests/support/storefront-client';

let local: LocalShop;
let ask: SendQuery;

beforeAll(async () => {
  local = await startLocalShop({storefrontOrigin: 'http://localhost:3000'});
  ask = createQuery(local.origin);
});
beforeEach(() => local.reset());
afterAll(() => local.close());

interface Named {
  readonly handle: string;
}
interface Nodes<Node> {
  readonly nodes: readonly Node[];
}

const handles = ({nodes}: Nodes<Named>) => nodes.map(({handle}) => handle);

describe('the fields of the Storefront API', () => {
  const schema = storefrontSchemas()['2026-04'];
  it.each([
    ['Product', 2, 'product(handle: "chicken-tikka-masala")'],
    ['Product', 2, 'product(handle: "desi-comfort-trio")'],
    ['ProductVariant', 1, 'product(handle: "palak-paneer") {variants(first: 1) {nodes'],
    ['Collection', 2, 'collection(handle: "bundles")'],
    ['Page', 1, 'page(handle: "about")'],
    ['Blog', 1, 'blog(handle: "journal")'],
    ['Article', 1, 'articles(first: 1) {nodes'],
    ['Menu', 2, 'menu(handle: "footer-support")'],
    ['Metaobject', 1, 'metaobject(handle: {type: "storefront_settings", handle: "main"})'],
    ['Shop', 2, 'shop'],
    ['Localization', 2, 'localization'],
    ['Sitemap', 2, 'sitemap(type: PRODUCT)'],
    ['SearchResultItemConnection', 2, 'search(query: "curry", first: 5)'],
    ['PredictiveSearchResult', 1, 'predictiveSearch(query: "curry")'],
    ['UrlRedirectConnection', 1, 'urlRedirects(first: 5)'],
    ['ApiVersion', 0, 'publicApiVersions'],
  ])('resolves every field of %s to a depth of %i', async (type, depth, path) => {
    const closing = '}'.repeat(path.match(/\{(?![^()]*\))/g)?.length ?? 0);
    const data = await ask(`query Everything {${path} {${selectEverything(schema, type, depth)}}${closing}}`);
    expect(data).toBeTruthy();
  });
});

it('resolves the portraits of the founders, and lists the entries of one type', async () => {
  const {metaobjects} = await ask<{metaobjects: Nodes<Named & {portrait: unknown}>}>(`query Founders {
    metaobjects(type: "founder", first: 20) { nodes {
      handle
      portrait: field(key: "portrait") { reference { ... on MediaImage { image { altText width } } } }
    } }
  }`);
  expect(handles(metaobjects)).toEqual(['meera', 'harjit', 'fatima', 'daniel', 'priya']);
  expect(metaobjects.nodes[0]?.portrait).toEqual({
    reference: {image: {altText: expect.stringContaining('Meera Krishnan') as string, width: 1200}},
  });
});

describe('the metafields', () => {
  it("reference a bundle's components and a kit's nutrition facts", async () => {
    const data = await ask(`#graphql
      query Metafields {
        bundle: product(handle: "desi-comfort-trio") {
          includes: metafield(namespace: "catalog", key: "includes") {
            type references(first: 10) { nodes { ... on Product { handle } } }
          }
          none: metafield(namespace: "catalog", key: "nutrition") { value }
        }
        kit: product(handle: "palak-paneer") {
          rating: metafield(namespace: "product", key: "rating") { type value }
          nutrition: metafield(namespace: "catalog", key: "nutrition") {
            type reference { ... on Metaobject { type handle field(key: "serving_size") { type } } }
          }
          metafields(identifiers: [{namespace: "catalog", key: "id"}, {namespace: "x", key: "y"}]) { value }
        }
      }`);
    expect(data).toMatchObject({
      bundle: {
        includes: {
          type: 'list.product_reference',
          references: {
            nodes: [{handle: 'desi-chicken-curry'}, {handle: 'desi-goat-curry'}, {handle: 'southern-spiced-biryani'}],
          },
        },
        none: null,
      },
      kit: {
        rating: {
          type: 'rating',
          value: expect.stringMatching(/^{"value":"\d\.\d","scale_min":"1.0","scale_max":"5.0"}$/),
        },
        nutrition: {
          type: 'metaobject_reference',
          reference: {
            type: 'nutrition_facts',
            handle: 'palak-paneer',
            field: {type: 'single_line_text_field'},
          },
        },
        metafields: [{value: '2'}, null],
      },
    });
  });

  it('reference the storefront settings in one metaobject', async () => {
    const data = await ask(`#graphql
      query Settings {
        metaobject(handle: {type: "storefront_settings", handle: "main"}) {
          threshold: field(key: "free_shipping_minor") { value type }
          missing: field(key: "nothing") { value }
          clip: field(key: "how_it_works_clip") {
            type
            reference { ... on Video { alt previewImage { url width height } sources { url mimeType } } }
          }
        }
        metaobjects(type: "storefront_settings", first: 5) { nodes { handle } }
      }`);
    expect(data).toMatchObject({
      metaobject: {
        threshold: {value: '2500', type: 'number_integer'},
        missing: null,
        clip: {
          type: 'file_reference',
          reference: {
            previewImage: {url: expect.stringContaining('/how-it-works.png'), width: 1080, height: 1920},
            sources: [{url: expect.stringContaining('/how-it-works.mp4'), mimeType: 'video/mp4'}],
          },
        },
      },
      metaobjects: {nodes: [{handle: 'main'}]},
    });
  });
});

describe('the content', () => {
  it('has policies, menus, pages and redirects where Shopify has them', async () => {
    const data = await ask(`#graphql
      query Content {
        shop { name shippingPolicy { handle url } termsOfService { title } paymentSettings { countryCode } }
        menu(handle: "main-menu") { itemsCount items { title url type } }
        footer: menu(handle: "footer-support") { items { title resource { ... on ShopPolicy { handle } } } }
        page(handle: "about") { title seo { description } }
        urlRedirects(first: 5, query: "path:\\"/product/country-classics-bundle\\"") { nodes { path target } }
        none: urlRedirects(first: 5, query: "path:\\"/x OR path:*\\"") { nodes { path } }
        collections(first: 2) { totalCount nodes { handle } }
        blogs(first: 5) { nodes { handle } }
        sitemap(type: PRODUCT) { pagesCount { count } }
        productTypes(first: 5) { nodes }
      }`);
    expect(data).toMatchObject({
      shop: {
        name: 'Fusion Tiffin',
        shippingPolicy: {handle: 'shipping-policy', url: 'http://localhost:3000/policies/shipping-policy'},
        paymentSettings: {countryCode: 'US'},
      },
      menu: {itemsCount: 4, items: [{title: 'Home', url: 'http://localhost:3000/', type: 'FRONTPAGE'}, {}, {}, {}]},
      footer: {items: [{}, {}, {title: 'Privacy Policy', resource: {handle: 'privacy-policy'}}, {}]},
      urlRedirects: {nodes: [{path: '/product/country-classics-bundle', target: '/product/desi-comfort-trio'}]},
      none: {nodes: []},
      collections: {totalCount: '4', nodes: [{handle: 'most-popular'}, {handle: 'featured'}]},
      blogs: {nodes: [{handle: 'journal'}]},
      sitemap: {pagesCount: {count: 1}},
      productTypes: {nodes: ['Bundle', 'Meal Kit']},
    });
  });

  it('is found by its global id', async () => {
    const {nodes} = await ask<{nodes: readonly object[]}>(
      `#graphql
      query Nodes($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }`,
      {
        ids: [
          'gid://shopify/Product/8000000000001',
          'gid://shopify/ProductVariant/44000000000001',
          'gid://shopify/Product/1',
        ],
      },
    );
    expect(nodes).toMatchObject([{__typename: 'Product'}, {__typename: 'ProductVariant'}, null]);
  });
});
