import type {SeedCollection, SeedMetaobject, SeedProduct} from '../../seed/types';
import {gid} from '../graphql/gid';
import type {ShopState} from '../state';
import {queueWebhook} from './queue-webhook';

/** Queues a webhook about a product. The body of a deleted product has only its id. */
export function queueProductWebhook(
  state: ShopState,
  topic: 'products/create' | 'products/update' | 'products/delete',
  {number, title, handle, productType, tags, createdAt, updatedAt}: SeedProduct,
): void {
  const rest = {
    admin_graphql_api_id: gid('Product', number),
    title,
    handle,
    product_type: productType,
    tags: tags.join(', '),
    created_at: createdAt,
    updated_at: updatedAt,
  };
  queueWebhook(state, topic, {id: number, ...(topic === 'products/delete' ? {} : rest)});
}

export const queueCollectionWebhook = (state: ShopState, {number, handle, title, updatedAt}: SeedCollection): void =>
  queueWebhook(state, 'collections/update', {
    id: number,
    admin_graphql_api_id: gid('Collection', number),
    handle,
    title,
    updated_at: updatedAt,
  });

export const queueMetaobjectWebhook = (
  state: ShopState,
  {number, type, handle, fields, updatedAt}: SeedMetaobject,
): void =>
  queueWebhook(state, 'metaobjects/update', {
    id: gid('Metaobject', number),
    type,
    handle,
    fields: Object.fromEntries(fields.map(({key, value}) => [key, value])),
    updated_at: updatedAt,
  });
