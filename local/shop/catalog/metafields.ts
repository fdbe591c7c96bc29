import type {MetafieldReferencesArgs} from 'schema-2026-04/storefront-api-types';
import type {Seed, SeedProduct} from '../../seed/types';
import {connection} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {gid} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import {productNumber, type ShopContext} from '../state';
import {findNode} from './find-node';
import {productId} from './ids';
import {nutritionNumber} from './metaobjects';
import type {ProductNode} from './nodes';

/** A metafield; the field that returned it determines its parent. */
interface MetafieldNode {
  readonly __typename: 'Metafield';
  readonly id: string;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
  readonly description: null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly parentResource: ProductNode;
}

type Definition = readonly [
  namespace: string,
  key: string,
  type: string,
  read: (product: SeedProduct, seed: Seed) => string | undefined,
];

const list = (values: readonly unknown[] | undefined) => values && JSON.stringify(values);

const idsOf = (catalogIds: readonly string[] | undefined, seed: Seed) =>
  list(catalogIds?.flatMap((id) => seed.products.filter(({catalogId}) => catalogId === id)).map(productId));

/** All metafields that a product can have. As at Shopify, one without a value does not exist. */
const DEFINITIONS: readonly Definition[] = [
  [
    'product',
    'rating',
    'rating',
    ({rating}) => rating && JSON.stringify({value: rating.value.toFixed(1), scale_min: '1.0', scale_max: '5.0'}),
  ],
  ['product', 'review_count', 'number_integer', ({rating}) => rating && String(rating.count)],
  ['catalog', 'id', 'single_line_text_field', ({catalogId}) => catalogId],
  ['catalog', 'second_name', 'single_line_text_field', ({secondName}) => secondName],
  ['catalog', 'heat', 'single_line_text_field', ({heat}) => heat],
  ['catalog', 'badge', 'single_line_text_field', ({badge}) => badge],
  ['catalog', 'hue', 'single_line_text_field', ({hue}) => hue],
  ['catalog', 'ingredients', 'multi_line_text_field', ({ingredients}) => ingredients],
  ['catalog', 'storage', 'multi_line_text_field', ({storage}) => storage],
  ['catalog', 'how_to_use', 'list.single_line_text_field', ({howToUse}) => list(howToUse)],
  ['catalog', 'why_choose', 'list.single_line_text_field', ({whyChoose}) => list(whyChoose)],
  ['catalog', 'includes', 'list.product_reference', ({includes}, seed) => idsOf(includes, seed)],
  ['catalog', 'media', 'json', ({moreMedia}) => list(moreMedia)],
  [
    'catalog',
    'nutrition',
    'metaobject_reference',
    (product) => product.nutrition && gid('Metaobject', nutritionNumber(product)),
  ],
];

interface Identifier {
  readonly namespace?: string | null;
  readonly key: string;
}

function findMetafield(parent: ProductNode, {namespace, key}: Identifier, seed: Seed): MetafieldNode | null {
  const index = DEFINITIONS.findIndex((definition) => definition[0] === namespace && definition[1] === key);
  const [, , type, read] = DEFINITIONS[index] ?? [];
  const value = read?.(parent.product, seed);
  if (type === undefined || value === undefined) return null;
  return {
    __typename: 'Metafield',
    id: gid('Metafield', productNumber(parent.product) * DEFINITIONS.length + index),
    namespace: namespace ?? '',
    key,
    type,
    value,
    description: null,
    createdAt: dateTime(parent.product.createdAt),
    updatedAt: dateTime(parent.product.updatedAt),
    parentResource: parent,
  };
}

/** Returns the value of a product's metafield for filters, or undefined if it has none. */
export const metafieldValue = (product: SeedProduct, seed: Seed, {namespace, key}: Identifier): string | undefined =>
  DEFINITIONS.find((definition) => definition[0] === namespace && definition[1] === key)?.[3](product, seed);

/** The two metafield fields of types that have no metafields here. */
export const noMetafields = {
  metafield: () => null,
  metafields: (_parent: unknown, {identifiers}: {identifiers: readonly Identifier[]}) => identifiers.map(() => null),
};

/** The two metafield fields of a product. */
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

/** The two fields that resolve the references of a value. */
const references = {
  reference: ({type, value}: Referring, _args: unknown, {state}: ShopContext) =>
    REFERENCE.test(type) ? findNode(state.seed, value) : null,
  references: referencesOf,
};

/** Returns the resolvers of `Metafield` and `MetaobjectField`. */
export const metafieldResolvers: ResolverMap = {Metafield: references, MetaobjectField: references};
