import {describe, expect, it, vi} from 'vitest';
import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import type {EditableProduct} from './editable-product';
import type {ProductValues} from './product-field';
import {sendProductChanges} from './send-product-changes.server';

const ID = 'gid://shopify/Product/2';

const PRODUCT: EditableProduct = {
  id: ID,
  handle: 'palak-paneer',
  title: 'Palak Paneer',
  updatedAt: '',
  picture: null,
  tags: ['Bundle', 'heat:medium', 'size:2 servings', 'vegan'],
  variantId: 'variant',
  stockItem: {itemId: 'item', locationId: 'location'},
  metafields: [{key: 'badge', type: 'single_line_text_field', value: 'NEW', compareDigest: 'd1'}],
  featured: {id: 'featured', productIds: ['other']},
  restrictions: [],
  values: {stock: '8', channels: 'a', featured: ''},
  digests: {},
};

const nameOf = (document: string) => /mutation (\w+)/.exec(document)?.[1] ?? '';

/** Sends changes to a shop that answers each mutation. */
async function send(values: ProductValues, answer: (name: string) => object = () => ({payload: {userErrors: []}})) {
  const query = vi.fn<(document: string, variables: object) => Promise<object>>((document) =>
    Promise.resolve(answer(nameOf(document))),
  );
  const changes = Object.entries(values).map(([field, value]) => ({field, value, seen: ''})) as never;
  const messages = await sendProductChanges({query} as unknown as Admin, PRODUCT, changes, 'key');
  return {messages, sent: query.mock.calls.map(([document, variables]) => [nameOf(document), variables])};
}

describe('sendProductChanges', () => {
  it('replaces the tags that no other field sets, whatever their case, and sends weight and SKU together', async () => {
    const {sent} = await send({tags: 'Gluten-free, VEGAN', weight: '2.6 oz', sku: 'FT-PP'});
    expect(sent).toEqual([
      [
        'AdminVariantUpdate',
        {
          productId: ID,
          variants: [
            {
              id: 'variant',
              inventoryItem: {sku: 'FT-PP', measurement: {weight: {value: 2.6, unit: 'OUNCES'}}},
            },
          ],
        },
      ],
      ['AdminTagsAdd', {id: ID, tags: ['Gluten-free']}],
    ]);
    expect((await send({tags: ''})).sent).toEqual([['AdminTagsRemove', {id: ID, tags: ['vegan']}]]);
  });

  it('compares stock and metafields with what was read, and deletes an empty metafield', async () => {
    const {sent} = await send({stock: '20', badge: '', howToUse: 'Boil\nEat'});
    expect(sent).toEqual([
      [
        'AdminMetafieldsSet',
        {
          metafields: [
            {
              ownerId: ID,
              namespace: 'catalog',
              key: 'how_to_use',
              type: 'list.single_line_text_field',
              value: '["Boil","Eat"]',
              compareDigest: null,
            },
          ],
        },
      ],
      ['AdminMetafieldsDelete', {metafields: [{ownerId: ID, namespace: 'catalog', key: 'badge'}]}],
      [
        'AdminStockSet',
        {
          key: 'key',
          input: {
            name: 'available',
            reason: 'correction',
            quantities: [{inventoryItemId: 'item', locationId: 'location', quantity: 20, changeFromQuantity: 8}],
          },
        },
      ],
    ]);
  });

  it('replaces only its own tags, and publishes last', async () => {
    const {sent} = await send({channels: 'b', heat: 'Hot', status: 'ACTIVE', featured: '1', compareAtPrice: ''});
    expect(sent.slice(1)).toEqual([
      ['AdminVariantUpdate', {productId: ID, variants: [{id: 'variant', compareAtPrice: null}]}],
      ['AdminTagsRemove', {id: ID, tags: ['heat:medium']}],
      ['AdminTagsAdd', {id: ID, tags: ['heat:hot']}],
      ['AdminProductUpdate', {product: {id: ID, status: 'ACTIVE', collectionsToJoin: ['featured']}}],
      ['AdminCollectionReorder', {id: 'featured', moves: [{id: ID, newPosition: '0'}]}],
      ['AdminPublish', {id: ID, input: [{publicationId: 'b'}]}],
      ['AdminUnpublish', {id: ID, input: [{publicationId: 'a'}]}],
    ]);
  });

  it('removes a tag as it is written', async () => {
    const {sent} = await send({kind: 'product'});
    expect(sent).toEqual([['AdminTagsRemove', {id: ID, tags: ['Bundle']}]]);
  });

  it('stops at the first rejection', async () => {
    const {messages, sent} = await send({stock: '20', price: '9.00'}, () => ({
      payload: {userErrors: [{message: 'The quantity no longer matches.'}]},
    }));
    expect(messages).toEqual(['The quantity no longer matches.']);
    expect(sent).toHaveLength(1);
  });

  it('names the access scope that is missing', async () => {
    const {messages} = await send({price: '9.00'}, () => {
      throw new UpstreamError('partial', 'shop', undefined, 'ACCESS_DENIED at productVariantsBulkUpdate');
    });
    expect(messages).toEqual(['The store has not granted the access scope write_products to this app.']);
  });

  it('does not say that nothing was changed after a part was stored', async () => {
    const {messages} = await send({stock: '20', price: '9.00'}, (name) => {
      if (name === 'AdminVariantUpdate') throw new UpstreamError('throttled', 'shop');
      return {payload: {userErrors: []}};
    });
    expect(messages).toEqual(['Shopify stopped responding before everything was stored.']);
  });

  it('leaves a lost response to the caller, who looks it up', async () => {
    const failing = send({price: '9.00'}, () => {
      throw new UpstreamError('timeout', 'shop');
    });
    await expect(failing).rejects.toThrow('timeout');
  });
});
