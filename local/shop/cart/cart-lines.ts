import {randomUUID} from 'node:crypto';
import type {AttributeInput, CartLineInput, CartLineUpdateInput} from 'schema-2026-04/storefront-api-types';
import type {Seed} from '../../seed/types';
import {findVariant} from '../catalog/variants';
import {gidNumber} from '../graphql/gid';
import {FieldNotEmulatedError} from '../graphql/schema';
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

const DEFAULT_QUANTITY = 1;

/** Attributes are a map at Shopify: a repeated key keeps its position and takes the last value. */
export function toAttributes(inputs: readonly AttributeInput[] | null | undefined): KeyValue[] {
  return [...new Map(inputs?.map(({key, value}) => [key, value]))].map(([key, value]) => ({key, value}));
}

const isSameSelection = (line: CartLineRecord, variantNumber: number, attributes: readonly KeyValue[]): boolean =>
  line.variantNumber === variantNumber && JSON.stringify(line.attributes) === JSON.stringify(attributes);

function refuseInput(input: CartLineInput, at: readonly string[], findVariant: VariantLookup): CartUserError[] {
  if (findVariant(input.merchandiseId) === undefined) return [CART_ERROR.noSuchMerchandise(at, input.merchandiseId)];
  if (input.sellingPlanId) return [CART_ERROR.noSellingPlan(at)];
  return (input.quantity ?? DEFAULT_QUANTITY) < 0 ? [CART_ERROR.negativeQuantity(at)] : [];
}

/**
 * Adds merchandise. A variant with the same attributes is merged into the existing line; everything else becomes a new
 * line before the others. A quantity of 0 adds no line, as at Shopify.
 *
 * @param lines - the current lines of the cart
 * @param inputs - the lines to add
 * @param at - path of the inputs in the mutation's arguments
 * @param findVariant - looks up a variant that the shop sells
 * @throws FieldNotEmulatedError for a line with a parent
 */
export function addLines(
  lines: readonly CartLineRecord[],
  inputs: readonly CartLineInput[],
  at: readonly string[],
  findVariant: VariantLookup,
): LineChange {
  if (inputs.some(({parent}) => parent)) throw new FieldNotEmulatedError('CartLineInput', 'parent');
  const errors = inputs.flatMap((input, index) => refuseInput(input, [...at, String(index)], findVariant));
  if (errors.length > 0) return {ok: false, errors};
  let next = [...lines];
  const touchedIds = new Set<string>();
  for (const input of inputs) {
    const variantNumber = findVariant(input.merchandiseId);
    const quantity = input.quantity ?? DEFAULT_QUANTITY;
    if (variantNumber === undefined || quantity === 0) continue;
    const attributes = toAttributes(input.attributes);
    const same = next.find((line) => isSameSelection(line, variantNumber, attributes));
    const grown = same
      ? {...same, quantity: same.quantity + quantity}
      : {id: randomUUID(), variantNumber, quantity, attributes};
    next = same ? next.map((line) => (line === same ? grown : line)) : [grown, ...next];
    touchedIds.add(grown.id);
  }
  return {ok: true, lines: next, touchedIds};
}

const uuidOf = (lineGid: string): string => lineGid.replace(/^.*\/CartLine\//, '').replace(/\?.*$/, '');

type LinesByGid = Map<string, CartLineRecord>;

function refuseUpdate(
  input: CartLineUpdateInput,
  index: number,
  known: LinesByGid,
  findVariant: VariantLookup,
): CartUserError[] {
  const at = ['lines', String(index)];
  if (!known.has(input.id)) return [CART_ERROR.noSuchLine([...at, 'id'], uuidOf(input.id))];
  if (input.sellingPlanId) return [CART_ERROR.noSellingPlan(at)];
  const {merchandiseId} = input;
  return merchandiseId && findVariant(merchandiseId) === undefined
    ? [CART_ERROR.noSuchMerchandise(at, merchandiseId)]
    : [];
}

const updated = (line: CartLineRecord, input: CartLineUpdateInput, findVariant: VariantLookup): CartLineRecord => ({
  ...line,
  variantNumber: (input.merchandiseId && findVariant(input.merchandiseId)) || line.variantNumber,
  quantity: input.quantity ?? line.quantity,
  attributes: input.attributes ? toAttributes(input.attributes) : line.attributes,
});

/**
 * Changes quantity, merchandise or attributes of lines; a quantity of 0 or less removes the line. One unknown line
 * rejects the whole change.
 *
 * @param cart - the current cart
 * @param inputs - the changes, by global id of the line
 * @param findVariant - looks up a variant that the shop sells
 */
export function updateLines(
  cart: CartRecord,
  inputs: readonly CartLineUpdateInput[],
  findVariant: VariantLookup,
): LineChange {
  const byGid: LinesByGid = new Map(cart.lines.map((line) => [cartLineGid(cart, line), line]));
  const errors = inputs.flatMap((input, index) => refuseUpdate(input, index, byGid, findVariant));
  if (errors.length > 0) return {ok: false, errors};
  for (const input of inputs) {
    const line = byGid.get(input.id);
    if (line) byGid.set(input.id, updated(line, input, findVariant));
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
