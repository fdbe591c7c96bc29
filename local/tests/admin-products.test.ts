import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_DATE} from '../seed/seed-date';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createQuery} from '../../tests/support/storefront-client';
import {waitForJob} from '../../tests/support/staff';
import {createAdminClient, errorsOf} from './admin-client';

const HOUR_MS = 3_600_000;
const PALAK = 'gid://shopify/Product/8000000000002';
const PALAK_VARIANT = 'gid://shopify/ProductVariant/44000000000002';
const FEATURED = 'gid://shopify/Collection/300000000002';

let now: Date;
let shop: LocalShop;
let ask: ReturnType<typeof createAdminClient>;

beforeAll(async () => {
  shop = await startLocalShop({clock: () => now});
  ask = createAdminClient(shop);
});
beforeEach(async () => {
  now = new Date(SEED_DATE);
  await shop.reset();
});
afterAll(() => shop.close());

const storefront = <Data extends object>(query: string) => createQuery(shop.origin)<Data>(`query Read ${query}`);

const PRODUCT = 'id title handle status descriptionHtml tags updatedAt collections(first: 9) { nodes { handle } }';
const UPDATE = `mutation Update($product: ProductUpdateInput!) {
  productUpdate(product: $product) { product { ${PRODUCT} } userErrors { field message } }
}`;
const CREATE = `mutation Create($product: ProductCreateInput!) {
  productCreate(product: $product) { product { ${PRODUCT} variants(first: 1) { nodes { id } } } userErrors { field message } }
}`;
const VARIANTS = `mutation Variants($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
  productVariantsBulkUpdate(productId: $productId, variants: $variants) {
    productVariants { price compareAtPrice sku } userErrors { code field }
  }
}`;
const update = (input: object) => ask(UPDATE, {product: {id: PALAK, ...input}});
const handlesIn = async (collection: string) => {
  const {collection: found} = await storefront<{collection: {products: {nodes: {handle: string}[]}}}>(
    `{ collection(handle: "${collection}") { products(first: 20) { nodes { handle } } } }`,
  );
  return found.products.nodes.map(({handle}) => handle);
};

describe('the queries of products', () => {
  it.each([
    ['sku:FT-CTM', ['chicken-tikka-masala']],
    ['title:palak*', ['palak-paneer']],
    ['product_type:Bundle', ['ultimate-desi-sampler', 'desi-comfort-trio', 'traditional-favorites', 'spicy-delights']],
    ['inventory_total:<=5 status:active', ['desi-goat-curry']],
    ['status:draft', []],
  ])('find products by %s', async (query, handles) => {
    const {data} = await ask('query List($query: String) { products(first: 20, query: $query) { nodes { handle } } }', {
      query,
    });
    expect(data).toEqual({products: {nodes: handles.map((handle) => ({handle}))}});
  });

  it('return a product with its variant, prices and pictures', async () => {
    const {data} = await ask(`{ productByIdentifier(identifier: {handle: "palak-paneer"}) {
      id status totalInventory featuredMedia { alt mediaContentType } priceRangeV2 { minVariantPrice { amount } }
      variants(first: 1) { nodes { id sku price inventoryQuantity inventoryItem { tracked } product { handle } } }
    } }`);
    expect(data?.['productByIdentifier']).toMatchObject({
      id: PALAK,
      status: 'ACTIVE',
      featuredMedia: {mediaContentType: 'IMAGE'},
      priceRangeV2: {minVariantPrice: {amount: '7.99'}},
      variants: {nodes: [{id: PALAK_VARIANT, price: '7.99', product: {handle: 'palak-paneer'}}]},
    });
  });
});

