import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createQuery, type SendQuery} from '../../tests/support/storefront-client';

let local: LocalShop;
let ask: SendQuery;

beforeAll(async () => {
  local = await startLocalShop({profile: 'market', storefrontOrigin: 'http://localhost:3000'});
  ask = createQuery(local.origin);
});
beforeEach(() => local.reset());
afterAll(() => local.close());

describe('a pre-order and a gift card', () => {
  it('tells that a variant is sold although none is in stock', async () => {
    const {product} = await ask<{product: object}>(`#graphql
      query PreOrder {
        product(handle: "kashmiri-saffron-chai") {
          availableForSale totalInventory encodedVariantAvailability
          variants(first: 1) { nodes { availableForSale currentlyNotInStock quantityAvailable title } }
        }
      }`);
    expect(product).toEqual({
      availableForSale: true,
      totalInventory: 0,
      encodedVariantAvailability: 'v1_0',
      variants: {
        nodes: [{availableForSale: true, currentlyNotInStock: true, quantityAvailable: 0, title: 'Default Title'}],
      },
    });
  });

  it('has the date of the merchant as a metafield of the product, and of variants that have their own', async () => {
    const found = await ask<{product: {shipsOn: {value: string; type: string}}}>(`#graphql
      query ShipsOn {
        product(handle: "kashmiri-saffron-chai") {
          shipsOn: metafield(namespace: "custom", key: "ships_on") { value type }
          variants(first: 1) { nodes { metafield(namespace: "custom", key: "ships_on") { value } } }
        }
      }`);
    expect(found.product).toEqual({
      shipsOn: {type: 'date', value: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)},
      variants: {nodes: [{metafield: null}]},
    });
  });

  it('tells that a gift card is one, and is not shipped', async () => {
    const {product} = await ask<{product: object}>(`#graphql
      query GiftCard {
        product(handle: "gift-card") {
          isGiftCard
          variants(first: 4) { nodes { title requiresShipping price { amount } currentlyNotInStock } }
        }
      }`);
    const variant = (amount: string) => ({
      title: `$${amount}`,
      requiresShipping: false,
      price: {amount: `${amount}.0`},
      currentlyNotInStock: false,
    });
    expect(product).toEqual({isGiftCard: true, variants: {nodes: ['25', '50', '100', '200'].map(variant)}});
  });
});

it('finds variants as nodes, and the spice market as a collection and in the list of products', async () => {
  const [mild] = local.variants('paneer-makhani');
  const found = await ask<{collection: {products: {nodes: readonly {handle: string}[]}}; products: {nodes: object[]}}>(
    `#graphql
      query Market($id: ID!) {
        node(id: $id) { ... on ProductVariant { title product { handle } } }
        collection(handle: "spice-market") { title image { url } products(first: 15) { nodes { handle } } }
        products(first: 50) { nodes { handle } }
      }`,
    {id: `gid://shopify/ProductVariant/${mild}`},
  );
  expect(found).toMatchObject({
    node: {title: 'Single / Mild', product: {handle: 'paneer-makhani'}},
    collection: {title: 'The Spice Market'},
  });
  expect(found.collection.products.nodes.map(({handle}) => handle)).toEqual([
    'paneer-makhani',
    'mix-your-own-masala',
    'gift-card',
    'masala-dabba',
    'kashmiri-saffron-chai',
    'house-chai',
    'masala-of-the-month',
    'masala-dabba-starter-set',
    'chai-kulhad',
    'chai-kulhad-terracotta',
    'chai-kulhad-indigo',
    'chai-kulhad-leaf',
    'dabba-refills',
  ]);
  expect(found.products.nodes).toHaveLength(23);
});
