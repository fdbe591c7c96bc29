import type {QueryRootMetaobjectArgs, QueryRootMetaobjectsArgs} from 'schema-2026-04/storefront-api-types';
import {SEED_DATE} from '../../seed/seed-date';
import {kitEntriesOf, NUTRITION_OFFSET, RECIPE_OFFSET} from '../../seed/products/kit-entries';
import type {Seed, SeedMetaobject, SeedProduct} from '../../seed/types';
import {connection} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {gid, gidNumber} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';
import {productId} from './ids';
import {mediaOf} from './media';
import type {MetaobjectNode} from './nodes';
import {perSeed} from './per-seed';

/** The number before that of the first metaobject of the merchant. */
export const FIRST_ENTRY = 200_000_000_000;

/** Returns the number in the global id of the metaobject with a product's nutrition facts. */
export const nutritionNumber = (product: SeedProduct): number => FIRST_ENTRY + NUTRITION_OFFSET + product.number;

/** Returns the number in the global id of the metaobject with a product's recipe. */
export const recipeNumber = (product: SeedProduct): number => FIRST_ENTRY + RECIPE_OFFSET + product.number;

/** The global ids of the media by the names of their files. */
const fileIds = perSeed((seed) => {
  const named = mediaOf(seed).flatMap(({__typename, number, media}) =>
    media.kind === 'external' ? [] : [[media.file, gid(__typename, number)] as const],
  );
  // Of several with one file, the first counts.
  return new Map(named.toReversed());
});

/** The global ids of the products by their ids in the seed. */
const productIds = perSeed(({products}) => new Map(products.map((each) => [each.catalogId, productId(each)])));

/**
 * Returns the value of a metaobject's field as Shopify stores it: files and products are referenced by their global ids.
 * An unknown file or product resolves to null.
 */
export function storedValue({type, value}: SeedMetaobject['fields'][number], seed: Seed): string {
  if (value.startsWith('gid://')) return value;
  const fileIdOf = (wanted: string) => fileIds(seed).get(wanted) ?? gid('MediaImage', 0);
  if (type === 'file_reference') return fileIdOf(value);
  const idOf = (wanted: string) => productIds(seed).get(wanted) ?? gid('Product', 0);
  // What staff stored has global ids already.
  if (/^list\.(?:product|file)_reference$/.test(type) && !value.includes('gid://'))
    return JSON.stringify((JSON.parse(value) as readonly string[]).map(type.startsWith('list.file') ? fileIdOf : idOf));
  return type === 'product_reference' ? idOf(value) : value;
}

const toEntryNode = ({number, type, handle, fields, updatedAt}: SeedMetaobject, seed: Seed): MetaobjectNode => ({
  __typename: 'Metaobject',
  number: FIRST_ENTRY + number,
  type,
  handle,
  // A field that staff emptied has no value, so it does not exist.
  fields: fields.filter(({value}) => value !== '').map((field) => ({...field, value: storedValue(field, seed)})),
  updatedAt: dateTime(updatedAt ?? SEED_DATE),
});

/** Returns all metaobjects: the merchant's, and the nutrition facts and the recipe of each product. */
export function entriesOf({metaobjects, products}: Seed): SeedMetaobject[] {
  const changed = new Set(metaobjects.map(({number}) => number));
  return [...metaobjects, ...products.flatMap(kitEntriesOf).filter(({number}) => !changed.has(number))];
}

/** Returns whether a metaobject follows from a product of the seed. */
export const isOfProduct = ({products}: Seed, {number}: SeedMetaobject): boolean =>
  products.flatMap(kitEntriesOf).some((entry) => entry.number === number);

/** Returns the metaobjects that a storefront may read: as at Shopify, those whose definition says so. */
export const metaobjectsOf = perSeed((seed): readonly MetaobjectNode[] => {
  const readable = new Set(
    seed.metaobjectDefinitions.filter(({storefrontAccess}) => storefrontAccess === 'PUBLIC_READ').map(({type}) => type),
  );
  return entriesOf(seed)
    .filter(({type}) => readable.has(type))
    .map((entry) => toEntryNode(entry, seed));
});

function findMetaobject({id, handle}: QueryRootMetaobjectArgs, seed: Seed): MetaobjectNode | null {
  const found = metaobjectsOf(seed).find((entry) =>
    id ? entry.number === gidNumber('Metaobject', id) : entry.handle === handle?.handle && entry.type === handle.type,
  );
  return found ?? null;
}

export const metaobjectResolvers: ResolverMap = {
  QueryRoot: {
    metaobject: (_root, args: QueryRootMetaobjectArgs, {state}: ShopContext) => findMetaobject(args, state.seed),
    metaobjects: (_root, args: QueryRootMetaobjectsArgs, {state}: ShopContext) => {
      const found = metaobjectsOf(state.seed).filter(({type}) => type === args.type);
      if (args.sortKey === 'updated_at')
        found.sort((left, right) => Date.parse(left.updatedAt) - Date.parse(right.updatedAt));
      return connection(found, args, ({number}) => number);
    },
  },
  Metaobject: {
    id: ({number}: MetaobjectNode) => gid('Metaobject', number),
    field: ({fields}: MetaobjectNode, {key}: {key: string}) => fields.find((field) => field.key === key) ?? null,
    onlineStoreUrl: () => null,
    seo: () => null,
  },
};