describe('productUpdate', () => {
  it('changes a product, and the storefront shows it at once', async () => {
    now = new Date(now.getTime() + HOUR_MS);
    const {data} = await update({title: 'Palak Tofu', descriptionHtml: '<p>Green &amp; good</p>', tags: ['b', 'a']});
    expect(data).toMatchObject({
      productUpdate: {
        product: {title: 'Palak Tofu', tags: ['a', 'b'], updatedAt: '2026-06-01T13:00:00Z'},
        userErrors: [],
      },
    });
    expect(
      await storefront('{ product(handle: "palak-paneer") { title description descriptionHtml tags updatedAt } }'),
    ).toEqual({
      product: {
        title: 'Palak Tofu',
        description: 'Green & good',
        descriptionHtml: '<p>Green &amp; good</p>',
        tags: ['a', 'b'],
        updatedAt: '2026-06-01T13:00:00Z',
      },
    });
  });

  it('hides a draft from the storefront, but not from staff or from past orders', async () => {
    await update({status: 'DRAFT'});
    expect(await storefront('{ product(handle: "palak-paneer") { title } }')).toEqual({product: null});
    expect(await handlesIn('all')).not.toContain('palak-paneer');
    expect((await ask(`{ product(id: "${PALAK}") { status } }`)).data).toEqual({product: {status: 'DRAFT'}});
    await update({status: 'ACTIVE'});
    expect(await handlesIn('all')).toContain('palak-paneer');
  });

  it('joins and leaves collections', async () => {
    expect(await handlesIn('featured')).toContain('palak-paneer');
    await update({collectionsToLeave: [FEATURED]});
    expect(await handlesIn('featured')).not.toContain('palak-paneer');
    const {data} = await update({collectionsToJoin: [FEATURED]});
    expect(JSON.stringify(data)).toContain('featured');
    expect((await handlesIn('featured')).at(-1)).toBe('palak-paneer');
  });

  it('rejects an empty title, a used handle and an unknown product', async () => {
    expect(errorsOf(await update({title: ''}))).toEqual([{field: ['title'], message: "Title can't be blank"}]);
    expect(errorsOf(await update({handle: 'desi-goat-curry'}))).toMatchObject([{field: ['handle']}]);
    expect(errorsOf(await ask(UPDATE, {product: {id: FEATURED, title: 'x'}}))).toEqual([
      {field: ['id'], message: 'Product does not exist'},
    ]);
  });

  it('fails with the name of an input that is not emulated', async () => {
    expect(await update({seo: {title: 'x'}})).toMatchObject({
      errors: [{message: 'The local shop does not emulate ProductUpdateInput.seo'}],
    });
    const set = 'mutation Set { productSet(input: {title: "x"}) { product { id } } }';
    expect(await ask(set)).toMatchObject({errors: [{extensions: {code: 'NOT_EMULATED'}}]});
  });
});

describe('productVariantsBulkUpdate', () => {
  it('changes price, compare-at price and SKU', async () => {
    const variant = {id: PALAK_VARIANT, price: '8.49', compareAtPrice: '9.99', inventoryItem: {sku: 'FT-PT'}};
    expect((await ask(VARIANTS, {productId: PALAK, variants: [variant]})).data).toEqual({
      productVariantsBulkUpdate: {
        productVariants: [{price: '8.49', compareAtPrice: '9.99', sku: 'FT-PT'}],
        userErrors: [],
      },
    });
    await ask(VARIANTS, {productId: PALAK, variants: [{id: PALAK_VARIANT, compareAtPrice: null}]});
    expect(
      await storefront(
        '{ product(handle: "palak-paneer") { variants(first: 1) { nodes { sku price { amount } compareAtPrice { amount } } } } }',
      ),
    ).toEqual({product: {variants: {nodes: [{sku: 'FT-PT', price: {amount: '8.49'}, compareAtPrice: null}]}}});
  });

  it.each([
    ['a negative price', {id: PALAK_VARIANT, price: '-1.00'}, 'GREATER_THAN_OR_EQUAL_TO'],
    ['a variant without an id', {price: '1.00'}, 'PRODUCT_VARIANT_ID_MISSING'],
    ['the variant of another product', {id: `${PALAK_VARIANT}9`, price: '1.00'}, 'PRODUCT_VARIANT_DOES_NOT_EXIST'],
  ])('rejects %s', async (_what, variant, code) => {
    expect(errorsOf(await ask(VARIANTS, {productId: PALAK, variants: [variant]}))).toMatchObject([{code}]);
  });
});

