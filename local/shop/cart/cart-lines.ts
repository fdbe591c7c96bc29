import {randomUUID} from 'node:crypto';
import type {AttributeInput, CartLineInput, CartLineUpdateInput} from 'schema-2026-04/storefront-api-types';
import type {Seed} from '../../seed/types';
import {findVariant} from '../catalog/variants';
import {gidNumber} from '../graphql/gid';
import {FieldNotEmulatedError} from '../graphql/schema';
import {planNumberFor, requiresPlan} from '../selling-plans/selling-plans';
import type {CartLineRecord, CartRecord, KeyValue} from '../state';
import {CART_ERROR, type CartUserError} from './cart-problems';
import {cartLineGid} from './cart-store';

/** The lines after a change, or the errors. `touchedIds` are the lines that the input named. */
export type LineChange =
  | {readonly ok: true; readonly lines: CartLineRecord[]; readonly touchedIds: ReadonlySet<string>}
  | {readonly ok: false; readonly errors: readonly CartUserError[]};

/** Returns the number of the variant with this global id, or null if the shop does not sell it. */
type VariantLookup = (merchandiseId: string) => number | undefined;

/** Returns a lookup of all variants that the shop sells. */
export const getVariants =
  (seed: Seed): VariantLookup =>
  (merchandiseId) => {
    const number = gidNumber('ProductVariant', merchandiseId);
    return number !== null && findVariant(seed.products, number) ? number : undefined;
  };

/** The plans of the shop. */
export interface PlanLookup {
  /** Returns the number of the plan with this global id, or undefined if the variant cannot be bought with it. */
  readonly find: (planId: string, variantNumber: number) => number | undefined;
  /** Returns whether a variant is sold by subscription only. */
  readonly isRequired: (variantNumber: number) => boolean;
}

const NO_PLANS: PlanLookup = {find: () => undefined, isRequired: () => false};

export const getPlans = (seed: Seed): PlanLookup => ({
  find: (planId, variantNumber) => planNumberFor(seed, planId, variantNumber),
  isRequired: (variantNumber) => requiresPlan(seed, variantNumber),
});

const DEFAULT_QUANTITY = 1;

/** Attributes are a map at Shopify: a repeated key keeps its position and takes the last value. */
export function toAttributes(inputs: readonly AttributeInput[] | null | undefined): KeyValue[] {
  return [...new Map(inputs?.map(({key, value}) => [key, value]))].map(([key, value]) => ({key, value}));
}

const isSameSelection = (line: CartLineRecord, other: Omit<CartLineRecord, 'id' | 'quantity'>): boolean =>
  line.variantNumber === other.variantNumber &&
  line.sellingPlanNumber === other.sellingPlanNumber &&
  JSON.stringify(line.attributes) === JSON.stringify(other.attributes);

/** Returns the error of a plan that a variant does not have, or of a missing one, or an empty list. */
function refusePlan(
  planId: string | null | undefined,
  at: readonly string[],
  variantNumber: number,
  plans: PlanLookup,
): CartUserError[] {
  if (planId) return plans.find(planId, variantNumber) === undefined ? [CART_ERROR.noSellingPlan(at)] : [];
  return plans.isRequired(variantNumber) ? [CART_ERROR.requiresSellingPlan(at)] : [];
}

function refuseInput(
  input: CartLineInput,
  at: readonly string[],
  findVariant: VariantLookup,
  plans: PlanLookup,
): CartUserError[] {
  const variantNumber = findVariant(input.merchandiseId);
  if (variantNumber === undefined) return [CART_ERROR.noSuchMerchandise(at, input.merchandiseId)];
  const planErrors = refusePlan(input.sellingPlanId, at, variantNumber, plans);
  if (planErrors.length > 0) return planErrors;
  return (input.quantity ?? DEFAULT_QUANTITY) < 0 ? [CART_ERROR.negativeQuantity(at)] : [];
}

/**
 * Adds merchandise. A variant with the same attributes and selling plan is merged into the existing line; everything else
 * becomes a new line before the others. A quantity of 0 adds no line, as at Shopify.
 *
 * @param lines - the current lines of the cart
 * @param inputs - the lines to add
 * @param at - path of the inputs in the mutation's arguments
 * @param findVariant - looks up a variant that the shop sells
 * @param plans - the selling plans of the shop
 * @throws FieldNotEmulatedError for a line with a parent
 */
export function addLines(
  lines: readonly CartLineRecord[],
  inputs: readonly CartLineInput[],
  at: readonly string[],
  findVariant: VariantLookup,
  plans = NO_PLANS,
): LineChange {
  if (inputs.some(({parent}) => parent)) throw new FieldNotEmulatedError('CartLineInput', 'parent');
  const errors = inputs.flatMap((input, index) => refuseInput(input, [...at, String(index)], findVariant, plans));
  if (errors.length > 0) return {ok: false, errors};
  let next = [...lines];
  const touchedIds = new Set<string>();
  for (const input of inputs) {
    const variantNumber = findVariant(input.merchandiseId);
    const quantity = input.quantity ?? DEFAULT_QUANTITY;
    if (variantNumber === undefined || quantity === 0) continue;
    const sellingPlanNumber = input.sellingPlanId ? plans.find(input.sellingPlanId, variantNumber) : undefined;
    const selection = {variantNumber, attributes: toAttributes(input.attributes), ...planned(sellingPlanNumber)};
    const same = next.find((line) => isSameSelection(line, selection));
    const grown = same ? {...same, quantity: same.quantity + quantity} : {id: randomUUID(), quantity, ...selection};
    next = same ? next.map((line) => (line === same ? grown : line)) : [grown, ...next];
    touchedIds.add(grown.id);
  }
  return {ok: true, lines: next, touchedIds};
}

