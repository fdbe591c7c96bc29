import {sha256Hex} from '../../kit/secrets';
import type {SeedProduct, StaffMetafield} from '../../seed/types';
import {metafieldIdentifiers, metafieldNumber, readMetafield} from '../catalog/metafields';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {gid} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import type {ShopContext, ShopState} from '../state';
import {toAdminProduct, type AdminProduct} from './admin-product-node';
import {findAnyProduct} from './find-product';
import {findMetafieldOwner, shopId} from './metafield-owner';
import {isMetafieldType, isValueOfType, toJsonValue} from './metafield-value';

interface Identifier {
  readonly namespace?: string | null;
  readonly key: string;
}

interface SetInput extends Identifier {
  readonly ownerId: string;
  readonly type?: string | null;
  readonly value: string;
  /** Absent: no comparison. Null: the metafield must not exist. */
  readonly compareDigest?: string | null;
}

const MAX_INPUTS = 25;
const FIRST_SHOP_METAFIELD = 60_000_000_000_000;
const HASH_DIGITS = 10;

const compareDigestOf = ({type, value}: StaffMetafield): string => sha256Hex(`${type} ${value}`);

function toNode(product: SeedProduct, {namespace, key}: Identifier, found: StaffMetafield, context: ShopContext) {
  const number = metafieldNumber(product, {namespace, key});
  return {
    __typename: 'Metafield' as const,
    id: gid('Metafield', number),
    legacyResourceId: number,
    namespace,
    key,
    type: found.type,
    value: found.value,
    jsonValue: toJsonValue(found.type, found.value),
    compareDigest: compareDigestOf(found),
    ownerType: 'PRODUCT',
    owner: toAdminProduct(product, context),
    definition: null,
    description: null,
    createdAt: dateTime(product.createdAt),
    updatedAt: dateTime(found.updatedAt),
  };
}

function findNode(product: SeedProduct, identifier: Identifier, context: ShopContext) {
  const found = readMetafield(product, context.state.seed, identifier);
  return found && toNode(product, identifier, found, context);
}

function findShopNode(identifier: Identifier, state: ShopState) {
  const found = findMetafieldOwner(state, shopId(state))?.read(identifier);
  if (!found) return null;
  const number = Number.parseInt(sha256Hex(`${identifier.namespace}.${identifier.key}`).slice(0, HASH_DIGITS), 16);
  const {type, value} = found;
  return {
    __typename: 'Metafield' as const,
    id: gid('Metafield', FIRST_SHOP_METAFIELD + number),
    ...identifier,
    type,
    value,
    jsonValue: toJsonValue(type, value),
    compareDigest: compareDigestOf(found),
    ownerType: 'SHOP',
    definition: null,
    updatedAt: dateTime(found.updatedAt),
  };
}

function problemOf(input: SetInput, index: number, state: ShopState) {
  const problem = (code: string, key: string, message: string) => ({
    code,
    elementIndex: index,
    field: ['metafields', String(index), key],
    message,
  });
  if (!input.namespace) throw new FieldNotEmulatedError('MetafieldsSetInput', 'metafields of the app itself');
  const owner = findMetafieldOwner(state, input.ownerId);
  if (!owner) return problem('INVALID', 'ownerId', 'Owner does not exist.');
  const current = owner.read(input);
  const expected = current?.type ?? owner.definedType(input);
  const type = input.type ?? expected;
  if (!type) return problem('BLANK', 'type', "Type can't be blank");
  if (!isMetafieldType(type)) return problem('INVALID_TYPE', 'type', 'Type is not a known type.');
  if (expected && type !== expected) {
    return problem('INVALID_TYPE', 'type', `Type must be consistent with the definition's type: '${expected}'.`);
  }
  if (input.value === '') return problem('BLANK', 'value', "Value can't be blank.");
  if (!isValueOfType(type, input.value)) return problem('INVALID_VALUE', 'value', `Value must be a valid ${type}.`);
  if (input.compareDigest === undefined || input.compareDigest === (current && compareDigestOf(current))) return null;
  const message = 'The resource has been updated since it was loaded. Try again with an updated `compareDigest` value.';
  return problem('STALE_OBJECT', 'compareDigest', message);
}

/** `metafieldsSet`: stores all metafields or, with a problem in one, none. */
function setMetafields(_root: unknown, {metafields}: {readonly metafields: readonly SetInput[]}, context: ShopContext) {
  const {state} = context;
  if (metafields.length > MAX_INPUTS) {
    const message = `Exceeded the maximum metafields input limit of ${MAX_INPUTS}.`;
    const error = {code: 'LESS_THAN_OR_EQUAL_TO', elementIndex: null, field: ['metafields'], message};
    return {metafields: null, userErrors: [error]};
  }
  const userErrors = metafields.flatMap((input, index) => problemOf(input, index, state) ?? []);
  if (userErrors.length > 0) return {metafields: [], userErrors};
  const updatedAt = dateTime(state.clock().toISOString());
  for (const input of metafields) {
    const owner = findMetafieldOwner(state, input.ownerId);
    const type = input.type ?? owner?.read(input)?.type ?? owner?.definedType(input) ?? '';
    owner?.write(input, {type, value: input.value, updatedAt});
  }
  const nodes = metafields.flatMap((input) => {
    const product = input.ownerId === shopId(state) ? null : findAnyProduct(state, input.ownerId);
    return (product ? findNode(product, input, context) : findShopNode(input, state)) ?? [];
  });
  return {metafields: nodes, userErrors: []};
}

function deleteMetafields(
  _root: unknown,
  {metafields}: {readonly metafields: readonly {ownerId: string; namespace: string; key: string}[]},
  {state}: ShopContext,
) {
  const deletedMetafields = metafields.map((identifier) => {
    const owner = findMetafieldOwner(state, identifier.ownerId);
    if (!owner?.read(identifier)) return null;
    owner.write(identifier, null);
    return {...identifier};
  });
  return {deletedMetafields, userErrors: []};
}

function listMetafields(
  {product}: AdminProduct,
  args: ConnectionArgs & {readonly namespace?: string | null; readonly keys?: readonly string[] | null},
  context: ShopContext,
) {
  const wanted = metafieldIdentifiers(product).filter(
    ({namespace, key}) =>
      (!args.namespace || args.namespace === namespace) &&
      (!args.keys || args.keys.includes(args.namespace ? key : `${namespace}.${key}`)),
  );
  const nodes = wanted.flatMap((identifier) => findNode(product, identifier, context) ?? []);
  return connection(nodes, args, ({id}) => id);
}

export const adminMetafieldResolvers: ResolverMap = {
  Product: {
    metafield: ({product}: AdminProduct, identifier: Identifier, context: ShopContext) =>
      findNode(product, identifier, context),
    metafields: listMetafields,
  },
  Shop: {
    metafield: (_shop: unknown, identifier: Identifier, {state}: ShopContext) => findShopNode(identifier, state),
  },
  Mutation: {metafieldsSet: setMetafields, metafieldsDelete: deleteMetafields},
};