describe('productCreate', () => {
  it('creates a product that the storefront shows once it is published', async () => {
    const {data} = await ask(CREATE, {product: {title: 'Dal Makhani', collectionsToJoin: [FEATURED]}});
    const {product} = data?.['productCreate'] as {product: {id: string; handle: string; status: string}};
    expect(product).toMatchObject({
      handle: 'dal-makhani',
      status: 'ACTIVE',
      collections: {nodes: [{handle: 'featured'}]},
    });
    expect(await storefront('{ product(handle: "dal-makhani") { title } }')).toEqual({product: null});
    const publish = `mutation Publish($id: ID!) {
      publishablePublish(id: $id, input: [{publicationId: "gid://shopify/Publication/1"}]) { userErrors { message } }
    }`;
    expect(errorsOf(await ask(publish, {id: product.id}))).toEqual([]);
    expect(await storefront('{ product(handle: "dal-makhani") { title availableForSale } }')).toEqual({
      product: {title: 'Dal Makhani', availableForSale: false},
    });
    expect((await handlesIn('featured')).at(-1)).toBe('dal-makhani');
  });

  it('numbers a handle that is in use, and does not use the id of a deleted product again', async () => {
    const create = async () => {
      const {data} = await ask(CREATE, {product: {title: 'Palak Paneer'}});
      return (data?.['productCreate'] as {product: {id: string; handle: string}}).product;
    };
    const first = await create();
    expect(first.handle).toBe('palak-paneer-1');
    const remove =
      'mutation Remove($id: ID!) { productDelete(input: {id: $id}) { deletedProductId userErrors { message } } }';
    expect((await ask(remove, {id: first.id})).data).toMatchObject({productDelete: {deletedProductId: first.id}});
    expect((await ask(`{ product(id: "${first.id}") { id } }`)).data).toEqual({product: null});
    expect((await create()).id).not.toBe(first.id);
    expect(errorsOf(await ask(remove, {id: first.id}))).toHaveLength(1);
  });
});

describe('the mutations of collections', () => {
  const run = async (document: string, variables: object) => {
    const {data} = await ask(document, {id: FEATURED, ...variables});
    const [payload] = Object.values(data ?? {}) as {job: {id: string; done: boolean}}[];
    expect(payload?.job.done).toBe(false);
    await waitForJob(shop, payload?.job.id ?? '');
  };
  const idOf = (number: number) => `gid://shopify/Product/${8_000_000_000_000 + number}`;
  const REORDER = `mutation Reorder($id: ID!, $moves: [MoveInput!]!) {
    collectionReorderProducts(id: $id, moves: $moves) { job { id done } userErrors { code field } }
  }`;

  it('add, remove and reorder products by jobs', async () => {
    const before = await handlesIn('featured');
    const change = (name: string) =>
      `mutation Change($id: ID!, $productIds: [ID!]!) { ${name}(id: $id, productIds: $productIds) { job { id done } userErrors { message } } }`;
    await run(change('collectionAddProductsV2'), {productIds: [idOf(6)]});
    expect(await handlesIn('featured')).toEqual([...before, 'desi-goat-curry']);
    await run(REORDER, {moves: [{id: idOf(6), newPosition: '0'}]});
    expect(await handlesIn('featured')).toEqual(['desi-goat-curry', ...before]);
    await run(change('collectionRemoveProducts'), {productIds: [idOf(6)]});
    expect(await handlesIn('featured')).toEqual(before);
  });

  it('reject a move of a product that is not in the collection', async () => {
    const moves = [{id: idOf(6), newPosition: '0'}];
    expect(errorsOf(await ask(REORDER, {id: FEATURED, moves}))).toMatchObject([{code: 'INVALID_MOVE'}]);
    expect(errorsOf(await ask(REORDER, {id: PALAK, moves}))).toMatchObject([{code: 'COLLECTION_NOT_FOUND'}]);
  });
});

it('requires the scope of each field', async () => {
  const strict = await startLocalShop({profile: 'strict'});
  Object.assign(strict.shop.config, {profile: {...strict.shop.config.profile, adminAccess: 'fixed-token'}});
  const answer = await createAdminClient(strict)(UPDATE, {product: {id: PALAK, title: 'x'}});
  await strict.close();
  expect(answer).toMatchObject({
    errors: [{message: expect.stringContaining('`write_products` access scope'), extensions: {code: 'ACCESS_DENIED'}}],
  });
});
