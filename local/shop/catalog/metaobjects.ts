import type {QueryRootMetaobjectArgs, QueryRootMetaobjectsArgs} from 'schema-2026-04/storefront-api-types';
import {SEED_DATE} from '../../seed/seed-date';
import type {Seed, SeedMetaobject, SeedNutrition, SeedProduct, SeedRecipe} from '../../seed/types';
import {connection} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {gid, gidNumber} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';
import {productId} from './ids';
import {mediaOf} from './media';
import type {MetaobjectNode} from './nodes';

/** The number before that of the first metaobject of the merchant. */
export const FIRST_ENTRY = 200_000_000_000;
const FIRST_NUTRITION = 201_000_000_000;
const FIRST_RECIPE = 202_000_000_000;

/** Returns the number of the metaobject with a product's nutrition facts. */
export const nutritionNumber = (product: SeedProduct): number => FIRST_NUTRITION + product.number;

/** Returns the number of the metaobject with a product's recipe. */
export const recipeNumber = (product: SeedProduct): number => FIRST_RECIPE + product.number;

const WHOLE_NUMBERS: readonly string[] = ['servingsPerContainer', 'calories'] satisfies (keyof SeedNutrition)[];

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (mail) => `_${mail.toLowerCase()}`);

function typeOf(name: string, value: string | number): string {
  if (typeof value === 'string') return 'single_line_text_field';
  return WHOLE_NUMBERS.includes(name) ? 'number_integer' : 'number_decimal';
}

function toNutritionNode(product: SeedProduct, nutrition: SeedNutrition): MetaobjectNode {
  return {
    __typename: 'Metaobject',
    number: nutritionNumber(product),
    type: 'nutrition_facts',
    handle: product.handle,
    fields: Object.entries(nutrition).map(([name, value]: [string, string | number]) => ({
      key: toSnakeCase(name),
      type: typeOf(name, value),
      value: String(value),
    })),
    updatedAt: dateTime(product.updatedAt),
  };
}

const toRecipeNode = (product: SeedProduct, recipe: SeedRecipe): MetaobjectNode => ({
  __typename: 'Metaobject',
  number: recipeNumber(product),
  type: 'recipe',
  handle: product.handle,
  fields: (['ingredients', 'steps'] as const).map((key) => ({
    key,
    type: 'list.single_line_text_field',
    value: JSON.stringify(recipe[key]),
  })),
  updatedAt: dateTime(product.updatedAt),
});

/**
 * Returns the value of a metaobject's field as Shopify stores it: files and products are referenced by their global ids.
 * An unknown file or product resolves to null.
 */
export function storedValue({type, value}: SeedMetaobject['fields'][number], seed: Seed): string {
  if (value.startsWith('gid://')) return value;
  if (type === 'file_reference') {
    const file = mediaOf(seed).find(({media}) => media.kind !== 'external' && media.file === value);
    return gid(file?.__typename ?? 'MediaImage', file?.number ?? 0);
  }
  if (type !== 'product_reference') return value;
  const product = seed.products.find(({catalogId}) => catalogId === value);
  return product ? productId(product) : gid('Product', 0);
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
export const metaobjectsOf = (seed: Seed): MetaobjectNode[] => [
  ...seed.metaobjects.map((entry) => toEntryNode(entry, seed)),
  ...seed.products.flatMap((product) => (product.nutrition ? [toNutritionNode(product, product.nutrition)] : [])),
  ...seed.products.flatMap((product) => (product.recipe ? [toRecipeNode(product, product.recipe)] : [])),
];

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
