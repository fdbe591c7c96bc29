import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createQuery} from '../../tests/support/storefront-client';
import {createAdminClient, errorsOf, type AdminResponse} from './admin-client';

let shop: LocalShop;
let ask: ReturnType<typeof createAdminClient>;

beforeAll(async () => {
  shop = await startLocalShop({profile: 'market'});
  ask = createAdminClient(shop);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const PANEER = 'gid://shopify/Product/8000000100001';

const paneer = (position: number): number => shop.variants('paneer-makhani')[position - 1] ?? 0;
const variantGid = (position: number): string => `gid://shopify/ProductVariant/${paneer(position)}`;
const bodyOf = (topic: string): unknown => JSON.parse(shop.deliveries(topic).at(-1)?.body ?? 'null');

async function locationId(): Promise<string> {
  const {data} = await ask('{ location { id } }');
  return (data?.['location'] as {id: string}).id;
}

const UPDATE = `mutation Update($variants: [ProductVariantsBulkInput!]!) {
  productVariantsBulkUpdate(productId: "${PANEER}", variants: $variants) {
    productVariants { title price compareAtPrice sku inventoryPolicy } userErrors { code field }
  }
}`;
const update = (...variants: object[]) => ask(UPDATE, {variants});

const SET = `mutation Set($input: InventorySetQuantitiesInput!, $key: String!) {
  inventorySetQuantities(input: $input) @idempotent(key: $key) {
    inventoryAdjustmentGroup { changes { delta item { variant { title } } } } userErrors { code }
  }
}`;

describe('a product with options', () => {
  it('is read with its options, its variants and their ranges', async () => {
    const {data} = await ask(`{
      product(id: "${PANEER}") {
        hasOnlyDefaultVariant hasOutOfStockVariants totalInventory variantsCount { count precision }
        priceRangeV2 { minVariantPrice { amount } maxVariantPrice { amount } }
        compareAtPriceRange { minVariantCompareAtPrice { amount } maxVariantCompareAtPrice { amount } }
        options { name position values optionValues { name hasVariants swatch { color } } }
        variants(first: 2, reverse: true) {
          nodes { title displayName position price sku inventoryQuantity selectedOptions { name value } }
          pageInfo { hasNextPage }
        }
      }
    }`);
    expect(data?.['product']).toMatchObject({
      hasOnlyDefaultVariant: false,
      hasOutOfStockVariants: true,
      totalInventory: 128,
      variantsCount: {count: 5, precision: 'EXACT'},
      priceRangeV2: {minVariantPrice: {amount: '8.99'}, maxVariantPrice: {amount: '23.99'}},
      compareAtPriceRange: {maxVariantCompareAtPrice: {amount: '26.97'}},
      options: [
        {name: 'Size', position: 1, values: ['Single', 'Family']},
        {name: 'Heat', position: 2, optionValues: [{name: 'Mild', hasVariants: true}, {}, {}]},
      ],
      variants: {
        nodes: [
          {
            title: 'Family / Hot',
            displayName: 'Paneer Makhani - Family / Hot',
            position: 5,
            price: '23.99',
            sku: 'FT-PMK-F3',
            inventoryQuantity: 3,
          },
          {title: 'Family / Medium', position: 4},
        ],
        pageInfo: {hasNextPage: true},
      },
    });
  });

  it('is found by the SKU and the price of a variant', async () => {
    for (const query of ['sku:FT-PMK-F3', 'variants.price:23.99']) {
      const {data} = await ask(
        'query Find($query: String!) { products(first: 9, query: $query) { nodes { handle } } }',
        {
          query,
        },
      );
      expect(data?.['products']).toEqual({nodes: [{handle: 'paneer-makhani'}]});
    }
  });
});

describe('productVariantsBulkUpdate', () => {
  it('changes some variants and leaves the others', async () => {
    const changed = await update(
      {id: variantGid(1), price: '9.49', compareAtPrice: '9.99'},
      {id: variantGid(3), inventoryPolicy: 'CONTINUE', inventoryItem: {sku: 'FT-PMK-HOT'}},
    );
    expect(changed.data?.['productVariantsBulkUpdate']).toEqual({
      productVariants: [
        {title: 'Single / Mild', price: '9.49', compareAtPrice: '9.99', sku: 'FT-PMK-S1', inventoryPolicy: 'DENY'},
        {title: 'Single / Hot', price: '8.99', compareAtPrice: null, sku: 'FT-PMK-HOT', inventoryPolicy: 'CONTINUE'},
      ],
      userErrors: [],
    });
    const {product} = await createQuery(shop.origin)<{product: {variants: {nodes: object[]}}}>(`query Read {
      product(handle: "paneer-makhani") {
        variants(first: 5) { nodes { price { amount } availableForSale currentlyNotInStock } }
      }
    }`);
    expect(product.variants.nodes).toMatchObject([
      {price: {amount: '9.49'}},
      {price: {amount: '8.99'}, availableForSale: true},
      {price: {amount: '8.99'}, availableForSale: true, currentlyNotInStock: true},
      {price: {amount: '23.99'}},
      {price: {amount: '23.99'}},
    ]);
  });

  it('rejects a variant of another product, and changes none', async () => {
    const other = `gid://shopify/ProductVariant/${shop.variants('gift-card')[0]}`;
    expect(errorsOf(await update({id: variantGid(1), price: '1.00'}, {id: other, price: '1.00'}))).toEqual([
      {code: 'PRODUCT_VARIANT_DOES_NOT_EXIST', field: ['variants', '1', 'id']},
    ]);
    const {data} = await ask(`{ productVariant(id: "${variantGid(1)}") { price } }`);
    expect(data?.['productVariant']).toEqual({price: '8.99'});
  });

  it('announces the product with its variants', async () => {
    await update({id: variantGid(5), price: '22.99'});
    expect(bodyOf('products/update')).toMatchObject({
      handle: 'paneer-makhani',
      options: [
        {name: 'Size', position: 1, values: ['Single', 'Family']},
        {name: 'Heat', position: 2, values: ['Mild', 'Medium', 'Hot']},
      ],
      variants: [
        {},
        {},
        {},
        {},
        {
          id: paneer(5),
          title: 'Family / Hot',
          option1: 'Family',
          option2: 'Hot',
          option3: null,
          price: '22.99',
          compare_at_price: '26.97',
          inventory_quantity: 3,
        },
      ],
    });
  });
});

describe('the inventory of a variant', () => {
  const itemOf = async (position: number): Promise<string> => {
    const {data} = await ask(`{ productVariant(id: "${variantGid(position)}") { inventoryItem { id } } }`);
    return (data?.['productVariant'] as {inventoryItem: {id: string}}).inventoryItem.id;
  };
  const set = async (position: number, quantity: number, changeFromQuantity: number): Promise<AdminResponse> => {
    const target = {inventoryItemId: await itemOf(position), locationId: await locationId()};
    const quantities = [{...target, quantity, changeFromQuantity}];
    return ask(SET, {input: {name: 'available', reason: 'correction', quantities}, key: `${position}-${quantity}`});
  };

  it('is set alone', async () => {
    const {data} = await set(3, 9, 0);
    expect(data?.['inventorySetQuantities']).toEqual({
      inventoryAdjustmentGroup: {changes: [{delta: 9, item: {variant: {title: 'Single / Hot'}}}]},
      userErrors: [],
    });
    expect([shop.stock()[String(paneer(3))], shop.stock()[String(paneer(2))]]).toEqual([9, 60]);
  });

  it('is announced', async () => {
    await set(5, 4, 3);
    const itemNumber = Number((await itemOf(5)).split('/').at(-1));
    expect(bodyOf('inventory_levels/update')).toMatchObject({inventory_item_id: itemNumber, available: 4});
  });
});

describe('productVariants', () => {
  const FIND = `query Find($query: String, $sortKey: ProductVariantSortKeys) {
    productVariants(first: 9, query: $query, sortKey: $sortKey) { nodes { title sku product { handle } } pageInfo { hasNextPage } }
  }`;

  it('finds variants of a product by words of their titles, by a whole SKU and by their stock', async () => {
    const query = `product_id:8000000100001 AND (title:fam* OR sku:"FT-PMK-S1")`;
    const {data} = await ask(FIND, {query, sortKey: 'POSITION'});
    expect((data?.['productVariants'] as {nodes: {title: string}[]}).nodes.map(({title}) => title)).toEqual([
      'Single / Mild',
      'Family / Medium',
      'Family / Hot',
    ]);
    const none = await ask(FIND, {query: 'product_id:8000000100001 AND inventory_quantity:<=0'});
    expect(none.data?.['productVariants']).toMatchObject({nodes: [{title: 'Single / Hot'}]});
  });

  it('refuses an order that is not emulated', async () => {
    expect(JSON.stringify(await ask(FIND, {sortKey: 'SKU'}))).toContain('ProductVariantSortKeys');
  });
});
