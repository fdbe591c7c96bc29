import type {SeedCollection, SeedMetaobject, SeedProduct} from '../../seed/types';
import {inventoryItemNumber, variantId} from '../catalog/ids';
import {getStock} from '../catalog/stock';
import {variantsOf, variantTitle, type Variant} from '../catalog/variants';
import {gid} from '../graphql/gid';
import type {ShopState} from '../state';
import {queueWebhook} from './queue-webhook';
import {restAmount} from './rest-values';

/** Shopify sends this many variants in full, and the ids of all. */
const MAX_VARIANTS = 100;

function toRestVariant(state: ShopState, variant: Variant) {
  const [option1 = null, option2 = null, option3 = null] = variant.selectedOptions.map(({value}) => value);
  return {
    id: variant.number,
    admin_graphql_api_id: variantId(variant),
    title: variantTitle(variant),
    price: restAmount(variant.priceMinor),
    compare_at_price: variant.compareAtMinor === undefined ? null : restAmount(variant.compareAtMinor),
    sku: variant.sku,
    position: variant.position,
    option1,
    option2,
    option3,
    inventory_policy: (variant.inventoryPolicy ?? 'DENY').toLowerCase(),
    inventory_item_id: inventoryItemNumber(variant.number),
    inventory_quantity: getStock(state, variant),
  };
}

/** Returns the options of a product and its variants in the format of webhooks. */
function toRestVariants(state: ShopState, product: SeedProduct) {
  const variants = variantsOf(product);
  return {
    options: (product.options ?? []).map(({name, values}, index) => ({
      name,
      position: index + 1,
      values: values.map((value) => value.name),
    })),
    variants: variants.slice(0, MAX_VARIANTS).map((variant) => toRestVariant(state, variant)),
    variant_gids: variants.map((variant) => ({
      admin_graphql_api_id: variantId(variant),
      updated_at: product.updatedAt,
    })),
  };
}

/** Queues a webhook about a product. The body of a deleted product has only its id. */
export function queueProductWebhook(
  state: ShopState,
  topic: 'products/create' | 'products/update' | 'products/delete',
  product: SeedProduct,
): void {
  const {number, title, handle, productType, tags, createdAt, updatedAt} = product;
  const rest = {
    admin_graphql_api_id: gid('Product', number),
    title,
    handle,
    product_type: productType,
    tags: tags.join(', '),
    created_at: createdAt,
    updated_at: updatedAt,
    ...(product.options && toRestVariants(state, product)),
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
