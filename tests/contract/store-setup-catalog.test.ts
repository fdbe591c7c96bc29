import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED} from '../../local/seed/seed';
import type {Seed} from '../../local/seed/types';
import {addSpiceMarket} from '../../local/seed/spice-market/add-spice-market';
import {createAdminClient} from '../../local/tests/admin-client';
import type {LocalShop} from '../support/local-shop';
import {createQuery} from '../support/storefront-client';
import {runSetup, startEmptyShop} from '../support/store-setup';

let shop: LocalShop;
beforeAll(async () => void (shop = await startEmptyShop()));
beforeEach(() => shop.reset());
afterAll(() => shop.close());

describe('products with options of store:setup', () => {
  const {products} = addSpiceMarket(SEED);
  const specification: Seed = {
    ...SEED,
    collections: [],
    products: products.filter(({handle}) =>
      ['paneer-makhani', 'masala-dabba', 'kashmiri-saffron-chai'].includes(handle),
    ),
  };
  const run = (args: string) =>
    runSetup(shop.settings, `${args} --only files,products,stock,publishing`, {specification});

  it('are sold with their variants, prices, pictures and stock', async () => {
    expect(await run('--apply')).toMatchObject({code: 0, text: expect.not.stringMatching(/^ +[=!]/m)});
    const sold = await createQuery(shop.origin)(`query Sold {
      product(handle: "paneer-makhani") {
        options { name optionValues { name } }
        variants(first: 9) {
          nodes { title sku price { amount } compareAtPrice { amount } availableForSale quantityAvailable image { altText } }
        }
      }
      chai: product(handle: "kashmiri-saffron-chai") { variants(first: 1) { nodes { availableForSale } } }
    }`);
    expect(sold).toMatchObject({
      product: {
        options: [
          {name: 'Size', optionValues: [{name: 'Single'}, {name: 'Family'}]},
          {name: 'Heat', optionValues: [{name: 'Mild'}, {name: 'Medium'}, {name: 'Hot'}]},
        ],
        variants: {
          nodes: [
            {title: 'Single / Mild', sku: 'FT-PMK-S1', price: {amount: '8.99'}, quantityAvailable: 40},
            {title: 'Single / Medium', quantityAvailable: 60},
            {title: 'Single / Hot', availableForSale: false, quantityAvailable: 0},
            {
              ...{title: 'Family / Medium', price: {amount: '23.99'}, compareAtPrice: {amount: '26.97'}},
              image: {altText: expect.stringContaining('for six')},
            },
            {title: 'Family / Hot', quantityAvailable: 3},
          ],
        },
      },
      chai: {variants: {nodes: [{availableForSale: true}]}},
    });
    expect((await run('')).text).toContain('Nothing to do.');
    expect(await run('--undo --apply')).toMatchObject({code: 0});
  });

  it('stay as they are if a person changed the price of a variant', async () => {
    await run('--apply');
    const {data} = await createAdminClient(shop)(
      'query Find { productVariants(first: 1, query: "sku:FT-PMK-S2") { nodes { id product { id } } } }',
    );
    const [variant] = (data?.['productVariants'] as {nodes: {id: string; product: {id: string}}[]}).nodes;
    await createAdminClient(shop)(
      `mutation Change($id: ID!, $variants: [ProductVariantsBulkInput!]!) {
        productVariantsBulkUpdate(productId: $id, variants: $variants) { userErrors { message } }
      }`,
      {id: variant?.product.id, variants: [{id: variant?.id, price: '9.49'}]},
    );
    expect((await run('--apply')).text).toContain('= product:paneer-makhani: a person changed variants');
  });
});

describe('automatic discounts of store:setup', () => {
  const only = '--only automatic-discounts';
  const specification: Seed = {
    ...SEED,
    automaticDiscounts: [{title: 'Pantry stock-up', takes: {kind: 'percentage', percent: 10}, minimumMinor: 15_000}],
  };
  const remove = async () => {
    const {data} = await createAdminClient(shop)('{ automaticDiscountNodes(first: 1) { nodes { id } } }');
    const [node] = (data?.['automaticDiscountNodes'] as {nodes: {id: string}[]}).nodes;
    await createAdminClient(shop)(
      'mutation Remove($id: ID!) { discountAutomaticDelete(id: $id) { userErrors { message } } }',
      {id: node?.id},
    );
  };

  it('are created once, stay removed if a person removed them, and are undone', async () => {
    const run = (args: string) => runSetup(shop.settings, `${args} ${only}`, {specification});
    expect((await run('')).text).toContain('+ automatic-discount:Pantry stock-up');
    expect(await run('--apply')).toMatchObject({code: 0, text: expect.stringContaining('1 created')});
    expect((await run('--apply')).text).toContain('Nothing to do.');
    expect((await run('--undo --apply')).text).toContain('1 removed, 0 kept.');
    await run('--apply');
    await remove();
    expect((await run('--apply')).text).toContain('a person removed it');
  });
});
