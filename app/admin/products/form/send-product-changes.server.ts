import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import {toIdempotentMessages} from '~/platform/shopify/change-in-progress';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {missingScopeOf} from '../shop-access.server';
import {
  COLLECTION_REORDER_MUTATION,
  METAFIELDS_DELETE_MUTATION,
  METAFIELDS_SET_MUTATION,
  PRODUCT_UPDATE_MUTATION,
  PUBLISH_MUTATION,
  STOCK_SET_MUTATION,
  TAGS_ADD_MUTATION,
  TAGS_REMOVE_MUTATION,
  UNPUBLISH_MUTATION,
  VARIANT_UPDATE_MUTATION,
} from './change-product.admin.gql';
import {toDescriptionHtml} from './description-html.server';
import type {EditableProduct} from './editable-product';
import type {FieldChange} from './product-changes';
import {linesOf, type ProductField} from './product-field';
import {METAFIELD_NAMESPACE, METAFIELDS, toMetafieldValue} from './product-metafields';
import {toTagChanges} from './product-tags';
import {parseWeight} from './weight';

/** A mutation with its variables. */
export interface Step {
  readonly document: string;
  readonly variables: object;
  /** What the entries of a list in the input are about, in their order: an error of one begins with it. */
  readonly subjects?: readonly string[];
}

const PayloadsSchema = z.record(
  z.string(),
  z
    .object({
      userErrors: z.array(
        z.object({
          message: z.string(),
          code: z.string().nullable().default(null),
          field: z.array(z.string()).nullable().default(null),
        }),
      ),
    })
    .nullable(),
);

/** Sends one mutation. @returns error messages; empty if it succeeded @throws UpstreamError */
export async function sendMutation(
  admin: Admin,
  document: string,
  variables: object,
  subjects: readonly string[] = [],
): Promise<readonly string[]> {
  try {
    const payloads = await admin.query(document, variables, PayloadsSchema);
    const errors = Object.values(payloads).flatMap((payload) => payload?.userErrors ?? []);
    return toIdempotentMessages(
      errors.map(({field, message, ...error}) => ({...error, message: withSubject(message, field, subjects)})),
    );
  } catch (error) {
    const scope = missingScopeOf(error);
    if (scope === null) throw error;
    return [`The store has not granted the access scope ${scope} to this app.`];
  }
}

/** Begins a message with what it is about, which is the entry of a list that its field leads to. */
function withSubject(message: string, field: readonly string[] | null, subjects: readonly string[]): string {
  const subject = subjects[Number(field?.find((step) => /^\d+$/.test(step)) ?? Number.NaN)];
  return subject === undefined ? message : `${subject}: ${message}`;
}

/**
 * Sends the changed fields of a product and nothing else. What Shopify compares before it changes comes first; the status
 * and the channels come last, so that nothing half done is shown to shoppers.
 * @returns error messages; empty if everything succeeded
 * @throws UpstreamError if a response was lost
 */
export const sendProductChanges = (
  admin: Admin,
  product: EditableProduct,
  changes: readonly FieldChange[],
  key: string,
): Promise<readonly string[]> => sendSteps(admin, toSteps(product, changes, key));

/** Sends mutations one after another, up to the first that fails. Returns and throws as `sendProductChanges` does. */
export async function sendSteps(admin: Admin, steps: readonly Step[]): Promise<readonly string[]> {
  for (const [position, {document, variables, subjects}] of steps.entries()) {
    try {
      const messages = await sendMutation(admin, document, variables, subjects);
      if (messages.length > 0) return messages;
    } catch (error) {
      // Earlier steps are done, so the caller must not conclude that nothing was changed.
      const isLost = !(error instanceof UpstreamError) || ['timeout', 'unreachable'].includes(error.fault);
      if (isLost || position === 0) throw error;
      return ['Shopify stopped responding before everything was stored.'];
    }
  }
  return [];
}

function toSteps(product: EditableProduct, changes: readonly FieldChange[], key: string): readonly Step[] {
  const values = new Map(changes.map(({field, value}) => [field, value]));
  return [
    ...metafieldSteps(product, changes),
    ...stockSteps(product, values, key),
    ...variantSteps(product, values),
    ...tagSteps(product, changes),
    ...productSteps(product, values),
    ...channelSteps(product, values),
  ];
}

type Changed = ReadonlyMap<ProductField, string>;

