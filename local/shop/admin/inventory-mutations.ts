import type {GraphQLResolveInfo} from 'graphql';
import {canOversell, getStock} from '../catalog/stock';
import type {Variant} from '../catalog/variants';
import {gid} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {timeNow} from '../cart/cart-store';
import {nextNumber, type ShopContext, type ShopState} from '../state';
import {changeStock} from '../webhooks/change-stock';
import {LOCATION} from './admin-location';
import {digestOf, KEY_MISMATCH, requireIdempotencyKey} from './idempotency-key';
import {committedQuantity, findByItemId, toInventoryItem} from './inventory-node';
import {requireChangeFrom} from './require-change-from';

interface QuantityInput {
  readonly inventoryItemId: string;
  readonly locationId: string;
  readonly changeFromQuantity?: number | null;
}

interface InventoryInput<Quantity> {
  readonly name: string;
  readonly reason: string;
  readonly referenceDocumentUri?: string | null;
  readonly changes?: readonly Quantity[];
  readonly quantities?: readonly Quantity[];
}

/** A requested quantity of one item, as the difference to the current one. */
interface Change {
  readonly variant: Variant;
  readonly delta: number;
}

interface InventoryProblem {
  readonly code: string;
  readonly field: readonly string[];
  readonly message: string;
}

/** How one of the two mutations reads its input. */
interface Kind<Quantity extends QuantityInput> {
  readonly list: 'changes' | 'quantities';
  readonly names: readonly string[];
  readonly nameProblem: {readonly code: string; readonly message: string};
  delta(quantity: Quantity, current: number): number;
}

const MAX_QUANTITY = 1_000_000_000;
const MAX_STORED = 200;

const REASONS = [
  'correction',
  'cycle_count_available',
  'damaged',
  'movement_created',
  'movement_updated',
  'movement_received',
  'movement_canceled',
  'other',
  'promotion',
  'quality_control',
  'received',
  'reservation_created',
  'reservation_deleted',
  'reservation_updated',
  'restock',
  'safety_stock',
  'shrinkage',
];

function currentOf(state: ShopState, variant: Variant, name: string): number {
  const available = getStock(state, variant);
  return name === 'on_hand' ? available + committedQuantity(state, variant) : available;
}

function toChange<Quantity extends QuantityInput>(
  quantity: Quantity,
  name: string,
  kind: Kind<Quantity>,
  field: readonly string[],
  state: ShopState,
): Change | InventoryProblem {
  const problem = (code: string, key: string, message: string) => ({code, field: [...field, key], message});
  const variant = findByItemId(state, quantity.inventoryItemId);
  if (!variant) {
    return problem('INVALID_INVENTORY_ITEM', 'inventoryItemId', 'The specified inventory item could not be found.');
  }
  if (quantity.locationId !== LOCATION.id) {
    return problem('INVALID_LOCATION', 'locationId', 'The specified location could not be found.');
  }
  const current = currentOf(state, variant, name);
  const {changeFromQuantity} = quantity;
  if (typeof changeFromQuantity === 'number' && changeFromQuantity !== current) {
    const message = 'The changeFromQuantity argument no longer matches the persisted quantity.';
    return problem('CHANGE_FROM_QUANTITY_STALE', 'changeFromQuantity', message);
  }
  const delta = kind.delta(quantity, current);
  // Only a variant that is sold beyond its stock has a negative one, which a change may lower or raise, but not set.
  const mayBeNegative = kind.list === 'changes' && canOversell(variant);
  if (!mayBeNegative && currentOf(state, variant, 'available') + delta < 0) {
    const code = kind.list === 'quantities' ? 'INVALID_QUANTITY_NEGATIVE' : 'INVALID_QUANTITY_TOO_LOW';
    return problem(code, 'quantity', "The quantity can't be negative.");
  }
  if (current + delta > MAX_QUANTITY) {
    return problem('INVALID_QUANTITY_TOO_HIGH', 'quantity', "The quantity can't be higher than 1,000,000,000.");
  }
  return {variant, delta};
}

const isChange = (result: Change | InventoryProblem): result is Change => 'variant' in result;

const isProblem = (result: Change | InventoryProblem): result is InventoryProblem => 'code' in result;

