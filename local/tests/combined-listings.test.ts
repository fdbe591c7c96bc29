import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createQuery} from '../../tests/support/storefront-client';
import {createAdminClient} from './admin-client';
import {createCartClient, linesOf} from './cart-client';

let shop: LocalShop;

beforeAll(async () => void (shop = await startLocalShop({profile: 'market'})));
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const PARENT = 'chai-kulhad';
const TERRACOTTA = 'chai-kulhad-terracotta';

interface ProductData {
  readonly id: string;
  readonly options: readonly {
    readonly name: string;
    readonly optionValues: readonly {name: string; firstSelectableVariant: {product: {handle: string}} | null}[];
  }[];
  readonly chosen: {
    title: string;
    selectedOptions: readonly {name: string; value: string}[];
    product: {handle: string};
  } | null;
  readonly adjacentVariants: readonly {title: string; product: {handle: string}}[];
  readonly encodedVariantExistence: string;
  readonly encodedVariantAvailability: string;
}

const QUERY = `#graphql
  query Listing($handle: String!, $selectedOptions: [SelectedOptionInput!] = []) {
    product(handle: $handle) {
      id
      availableForSale
      priceRange { minVariantPrice { amount } maxVariantPrice { amount } }
      options { name optionValues { name firstSelectableVariant { product { handle } } } }
      chosen: selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions, ignoreUnknownOptions: true) {
        title selectedOptions { name value } product { handle }
      }
      adjacentVariants(selectedOptions: $selectedOptions, ignoreUnknownOptions: true) { title product { handle } }
      encodedVariantExistence
      encodedVariantAvailability
    }
  }`;

const find = async (handle: string, selected: Readonly<Record<string, string>> = {}): Promise<ProductData> => {
  const selectedOptions = Object.entries(selected).map(([name, value]) => ({name, value}));
  const {product} = await createQuery(shop.origin)<{product: ProductData}>(QUERY, {handle, selectedOptions});
  return product;
};
const valuesOf = ({options}: ProductData) =>
  options.map(({name, optionValues}) => [
    name,
    optionValues.map(({name: value, firstSelectableVariant}) => [value, firstSelectableVariant?.product.handle]),
  ]);

const LISTED = [
  [
    'Glaze',
    [
      ['Terracotta', TERRACOTTA],
      ['Indigo', 'chai-kulhad-indigo'],
      ['Leaf', 'chai-kulhad-leaf'],
    ],
  ],
  [
    'Set',
    [
      ['2 cups', TERRACOTTA],
      ['6 cups', TERRACOTTA],
    ],
  ],
];

describe('a combined listing', () => {
  it('has the options and the prices of its children, whose variants its values lead to', async () => {
    const parent = await find(PARENT);
    expect(valuesOf(parent)).toEqual(LISTED);
    expect(parent).toMatchObject({
      availableForSale: true,
      priceRange: {minVariantPrice: {amount: '12.99'}, maxVariantPrice: {amount: '39.99'}},
      chosen: {title: '2 cups', product: {handle: TERRACOTTA}},
      encodedVariantExistence: 'v1_0:0-1,1:0-1,2:0,',
      encodedVariantAvailability: 'v1_0:0-1,1:0,2:0,',
    });
  });

  it('is chosen from at each child, which shows its own variants first', async () => {
    const child = await find('chai-kulhad-indigo');
    expect(valuesOf(child)).toEqual(LISTED);
    expect(child).toMatchObject({
      priceRange: {minVariantPrice: {amount: '14.99'}},
      chosen: {product: {handle: 'chai-kulhad-indigo'}, selectedOptions: [{value: 'Indigo'}, {value: '2 cups'}]},
    });
    expect(child.adjacentVariants.map(({title, product}) => [product.handle, title])).toEqual([
      [TERRACOTTA, '2 cups'],
      ['chai-kulhad-indigo', '6 cups'],
      ['chai-kulhad-leaf', '2 cups'],
    ]);
  });

  it('implies the glaze of a child that a link with its own options names', async () => {
    const {chosen} = await find(TERRACOTTA, {Set: '6 cups'});
    expect(chosen).toMatchObject({title: '6 cups', product: {handle: TERRACOTTA}});
  });

  it('loses the values of a child that is not published any more', async () => {
    const {id} = await find('chai-kulhad-leaf');
    await createAdminClient(shop)(
      `mutation ($product: ProductUpdateInput!) { productUpdate(product: $product) { userErrors { message } } }`,
      {product: {id, status: 'DRAFT'}},
    );
    const [glaze] = valuesOf(await find(PARENT));
    expect(glaze).toEqual([
      'Glaze',
      [
        ['Terracotta', TERRACOTTA],
        ['Indigo', 'chai-kulhad-indigo'],
      ],
    ]);
  });

  it('sells the variants of its children in a cart, under their own names, and nothing of the parent', async () => {
    const client = createCartClient(shop.origin);
    const [first] = shop.variants(TERRACOTTA);
    const sold = await client.cart.create({lines: [{merchandiseId: `gid://shopify/ProductVariant/${first}`}]});
    expect(linesOf(sold)).toMatchObject([{quantity: 1}]);
    const {id} = await find(PARENT);
    const forged = id.replace('Product/', 'ProductVariant/');
    const refused = await client.cart.create({lines: [{merchandiseId: forged}]});
    expect(refused.userErrors).toMatchObject([{code: 'INVALID', field: ['input', 'lines', '0', 'merchandiseId']}]);
  });
});