function metafieldSteps({id: ownerId, metafields}: EditableProduct, changes: readonly FieldChange[]): readonly Step[] {
  const changed = changes.flatMap(({field, value}) => {
    const definition = METAFIELDS[field];
    if (!definition) return [];
    const stored = metafields.find(({key}) => key === definition.key);
    return [{...definition, type: stored?.type ?? definition.type, value, stored}];
  });
  const set = changed
    .filter(({value}) => value !== '')
    .map(({key, type, value, stored}) => ({
      ownerId,
      key,
      type,
      namespace: METAFIELD_NAMESPACE,
      value: toMetafieldValue(type, value),
      compareDigest: stored?.compareDigest ?? null,
    }));
  const deleted = changed
    .filter(({value}) => value === '')
    .map(({key}) => ({ownerId, key, namespace: METAFIELD_NAMESPACE}));
  return [
    ...(set.length > 0 ? [{document: METAFIELDS_SET_MUTATION, variables: {metafields: set}}] : []),
    ...(deleted.length > 0 ? [{document: METAFIELDS_DELETE_MUTATION, variables: {metafields: deleted}}] : []),
  ];
}

function stockSteps({stockItem, values}: EditableProduct, changed: Changed, key: string): readonly Step[] {
  const stock = changed.get('stock');
  if (stock === undefined || !stockItem) return [];
  const quantity = {
    inventoryItemId: stockItem.itemId,
    locationId: stockItem.locationId,
    quantity: Number(stock),
    changeFromQuantity: Number(values.stock),
  };
  const input = {name: 'available', reason: 'correction', quantities: [quantity]};
  return [{document: STOCK_SET_MUTATION, variables: {input, key}}];
}

function variantSteps({id: productId, variantId}: EditableProduct, changed: Changed): readonly Step[] {
  const [price, compareAtPrice, sku] = [changed.get('price'), changed.get('compareAtPrice'), changed.get('sku')];
  const weight = parseWeight(changed.get('weight') ?? '');
  const item = {...(sku !== undefined && {sku}), ...(weight && {measurement: {weight}})};
  const input = {
    ...(price !== undefined && {price}),
    ...(compareAtPrice !== undefined && {compareAtPrice: compareAtPrice === '' ? null : compareAtPrice}),
    ...(Object.keys(item).length > 0 && {inventoryItem: item}),
  };
  if (variantId === null || Object.keys(input).length === 0) return [];
  return [{document: VARIANT_UPDATE_MUTATION, variables: {productId, variants: [{id: variantId, ...input}]}}];
}

function tagSteps({id, tags}: EditableProduct, changes: readonly FieldChange[]): readonly Step[] {
  const {added, removed} = toTagChanges(changes, tags);
  return [
    ...(removed.length > 0 ? [{document: TAGS_REMOVE_MUTATION, variables: {id, tags: removed}}] : []),
    ...(added.length > 0 ? [{document: TAGS_ADD_MUTATION, variables: {id, tags: added}}] : []),
  ];
}

function productSteps({id, featured}: EditableProduct, changed: Changed): readonly Step[] {
  const [title, description, status] = [changed.get('title'), changed.get('description'), changed.get('status')];
  const place = changed.get('featured');
  const isFeatured = featured?.productIds.includes(id) ?? false;
  const input = {
    ...(title !== undefined && {title}),
    ...(description !== undefined && {descriptionHtml: toDescriptionHtml(description)}),
    ...(status !== undefined && {status}),
    ...(featured && place !== undefined && place !== '' && !isFeatured && {collectionsToJoin: [featured.id]}),
    ...(featured && place === '' && {collectionsToLeave: [featured.id]}),
  };
  const moves = place ? [{id, newPosition: String(Number(place) - 1)}] : [];
  return [
    ...(Object.keys(input).length > 0
      ? [{document: PRODUCT_UPDATE_MUTATION, variables: {product: {id, ...input}}}]
      : []),
    ...(featured && moves.length > 0
      ? [{document: COLLECTION_REORDER_MUTATION, variables: {id: featured.id, moves}}]
      : []),
  ];
}

function channelSteps({id, values}: EditableProduct, changed: Changed): readonly Step[] {
  if (!changed.has('channels')) return [];
  const [before, after] = [linesOf(values.channels), linesOf(changed.get('channels'))];
  const toInput = (ids: readonly string[]) => ids.map((publicationId) => ({publicationId}));
  const added = after.filter((channel) => !before.includes(channel));
  const removed = before.filter((channel) => !after.includes(channel));
  return [
    ...(added.length > 0 ? [{document: PUBLISH_MUTATION, variables: {id, input: toInput(added)}}] : []),
    ...(removed.length > 0 ? [{document: UNPUBLISH_MUTATION, variables: {id, input: toInput(removed)}}] : []),
  ];
}
