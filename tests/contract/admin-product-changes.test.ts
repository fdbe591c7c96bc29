import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';

import type {EditableProduct} from '../../app/admin/products/form/editable-product';
import {findBundlesWith, findChoices} from '../../app/admin/products/form/find-choices.server';
import {findEditableProduct} from '../../app/admin/products/form/find-editable-product.server';
import {getChanges, getConflicts, pendingChanges} from '../../app/admin/products/form/product-changes';
import type {ProductValues} from '../../app/admin/products/form/product-field';
import {sendProductChanges} from '../../app/admin/products/form/send-product-changes.server';
import {countCatalog} from '../../app/admin/products/list/import-products.server';
import type {Admin} from '../../app/platform/shopify/admin.server';
import {startLocalShop, type LocalShop} from '../support/local-shop';
import {createAdminClient} from '../../local/tests/admin-client';

const PALAK = 'gid://shopify/Product/8000000000002';

let shop: LocalShop;
let admin: Admin;

beforeAll(async () => {
  shop = await startLocalShop();
  const ask = createAdminClient(shop);
  admin = {
    budget: () => null,
    async query(document, variables, schema) {
      const {data, errors} = await ask(document, {...variables});
      if (errors) throw new Error(JSON.stringify(errors));
      return schema.parse(data);
    },
  };
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

async function read(): Promise<EditableProduct> {
  const product = await findEditableProduct(admin, PALAK);
  if (!product) throw new Error('there is no such product');
  return product;
}

/** Sends changes of a form that showed this product. */
async function change(shown: EditableProduct, values: ProductValues) {
  const changes = await getChanges({...shown.values, ...values}, shown.digests);
  const current = await read();
  const conflicts = getConflicts(changes, current);
  const messages = await sendProductChanges(admin, current, pendingChanges(changes, current), crypto.randomUUID());
  return {conflicts, messages};
}

describe('a product that staff edit', () => {
  it('has every value that its form shows', async () => {
    const {values, restrictions} = await read();
    expect(restrictions).toEqual([]);
    expect(values).toMatchObject({
      title: 'Palak Paneer',
      price: '7.99',
      compareAtPrice: '',
      stock: '8',
      kind: 'product',
    });
    expect(Object.values(values)).not.toContain(undefined);
  });

  it('stores all changes, and nothing else differs', async () => {
    const shown = await read();
    const {components} = await findChoices(admin);
    const values: ProductValues = {
      title: 'Saag <Paneer>',
      description: 'One & two.\n\nThree.',
      status: 'DRAFT',
      price: '8.50',
      compareAtPrice: '9.00',
      sku: 'FT-SAAG',
      stock: '20',
      kind: 'bundle',
      featured: '1',
      badge: 'NEW',
      size: '3 servings',
      isBestseller: 'yes',
      heat: 'Hot',
      includes: components
        .slice(0, 2)
        .map(({id}) => id)
        .join('\n'),
      whyChoose: 'Fast\nGood',
      storage: '',
    };
    expect(await change(shown, values)).toEqual({conflicts: [], messages: []});
    await expect.poll(async () => (await read()).values).toEqual({...shown.values, ...values});
  });

  it('conflicts with a later change in the Shopify admin', async () => {
    const shown = await read();
    await change(shown, {price: '6.99', sku: 'THEIRS'});
    expect((await change(shown, {price: '8.49', badge: 'NEW'})).conflicts).toEqual(['price']);
  });

  it('rejects a stock and a metafield that changed between reading and sending', async () => {
    const shown = await read();
    const changes = await getChanges({...shown.values, stock: '20'}, shown.digests);
    const badge = await getChanges({...shown.values, badge: 'MINE'}, shown.digests);
    await change(shown, {stock: '3', badge: 'THEIRS'});
    expect(await sendProductChanges(admin, shown, changes, crypto.randomUUID())).toHaveLength(1);
    expect(await sendProductChanges(admin, shown, badge, crypto.randomUUID())).toHaveLength(1);
    expect((await read()).values).toMatchObject({stock: '3', badge: 'THEIRS'});
  });
});

it('an import counts the catalog, and a removal names the bundles of a product', async () => {
  expect(await countCatalog(admin)).toMatchObject({
    products: 6,
    bundles: 4,
    drafts: 0,
    soldOut: 0,
    isIncomplete: false,
  });
  expect(await findBundlesWith(admin, PALAK)).toEqual(['Traditional Favorites', 'Ultimate Desi Sampler']);
});