const planned = (sellingPlanNumber: number | undefined) => (sellingPlanNumber === undefined ? {} : {sellingPlanNumber});

const uuidOf = (lineGid: string): string => lineGid.replace(/^.*\/CartLine\//, '').replace(/\?.*$/, '');

type LinesByGid = Map<string, CartLineRecord>;

/** What an update changes, and the lookups that check it. */
interface UpdateContext {
  readonly known: LinesByGid;
  readonly findVariant: VariantLookup;
  readonly plans: PlanLookup;
}

function refuseUpdate(
  input: CartLineUpdateInput,
  index: number,
  {known, findVariant, plans}: UpdateContext,
): CartUserError[] {
  const at = ['lines', String(index)];
  const line = known.get(input.id);
  if (!line) return [CART_ERROR.noSuchLine([...at, 'id'], uuidOf(input.id))];
  const {merchandiseId, sellingPlanId} = input;
  const variantNumber = merchandiseId ? findVariant(merchandiseId) : line.variantNumber;
  if (variantNumber === undefined) return [CART_ERROR.noSuchMerchandise(at, merchandiseId ?? '')];
  // A line without a change of its plan keeps it, so that only a change can be wrong.
  return sellingPlanId === undefined ? [] : refusePlan(sellingPlanId, at, variantNumber, plans);
}

function updated(
  line: CartLineRecord,
  input: CartLineUpdateInput,
  {findVariant, plans}: UpdateContext,
): CartLineRecord {
  const variantNumber = (input.merchandiseId && findVariant(input.merchandiseId)) || line.variantNumber;
  const {sellingPlanNumber: before, ...rest} = line;
  const {sellingPlanId: planId} = input;
  const sellingPlanNumber = planId === undefined ? before : planId ? plans.find(planId, variantNumber) : undefined;
  return {
    ...rest,
    variantNumber,
    quantity: input.quantity ?? line.quantity,
    attributes: input.attributes ? toAttributes(input.attributes) : line.attributes,
    ...planned(sellingPlanNumber),
  };
}

/**
 * Changes quantity, merchandise, attributes or selling plan of lines; a quantity of 0 or less removes the line, and the plan
 * null makes it a one-time purchase. One unknown line rejects the whole change.
 *
 * @param cart - the current cart
 * @param inputs - the changes, by global id of the line
 * @param findVariant - looks up a variant that the shop sells
 */
export function updateLines(
  cart: CartRecord,
  inputs: readonly CartLineUpdateInput[],
  findVariant: VariantLookup,
  plans = NO_PLANS,
): LineChange {
  const byGid: LinesByGid = new Map(cart.lines.map((line) => [cartLineGid(cart, line), line]));
  const context = {known: byGid, findVariant, plans};
  const errors = inputs.flatMap((input, index) => refuseUpdate(input, index, context));
  if (errors.length > 0) return {ok: false, errors};
  for (const input of inputs) {
    const line = byGid.get(input.id);
    if (line) byGid.set(input.id, updated(line, input, context));
  }
  // Only a line that the input set to 0 is removed; a line that sold out earlier stays visible at 0.
  for (const {id, quantity} of inputs) {
    if (typeof quantity === 'number' && quantity <= 0) byGid.delete(id);
  }
  return {ok: true, lines: [...byGid.values()], touchedIds: new Set(inputs.map(({id}) => uuidOf(id)))};
}

/** Returns the path of the input that added to a line, or null. */
export const findAddition =
  (inputs: readonly CartLineInput[], at: readonly string[]) =>
  ({variantNumber}: CartLineRecord): readonly string[] | null => {
    const index = inputs.findIndex(({merchandiseId}) => gidNumber('ProductVariant', merchandiseId) === variantNumber);
    return index < 0 ? null : [...at, String(index)];
  };

/** Returns the path of the input that changed a line, or null. */
export const findUpdate =
  (inputs: readonly CartLineUpdateInput[]) =>
  (line: CartLineRecord): readonly string[] | null => {
    const index = inputs.findIndex(({id}) => uuidOf(id) === line.id);
    return index < 0 ? null : ['lines', String(index)];
  };

/**
 * Removes lines. One unknown line rejects the whole change.
 *
 * @param cart - the current cart
 * @param lineIds - global ids of the lines
 */
export function removeLines(cart: CartRecord, lineIds: readonly string[]): LineChange {
  const gids = new Set(cart.lines.map((line) => cartLineGid(cart, line)));
  const errors = lineIds.flatMap((id, index) =>
    gids.has(id) ? [] : [CART_ERROR.noSuchLine(['lineIds', String(index)], uuidOf(id))],
  );
  if (errors.length > 0) return {ok: false, errors};
  return {
    ok: true,
    lines: cart.lines.filter((line) => !lineIds.includes(cartLineGid(cart, line))),
    touchedIds: new Set(),
  };
}
