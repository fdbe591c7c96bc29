import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import {getConflicts, pendingChanges, type FieldChange} from '../form/product-changes';
import {sendSteps, type Step} from '../form/send-product-changes.server';
import {findVariantsById, type StaffVariant} from './find-variants.server';
import {VARIANT_PRICES_MUTATION, VARIANT_STOCK_MUTATION} from './variants.admin.gql';

type Context = Pick<AppContext, 'config' | 'backend' | 'report' | 'reference'>;

/** The changes of one variant. */
export interface VariantChange {
  readonly id: string;
  readonly changes: readonly FieldChange[];
}

/** The changed variants by their ids; those that were deleted are absent. */
export type VariantsState = ReadonlyMap<string, StaffVariant>;

interface VariantsUpdate {
  readonly actorId: string;
  readonly idempotencyKey: string;
  readonly productId: string;
  readonly changed: readonly VariantChange[];
}

/** Returns the variant as changes are compared with it; a variant has all values that its digests are of. */
export const toComparable = ({values, seen}: StaffVariant) => ({values, digests: seen});

/** Finds the variants of a product by their ids. @throws UpstreamError */
export async function findVariantsState(
  admin: Admin,
  productId: string,
  ids: readonly string[],
): Promise<VariantsState> {
  const found = await findVariantsById(admin, ids);
  return new Map(found.filter((each) => each.productId === productId).map((each) => [each.id, each]));
}

/**
 * Changes prices and stock of variants, for admins only. Nothing is sent if somebody else changed one of these values
 * meanwhile, or deleted a variant.
 */
export async function saveVariants(context: Context, update: VariantsUpdate) {
  const {actorId, idempotencyKey, productId, changed} = update;
  const admin = createAdmin(context.config);
  const ids = changed.map(({id}) => id);
  const operation: StaffOperation<VariantsState> | null = admin && {
    read: () => findVariantsState(admin, productId, ids),
    isDone: (state) => changed.every(({id, changes}) => pendingOf(state.get(id), changes)?.length === 0),
    isPossible: (state) => changed.every(({id, changes}) => conflictsOf(state.get(id), changes)?.length === 0),
    send: (state) => sendSteps(admin, toSteps(state, update)),
    toAuditState: (state) =>
      [...state.values()].map(({id, values: {price = null, compareAtPrice = null, stock = null}}) => ({
        variant: id,
        price,
        compareAtPrice,
        stock,
      })),
  };
  const fields = [...new Set(changed.flatMap(({changes}) => changes.map(({field}) => field)))];
  // The same form with other values, after a lost response, is another submission.
  const key = `${idempotencyKey} ${await hexDigest(JSON.stringify(changed))}`;
  const claim = {actorId, key, action: 'product.update', target: productId, details: {fields, variants: ids}} as const;
  return executeStaffOperation(context, claim, operation);
}

const pendingOf = (variant: StaffVariant | undefined, changes: readonly FieldChange[]) =>
  variant && pendingChanges(changes, toComparable(variant));

const conflictsOf = (variant: StaffVariant | undefined, changes: readonly FieldChange[]) =>
  variant && getConflicts(changes, toComparable(variant));

interface PendingVariant {
  readonly variant: StaffVariant;
  readonly values: ReadonlyMap<string, string>;
}

/** Stock comes first, because Shopify compares it before it changes. Each mutation changes all of its variants or none. */
function toSteps(state: VariantsState, {productId, idempotencyKey, changed}: VariantsUpdate): readonly Step[] {
  const pending = changed.flatMap(({id, changes}): PendingVariant[] => {
    const variant = state.get(id);
    const left = pendingOf(variant, changes) ?? [];
    return variant && left.length > 0 ? [{variant, values: new Map(left.map(({field, value}) => [field, value]))}] : [];
  });
  return [...toStockStep(pending, idempotencyKey), ...toPriceStep(pending, productId)];
}

function toStockStep(pending: readonly PendingVariant[], key: string): readonly Step[] {
  const counted = pending.flatMap(({variant, values}) => {
    const [stock, {stockItem}] = [values.get('stock'), variant];
    if (stock === undefined || !stockItem) return [];
    const {itemId: inventoryItemId, locationId} = stockItem;
    const changeFromQuantity = Number(variant.values.stock);
    const quantity = {inventoryItemId, locationId, quantity: Number(stock), changeFromQuantity};
    return [{quantity, title: variant.title}];
  });
  if (counted.length === 0) return [];
  const input = {name: 'available', reason: 'correction', quantities: counted.map(({quantity}) => quantity)};
  return [{document: VARIANT_STOCK_MUTATION, variables: {input, key}, subjects: counted.map(({title}) => title)}];
}

function toPriceStep(pending: readonly PendingVariant[], productId: string): readonly Step[] {
  const priced = pending.flatMap(({variant: {id, title}, values}) => {
    const [price, compareAtPrice] = [values.get('price'), values.get('compareAtPrice')];
    if (price === undefined && compareAtPrice === undefined) return [];
    const input = {
      id,
      ...(price !== undefined && {price}),
      ...(compareAtPrice !== undefined && {compareAtPrice: compareAtPrice === '' ? null : compareAtPrice}),
    };
    return [{input, title}];
  });
  if (priced.length === 0) return [];
  const variables = {productId, variants: priced.map(({input}) => input)};
  return [{document: VARIANT_PRICES_MUTATION, variables, subjects: priced.map(({title}) => title)}];
}
