import type {MetafieldReferencesArgs} from 'schema-2026-04/storefront-api-types';
import {sha256Hex} from '../../kit/secrets';
import {PLAIN_METAFIELDS, toRating} from '../../seed/definitions/plain-metafields';
import type {Seed, SeedProduct, StaffMetafield} from '../../seed/types';
import {connection} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {gid} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import {productNumber, type ShopContext} from '../state';
import {findNode} from './find-node';
import {productId} from './ids';
import {nutritionNumber, recipeNumber} from './metaobjects';
import type {ArticleNode, ProductNode} from './nodes';

/** A metafield; the field that returned it determines its parent. */
export interface MetafieldNode {
  readonly __typename: 'Metafield';
  readonly id: string;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
  readonly description: null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly parentResource: ProductNode | ArticleNode;
}

/** How a metafield of the seed's products follows from their fields. */
type Source = readonly [
  namespace: string,
  key: string,
  type: string,
  read: (product: SeedProduct, seed: Seed) => string | undefined,
];

/** Returns the value of a list of product references; products that do not exist are left out. */
export const idsOf = (catalogIds: readonly string[] | undefined, seed: Seed) =>
  catalogIds &&
  JSON.stringify(catalogIds.flatMap((id) => seed.products.filter(({catalogId}) => catalogId === id)).map(productId));

/** All metafields that the products of the seed can have. As at Shopify, one without a value does not exist. */
const SOURCES: readonly Source[] = [
  ...PLAIN_METAFIELDS,
  ['catalog', 'includes', 'list.product_reference', ({includes}, seed) => idsOf(includes, seed)],
  [
    'catalog',
    'nutrition',
    'metaobject_reference',
    (product) => product.nutrition && gid('Metaobject', nutritionNumber(product)),
  ],
  [
    'catalog',
    'recipe',
    'metaobject_reference',
    (product) => product.recipe && gid('Metaobject', recipeNumber(product)),
  ],
  // The storefront writes both for its own reviews: the first is its own, the second Shopify's standard definition.
  ...['storefront_reviews', 'reviews'].flatMap((namespace): Source[] => [
    [namespace, 'rating', 'rating', ({ownRating}) => ownRating && toRating(ownRating.total / ownRating.count, 2)],
    [namespace, 'rating_count', 'number_integer', ({ownRating}) => ownRating && String(ownRating.count)],
  ]),
];

export interface Identifier {
  readonly namespace?: string | null;
  readonly key: string;
}

/** Returns the definition of a metafield of products, or undefined. */
export const findDefinition = ({metafieldDefinitions}: Seed, {namespace, key}: Identifier) =>
  metafieldDefinitions.find((each) => each.ownerType === 'PRODUCT' && each.namespace === namespace && each.key === key);

/** As at Shopify, a storefront reads a metafield only if its definition says so. */
const isReadable = (seed: Seed, identifier: Identifier): boolean =>
  findDefinition(seed, identifier)?.storefrontAccess === 'PUBLIC_READ';

/** Returns the stored metafield of a product: what staff set, else what the seed has, else null. */
export function readMetafield(product: SeedProduct, seed: Seed, {namespace, key}: Identifier): StaffMetafield | null {
  const set = product.staff?.metafields?.[`${namespace}.${key}`];
  if (set !== undefined) return set;
  const [, , type, read] = SOURCES.find((each) => each[0] === namespace && each[1] === key) ?? [];
  const value = read?.(product, seed);
  return type === undefined || value === undefined ? null : {type, value, updatedAt: product.updatedAt};
}

export const metafieldIdentifiers = ({staff}: SeedProduct): readonly {namespace: string; key: string}[] => {
  const defined = SOURCES.map(([namespace, key]) => `${namespace}.${key}`);
  return [...new Set([...defined, ...Object.keys(staff?.metafields ?? {})])].map((name) => {
    const [namespace = '', key = ''] = name.split('.');
    return {namespace, key};
  });
};

const FIRST_STAFF_METAFIELD = 40_000_000_000_000;
const HASH_DIGITS = 10;

/** Returns the number in the global id of a product's metafield. */
export function metafieldNumber(product: SeedProduct, {namespace, key}: Identifier): number {
  const index = SOURCES.findIndex((source) => source[0] === namespace && source[1] === key);
  if (index >= 0) return productNumber(product) * SOURCES.length + index;
  const hash = sha256Hex(`${product.number} ${namespace}.${key}`).slice(0, HASH_DIGITS);
  return FIRST_STAFF_METAFIELD + Number.parseInt(hash, 16);
}

function findMetafield(parent: ProductNode, identifier: Identifier, seed: Seed): MetafieldNode | null {
  const {product} = parent;
  const found = isReadable(seed, identifier) ? readMetafield(product, seed, identifier) : null;
  return (
    found && {
      __typename: 'Metafield',
      id: gid('Metafield', metafieldNumber(product, identifier)),
      namespace: identifier.namespace ?? '',
      key: identifier.key,
      type: found.type,
      value: found.value,
      description: null,
      createdAt: dateTime(product.createdAt),
      updatedAt: dateTime(found.updatedAt),
      parentResource: parent,
    }
  );
}

/** Returns the value of a product's metafield for filters, or undefined if it has none. */
export const metafieldValue = (product: SeedProduct, seed: Seed, identifier: Identifier): string | undefined =>
  isReadable(seed, identifier) ? readMetafield(product, seed, identifier)?.value : undefined;

/** The two metafield fields of types that have no metafields here. */
export const noMetafields = {
  metafield: () => null,
  metafields: (_parent: unknown, {identifiers}: {identifiers: readonly Identifier[]}) => identifiers.map(() => null),
};

export const productMetafields = {
  metafield: (parent: ProductNode, identifier: Identifier, {state}: ShopContext) =>
    findMetafield(parent, identifier, state.seed),
  metafields: (parent: ProductNode, {identifiers}: {identifiers: readonly Identifier[]}, {state}: ShopContext) =>
    identifiers.map((identifier) => findMetafield(parent, identifier, state.seed)),
};

/** A metafield value that may reference other objects of the shop. */
interface Referring {
  readonly type: string;
  readonly value: string;
}

const LIST_OF_REFERENCES = /^list\.\w+_reference$/;
const REFERENCE = /^\w+_reference$/;

function referencesOf({type, value}: Referring, args: MetafieldReferencesArgs, {state}: ShopContext) {
  if (!LIST_OF_REFERENCES.test(type)) return null;
  const ids = JSON.parse(value) as readonly string[];
  const found = ids.flatMap((id) => findNode(state.seed, id) ?? []);
  return connection(found, args, (node) => ids[found.indexOf(node)] ?? '');
}

const references = {
  reference: ({type, value}: Referring, _args: unknown, {state}: ShopContext) =>
    REFERENCE.test(type) ? findNode(state.seed, value) : null,
  references: referencesOf,
};

export const metafieldResolvers: ResolverMap = {Metafield: references, MetaobjectField: references};