function problemsOf<Quantity extends QuantityInput>(
  input: InventoryInput<Quantity>,
  quantities: readonly Quantity[],
  kind: Kind<Quantity>,
): InventoryProblem[] {
  const problems: InventoryProblem[] = [];
  if (!kind.names.includes(input.name)) problems.push({...kind.nameProblem, field: ['input', 'name']});
  if (!REASONS.includes(input.reason)) {
    problems.push({code: 'INVALID_REASON', field: ['input', 'reason'], message: 'The specified reason is invalid.'});
  }
  const items = quantities.map(({inventoryItemId}) => inventoryItemId);
  if (kind.list === 'quantities' && new Set(items).size < items.length) {
    const message = 'The combination of inventoryItemId and locationId must be unique.';
    const code = 'NO_DUPLICATE_INVENTORY_ITEM_ID_GROUP_ID_PAIR';
    problems.push({code, field: ['input', 'quantities'], message});
  }
  return problems;
}

/** Stores the changes, and what is returned for the same key again. */
function execute(
  input: {readonly name: string; readonly reason: string},
  changes: readonly Change[],
  {state}: ShopContext,
) {
  for (const {variant, delta} of changes) changeStock(state, variant.number, delta);
  const group = {
    id: gid('InventoryAdjustmentGroup', nextNumber(state)),
    reason: input.reason,
    referenceDocumentUri: null,
    createdAt: timeNow(state),
    changeNodes: changes.map(({variant, delta}) => ({
      name: input.name,
      delta,
      quantityAfterChange: currentOf(state, variant, input.name),
      ledgerDocumentUri: null,
      item: toInventoryItem(variant),
      location: LOCATION,
    })),
  };
  state.changed({isDurable: true});
  return group;
}

const mutation =
  <Quantity extends QuantityInput>(kind: Kind<Quantity>) =>
  (
    _root: unknown,
    {input}: {readonly input: InventoryInput<Quantity>},
    context: ShopContext,
    info: GraphQLResolveInfo,
  ) => {
    const {state} = context;
    const key = requireIdempotencyKey(info);
    const quantities = input[kind.list] ?? [];
    requireChangeFrom(quantities, kind.list);
    if (input.referenceDocumentUri) throw new FieldNotEmulatedError('inventory', 'referenceDocumentUri');
    const refuse = (...userErrors: readonly InventoryProblem[]) => ({inventoryAdjustmentGroup: null, userErrors});
    const digest = digestOf({[kind.list]: input});
    const stored = state.data.inventoryRequests ?? [];
    const earlier = stored.find((request) => request.key === key);
    if (earlier && earlier.digest !== digest) {
      return refuse({code: 'IDEMPOTENCY_KEY_PARAMETER_MISMATCH', field: ['input'], message: KEY_MISMATCH});
    }
    if (earlier) return {inventoryAdjustmentGroup: earlier.group, userErrors: []};
    const problems = problemsOf(input, quantities, kind);
    if (problems.length > 0) return refuse(...problems);
    const results = quantities.map((quantity, index) =>
      toChange(quantity, input.name, kind, ['input', kind.list, String(index)], state),
    );
    const refused = results.filter(isProblem);
    if (refused.length > 0) return refuse(...refused);
    const group = execute(input, results.filter(isChange), context);
    state.data.inventoryRequests = [...stored, {key, digest, group}].slice(-MAX_STORED);
    return {inventoryAdjustmentGroup: group, userErrors: []};
  };

export const inventoryMutationResolvers: ResolverMap = {
  Mutation: {
    inventorySetQuantities: mutation<QuantityInput & {readonly quantity: number}>({
      list: 'quantities',
      names: ['available', 'on_hand'],
      nameProblem: {code: 'INVALID_NAME', message: "The quantity name must be either 'available' or 'on_hand'."},
      delta: ({quantity}, current) => quantity - current,
    }),
    inventoryAdjustQuantities: mutation<QuantityInput & {readonly delta: number}>({
      list: 'changes',
      names: ['available'],
      nameProblem: {code: 'INVALID_QUANTITY_NAME', message: 'The specified quantity name is invalid.'},
      delta: ({delta}) => delta,
    }),
  },
  InventoryAdjustmentGroup: {
    changes: ({changeNodes}: ReturnType<typeof execute>) => changeNodes,
  },
};
